package regatta.league.tune;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import regatta.core.BadInput;

/** How better numbers are looked for. */
public enum Method {
    SPSA("spsa") {
        @Override
        Optimiser optimiser(Space space, int blocks, long seed) {
            return new Spsa(space, blocks, seed);
        }
    };

    private final String id;

    Method(String id) {
        this.id = id;
    }

    abstract Optimiser optimiser(Space space, int blocks, long seed);

    /**
     * Returns the method of that name.
     *
     * @throws BadInput if there is none
     */
    public static Method named(String name) {
        List<String> known = Stream.of(values()).map(Method::toString).toList();
        for (Method method : values()) {
            if (method.id.equals(name.toLowerCase(Locale.ROOT))) {
                return method;
            }
        }
        throw BadInput.unknown("method", name, known);
    }

    @Override
    public String toString() {
        return id;
    }
}
