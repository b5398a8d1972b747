package regatta.halite.bots.hungarian;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;

/**
 * What there is to choose between: a few answers to each {@link Question}. A plan is an answer to each of them, by its
 * place; the first answer leaves all numbers as they are.
 */
final class Doctrine {

    /** A question, and by what each answer to it multiplies some of the numbers. */
    enum Question {
        HOW_BOLD(
                Map.of("meeting", 0.4, "ramReward", 2.5, "blockReward", 2.5),
                Map.of("meeting", 2.5, "ramReward", 0.0, "blockReward", 0.0)),
        HOW_MANY_SHIPS(Map.of("spawnWorth", 0.5, "spawnWorth4", 0.5), Map.of("spawnWorth", 2.0, "spawnWorth4", 2.0)),
        HOW_MANY_DROPOFFS(
                Map.of("shipsPerStructure", 0.65, "siteSum", 0.7, "siteDistance", 0.8), Map.of("mostStructures", 0.0)),
        HOW_FULL(Map.of("homing", 0.7), Map.of("homing", 1.4)),
        HOW_DEEP(Map.of("mining", 0.75), Map.of("mining", 1.3));

        private final List<Map<String, Double>> factors;

        Question(Map<String, Double> one, Map<String, Double> another) {
            factors = List.of(Map.of(), one, another);
        }

        int answers() {
            return factors.size();
        }

        /** Returns the names of the numbers it is about. */
        Set<String> numbers() {
            Set<String> names = new TreeSet<>();
            factors.forEach(answer -> names.addAll(answer.keySet()));
            return names;
        }
    }

    private final BotSettings settings;
    private final int seats;
    private final Map<String, HungarianParameters> numbers = new TreeMap<>();

    Doctrine(BotSettings settings, int seats) {
        this.settings = settings;
        this.seats = seats;
    }

    /** Returns the numbers that go with a plan. */
    HungarianParameters numbers(int[] plan) {
        return numbers.computeIfAbsent(Arrays.toString(plan), key -> make(plan));
    }

    private HungarianParameters make(int[] plan) {
        BotSettings changed = settings;
        for (Question question : Question.values()) {
            Map<String, Double> factors = question.factors.get(plan[question.ordinal()]);
            for (Parameter parameter : AdmiralParameters.LIST) {
                Double factor = factors.get(parameter.name());
                if (factor != null) {
                    changed = changed.but(parameter, factor * changed.value(parameter));
                }
            }
        }
        return new AdmiralParameters(changed, seats);
    }
}
