package regatta.halite.bots.hungarian;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;
import regatta.halite.bots.hungarian.Doctrine.Question;

/** The numbers of the champion: those of {@link HungarianBot}, and those of its {@link Council}. */
final class AdmiralParameters extends HungarianParameters {

    static final List<Parameter> LIST = new AdmiralParameters(BotSettings.usual(), 2).list();

    final int foresight =
            whole("foresight", 60, 0, 10_000, "turns of a fleet on 32x32 it plays out in its mind for a turn");
    final int horizon = whole("horizon", 100, 1, 500, "how many turns an answer is played out");
    final double trust = real("trust", 0.9, 0, 1, "the part of all moves it must foresee to believe itself");
    final double habit = real("habit", 100, 0, 10_000, "how much better another answer must be");
    final double cargoWorth = real("cargoWorth", 0.8, 0, 2, "what cargo counts beside the bank");
    final double dropoffWorth = real("dropoffWorth", 2000, 0, 10_000, "what a dropoff counts at the beginning");
    final double prospect = real("prospect", 1, 0, 2, "what counts of what ships will still mine");
    private final boolean asksBold = onOff("asksBold", true, "1 if it asks itself how bold to be");
    private final boolean asksShips = onOff("asksShips", true, "1 if it asks itself how many ships to have");
    private final boolean asksDropoffs = onOff("asksDropoffs", true, "1 if it asks itself how many dropoffs to build");
    private final boolean asksFull = onOff("asksFull", true, "1 if it asks itself how full to go home");
    private final boolean asksDeep = onOff("asksDeep", true, "1 if it asks itself how deep to mine");

    AdmiralParameters(BotSettings settings, int seats) {
        super(settings, seats, standards());
    }

    private static Map<String, Double> standards() {
        Map<String, Double> own = new TreeMap<>();
        own.put("shared", 0.5);
        own.put("siteCredit", 1500.0);
        return own;
    }

    boolean asks(Question question) {
        return switch (question) {
            case HOW_BOLD -> asksBold;
            case HOW_MANY_SHIPS -> asksShips;
            case HOW_MANY_DROPOFFS -> asksDropoffs;
            case HOW_FULL -> asksFull;
            case HOW_DEEP -> asksDeep;
        };
    }
}
