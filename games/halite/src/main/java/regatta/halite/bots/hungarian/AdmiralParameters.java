package regatta.halite.bots.hungarian;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;

/** The numbers of the champion: those of {@link HungarianBot}, and those of its {@link Council}. */
final class AdmiralParameters extends HungarianParameters {

    /**
     * Where it differs from the document's bot: it does not rush to where enemies are, and goes for what is inspired; among many
     * it also dares more and expects the others.
     */
    private static final Map<String, Double> OWN = new TreeMap<>();

    static {
        OWN.put("inspireFactor", 1.2);
        OWN.put("inspireFactor4", 1.3);
        OWN.put("goalRush", 0.0);
        OWN.put("goalRush4", 0.0);
        OWN.put("meeting4", 2.0);
        OWN.put("sighted4", 1.0);
        OWN.put("heed4", 1.0);
        OWN.put("shipFades", 1.0);
    }

    static final List<Parameter> LIST = new AdmiralParameters(BotSettings.usual(), 2).list();

    final int foresight =
            whole("foresight", 36, 0, 10_000, "turns of a fleet on 32x32 that it plays out in its mind, each turn");
    final int horizon = whole("horizon", 60, 1, 500, "how many turns a choice is played out");
    final double depthStep = real("depthStep", 1.3, 1, 5, "by which factor the choices of how deep to mine differ");
    final double trust = real("trust", 0.9, 0, 1, "the part of all moves it must foresee to believe itself");
    final double habit = real("habit", 100, 0, 10_000, "how much better another choice must be");
    final double cargoWorth = real("cargoWorth", 0.8, 0, 2, "what cargo counts beside the bank");
    final double dropoffWorth = real("dropoffWorth", 2000, 0, 10_000, "what a dropoff counts at the beginning");
    final double prospect = real("prospect", 1, 0, 2, "what counts of what ships will still mine");

    private final BotSettings settings;
    private final int seats;

    AdmiralParameters(BotSettings settings, int seats) {
        super(settings, seats, OWN);
        this.settings = settings;
        this.seats = seats;
    }

    /** Returns whether it needs to know what the others will do. */
    boolean foresees() {
        return foresight > 0 || heed;
    }

    /** Returns numbers with which cells are mined deeper by a factor, or less deep by one below 1. */
    AdmiralParameters deeper(double factor) {
        for (Parameter parameter : LIST) {
            if (parameter.name().equals("mining")) {
                return new AdmiralParameters(settings.but(parameter, factor * settings.value(parameter)), seats);
            }
        }
        throw new IllegalStateException("no number for mining");
    }
}
