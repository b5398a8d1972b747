package regatta.league.tune.search;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import regatta.core.BadInput;
import regatta.core.Plural;

/** The search methods. */
public enum Method {
    SPSA("spsa", Spsa::new),
    REGRESSION("regression", (bounds, blocks, seed) -> new Regression(bounds, seed));

    private interface Maker {
        Optimiser make(SearchBounds bounds, int blocks, long seed);
    }

    private final String id;

    @SuppressWarnings("ImmutableEnumChecker") // Makers have no state.
    private final Maker maker;

    Method(String id, Maker maker) {
        this.id = id;
        this.maker = maker;
    }

    public Optimiser optimiser(SearchBounds bounds, int blocks, long seed) {
        return maker.make(bounds, blocks, seed);
    }

    /**
     * A method and the reason for it.
     *
     * @param reason a sentence; empty if the user chose the method
     */
    public record Choice(Method method, String reason) {}

    /** The name that lets the tuner choose a method. */
    public static final String AUTO = "auto";

    private static final int MAX_PARAMETERS_OF_SPSA = 12;
    private static final int MAX_PARAMETERS_OF_REGRESSION = 100;
    private static final int MIN_GAMES_PER_PARAMETER = 100;

    /**
     * Chooses a method by the number of games that each needed on bots with known optimal parameters
     * (docs/notebook/tuning.md).
     */
    private static Choice chosen(int parameters, int games) {
        String which = Plural.of(parameters, "parameter") + " and " + Plural.of(games, "game") + ": ";
        if (parameters <= MAX_PARAMETERS_OF_SPSA) {
            return new Choice(
                    SPSA,
                    "spsa, for " + which + "with few parameters it needs the fewest games, and it is the most"
                            + " robust if extreme values are harmful.");
        }
        if (parameters <= MAX_PARAMETERS_OF_REGRESSION && games >= MIN_GAMES_PER_PARAMETER * parameters) {
            return new Choice(
                    REGRESSION,
                    "regression, for " + which + "with " + MIN_GAMES_PER_PARAMETER + " games per"
                            + " parameter or more it needs about half as many games as spsa.");
        }
        return new Choice(
                SPSA,
                "spsa, for " + which
                        + (parameters > MAX_PARAMETERS_OF_REGRESSION
                                ? "with that many parameters, a regression would take longer than the games."
                                : "with fewer than " + MIN_GAMES_PER_PARAMETER
                                        + " games per parameter, a regression has too little data."));
    }

    /**
     * Returns the method of a name, or chooses one.
     *
     * @throws BadInput if the name is unknown
     */
    public static Choice choice(String name, int parameters, int games) {
        return name.equals(AUTO) ? chosen(parameters, games) : new Choice(named(name), "");
    }

    /**
     * Returns the method of a name.
     *
     * @throws BadInput if the name is unknown
     */
    static Method named(String name) {
        List<String> known = Stream.concat(Stream.of(AUTO), Stream.of(values()).map(Method::toString))
                .toList();
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
