package regatta.league.tune.search;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import regatta.core.BadInput;
import regatta.core.Counted;

/** How better numbers are looked for. */
public enum Method {
    SPSA("spsa", Spsa::new),
    REGRESSION("regression", (box, blocks, seed) -> new Regression(box, seed));

    /** Begins a search. */
    private interface Maker {
        Optimiser make(Box box, int blocks, long seed);
    }

    private final String id;

    @SuppressWarnings("ImmutableEnumChecker") // Constructors keep nothing.
    private final Maker maker;

    Method(String id, Maker maker) {
        this.id = id;
        this.maker = maker;
    }

    public Optimiser optimiser(Box box, int blocks, long seed) {
        return maker.make(box, blocks, seed);
    }

    /**
     * A method and why it was chosen.
     *
     * @param reason as a sentence; empty if somebody asked for it
     */
    public record Choice(Method method, String reason) {}

    /** What leaves the choice of a method to the tuner. */
    public static final String AUTO = "auto";

    private static final int FEW_PARAMETERS = 12;
    private static final int MANY_PARAMETERS = 100;
    private static final int GAMES_A_PARAMETER = 100;

    /** Chooses as docs/tuning.md says, from what each method needed on bots whose best numbers are known. */
    private static Choice chosen(int parameters, int games) {
        String which = Counted.of(parameters, "parameter") + " and " + Counted.of(games, "game") + ": ";
        if (parameters <= FEW_PARAMETERS) {
            return new Choice(
                    SPSA,
                    "spsa, for " + which + "with few parameters no method needs fewer games, and it is the"
                            + " surest where a number too far is a disaster.");
        }
        if (parameters <= MANY_PARAMETERS && games >= GAMES_A_PARAMETER * parameters) {
            return new Choice(
                    REGRESSION,
                    "regression, for " + which + "with " + GAMES_A_PARAMETER + " games a parameter"
                            + " or more it learns from all of them at once and needs about half as many as spsa.");
        }
        return new Choice(
                SPSA,
                "spsa, for " + which
                        + (parameters > MANY_PARAMETERS
                                ? "with that many parameters a regression would take longer than the games."
                                : "with fewer than " + GAMES_A_PARAMETER
                                        + " games a parameter a regression has too little to go by."));
    }

    /**
     * Returns the method of that name, or chooses one.
     *
     * @throws BadInput if there is none
     */
    public static Choice choice(String name, int parameters, int games) {
        return name.equals(AUTO) ? chosen(parameters, games) : new Choice(named(name), "");
    }

    /**
     * Returns the method of that name.
     *
     * @throws BadInput if there is none
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
