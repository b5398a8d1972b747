package regatta.league;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import regatta.core.BadInput;
import regatta.host.match.Farm;
import regatta.host.match.ThreadFarm;
import regatta.league.Ablation.Idea;
import regatta.league.verdict.Failure;
import regatta.league.verdict.PairTest;
import regatta.league.verdict.Tally;
import regatta.league.verdict.Verdict;

/**
 * Prints the value of each idea of a built-in bot: the bot plays itself with one parameter turned off, in both seatings
 * of new scenarios; or both play the same games against an opponent. Ideas can be selected by name, with the value that
 * turns them off. {@code ./regatta-bench --ablation GAME BOT [GAMES [OPPONENT [IDEA[=OFF],…]]]}
 */
public final class AblationBench {

    private static final String USAGE = "usage: ./regatta-bench --ablation GAME BOT [GAMES [OPPONENT [IDEA[=OFF],…]]]";
    private static final int MAX_ARGUMENTS = 5;
    private static final int DEFAULT_GAMES = 200;
    private static final int BAD_INPUT = 2;

    private AblationBench() {}

    public static void main(String[] arguments) {
        try {
            if (arguments.length < 2 || arguments.length > MAX_ARGUMENTS) {
                throw new BadInput(USAGE);
            }
            int games = arguments.length > 2 ? games(arguments[2]) : DEFAULT_GAMES;
            List<String> opponents = arguments.length > 3 ? List.of(arguments[3]) : List.of();
            Ablation ablation = Ablation.of(arguments[0], arguments[1], opponents);
            print(ablation, ideas(ablation, arguments.length > 4 ? arguments[4] : ""), games);
        } catch (BadInput e) {
            System.err.println(e.getMessage());
            System.exit(BAD_INPUT);
        }
    }

    private static int games(String text) {
        try {
            int games = Integer.parseInt(text);
            if (games >= Tally.GAMES_PER_BLOCK) {
                return games;
            }
        } catch (NumberFormatException e) {
            // Reported below.
        }
        throw new BadInput("GAMES must be a whole number of at least 2, not '" + text + "'. " + USAGE);
    }

    private static List<Idea> ideas(Ablation ablation, String names) {
        return names.isEmpty()
                ? ablation.ideas()
                : Arrays.stream(names.split(",", -1)).map(ablation::idea).toList();
    }

    private static void print(Ablation ablation, List<Idea> ideas, int games) {
        System.out.printf(
                "%s without an idea against %s with it%s, starting with '%s'. A score below 50 %% means"
                        + " that the idea helps.%n%n",
                ablation.bot(), ablation.bot(), against(ablation.opponents()), ablation.scenario());
        System.out.println("| without | description | score | nElo | games | faults |");
        System.out.println("|---|---|---|---|---|---|");
        try (Farm farm = new ThreadFarm(Runtime.getRuntime().availableProcessors())) {
            for (Idea idea : ideas) {
                String figures = idea.on() ? figures(ablation.test(idea, games, farm)) : "already off | | | |";
                System.out.println("| `" + idea + "` | " + idea.parameter().summary() + " | " + figures);
            }
        }
    }

    private static String against(List<String> opponents) {
        return opponents.isEmpty() ? "" : ", each among " + String.join(", ", opponents);
    }

    private static String figures(PairTest.PairTestResult outcome) {
        Verdict verdict = outcome.verdict();
        int failed = outcome.failures().stream().mapToInt(Failure::failed).sum();
        return String.format(
                Locale.ROOT,
                "%.1f ± %.1f %% | %+.0f ± %.0f | %d | %d |",
                100 * verdict.score(),
                100 * verdict.scoreError(),
                verdict.elo(),
                verdict.eloError(),
                verdict.games(),
                failed);
    }
}
