package regatta.halite.bots;

import java.util.Map;
import regatta.core.BotParameters;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;

/** The parameters of a bot for Halite. A parameter may have one value for two players and another for more. */
public abstract class HaliteParameters extends BotParameters {

    private final boolean manyPlayers;

    /**
     * Reads the parameters for a match.
     *
     * @param own the standard values that differ from those that the subclass declares, by name
     */
    protected HaliteParameters(BotSettings settings, int seats, Map<String, Double> own) {
        super(settings, own);
        manyPlayers = seats > 2;
    }

    /** Names a parameter that has another name now: see {@link #removed}. */
    protected final void renamed(String before, String now) {
        removed("it is called " + now + " now", before);
    }

    /**
     * Declares two parameters, {@code name} for two players and one with a 4 appended for more, and returns the one for
     * this match.
     *
     * @param two the standard value for two players
     * @param more the standard value for more than two players
     */
    protected final double bySeats(String name, double two, double more, double min, double max, String summary) {
        double forTwo = value(new Parameter(name, two, min, max, summary + " (two players)"));
        double forMore = value(new Parameter(name + "4", more, min, max, summary + " (more than two players)"));
        return manyPlayers ? forMore : forTwo;
    }
}
