package regatta.league.verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.FarmLoop.Task;
import regatta.host.match.Job;
import regatta.host.match.JobResult;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchReport.SeatReport;
import regatta.host.match.TurnFault;
import regatta.league.rating.Results;

/**
 * A comparison of two bots in blocks of two games on one scenario, so that advantages of the scenario cancel.
 *
 * <p>Without a field, the bots play each other, once in each order of seats. With a field, they form a <em>substitution
 * pair</em>: each plays one game in the same seat against the same opponents. The seat changes with every block, and
 * the field is shifted after each round of seats.
 *
 * @param candidate the new bot
 * @param baseline the old bot
 * @param field the bots of the other seats, repeated until all are taken; empty if the two play each other
 * @param setup the scenarios and conditions
 */
public record Comparison(BotSpec candidate, BotSpec baseline, List<BotSpec> field, Setup setup) {

    /**
     * The scenarios and conditions of a comparison.
     *
     * @param patterns scenarios that are played in turn, with consecutive random seeds; for a book, its first scenario
     * @param seats the number of seats of each scenario
     * @param book the scenarios of a book, one block each; empty if random seeds are used, which never run out
     */
    public record Setup(
            Game game, List<Scenario> patterns, int seats, List<Scenario> book, MatchConditions conditions) {

        /**
         * Returns the setup of a scenario with consecutive random seeds.
         *
         * @throws BadInput if the scenario cannot be played
         */
        public static Setup of(Game game, Scenario scenario, MatchConditions conditions) {
            return ofPatterns(game, List.of(scenario), conditions);
        }

        /**
         * Returns the setup of several scenarios with consecutive random seeds.
         *
         * @throws BadInput if a scenario cannot be played
         */
        public static Setup ofPatterns(Game game, List<Scenario> patterns, MatchConditions conditions) {
            return new Setup(game, List.copyOf(patterns), seats(game, patterns), List.of(), conditions);
        }

        private static int seats(Game game, List<Scenario> scenarios) {
            int seats = game.open(scenarios.get(0)).start().seats();
            if (seats < 2) {
                throw new BadInput("'" + scenarios.get(0) + "' has one player, and a comparison needs two.");
            }
            for (Scenario scenario : scenarios.subList(1, scenarios.size())) {
                if (game.open(scenario).start().seats() != seats) {
                    throw new BadInput("All games of a test have the same number of players, but '" + scenarios.get(0)
                            + "' and '" + scenario + "' differ.");
                }
            }
            return seats;
        }

        /**
         * Returns the setup of a book.
         *
         * @throws BadInput if a scenario cannot be played
         */
        public static Setup of(Game game, List<Scenario> book, MatchConditions conditions) {
            return new Setup(game, List.of(book.get(0)), seats(game, book), List.copyOf(book), conditions);
        }

        /** Returns the first scenario, as an example. */
        public Scenario scenario() {
            return patterns.get(0);
        }

        public int blocks() {
            return book.isEmpty() ? Integer.MAX_VALUE : book.size();
        }

        Scenario scenario(int number) {
            if (!book.isEmpty()) {
                return book.get(number);
            }
            // After each round of seats and patterns, one pattern is skipped, so that every seat plays every pattern.
            int round = patterns.size() / greatestCommonDivisor(patterns.size(), seats) * seats;
            Scenario pattern = patterns.get((number + number / round) % patterns.size());
            return game.info().withLaterSeed(pattern, number);
        }

        private static int greatestCommonDivisor(int a, int b) {
            return b == 0 ? a : greatestCommonDivisor(b, a % b);
        }
    }

    /** Returns a comparison. With more than two seats and no field, the baseline takes the other seats. */
    public static Comparison of(BotSpec candidate, BotSpec baseline, List<BotSpec> field, Setup setup) {
        // Against itself the baseline scores one half, so this field favours neither bot.
        boolean alone = field.isEmpty() && setup.seats() > 2;
        return new Comparison(candidate, baseline, alone ? List.of(baseline) : List.copyOf(field), setup);
    }

    public int seats() {
        return setup.seats();
    }

    public List<BotSpec> bots() {
        List<BotSpec> bots = new ArrayList<>(List.of(candidate, baseline));
        bots.addAll(field);
        return bots;
    }

    /** Returns the same comparison with another candidate. */
    Comparison with(BotSpec other) {
        return new Comparison(other, baseline, field, setup);
    }

    /**
     * Returns a block as a task for a farm.
     *
     * @param key a key that no other running block has
     */
    public Task task(int number, String key, Consumer<Block> count) {
        return new Task(
                jobs(number, key),
                games -> count.accept(
                        block(number, games.stream().map(JobResult::report).toList())));
    }

    /**
     * Returns the two games of a block. The scenario and the seats do not depend on the candidate.
     *
     * @param key the prefix of the keys of the games
     */
    List<Job> jobs(int number, String key) {
        if (field.isEmpty()) {
            return List.of(
                    job(number, key + " 0", List.of(candidate, baseline)),
                    job(number, key + " 1", List.of(baseline, candidate)));
        }
        return List.of(
                job(number, key + " 0", among(candidate, number)), job(number, key + " 1", among(baseline, number)));
    }

    private Job job(int number, String key, List<BotSpec> bots) {
        return new Job(key, setup.game(), setup.scenario(number), bots, setup.conditions(), false);
    }

    private List<BotSpec> among(BotSpec bot, int number) {
        List<BotSpec> bots = new ArrayList<>();
        for (int i = 0; i < seats() - 1; i++) {
            bots.add(field.get((i + number / seats()) % field.size()));
        }
        bots.add(number % seats(), bot);
        return bots;
    }

    Block block(int number, List<MatchReport> games) {
        int seat = field.isEmpty() ? 0 : number % seats();
        double first = Results.score(games.get(0).ranks(), seat);
        double second = Results.score(games.get(1).ranks(), field.isEmpty() ? 1 : seat);
        List<Block.SeatResult> seatings = new ArrayList<>();
        for (MatchReport game : games) {
            for (SeatReport reported : game.seats()) {
                TurnFault fault =
                        reported.faults().isEmpty() ? null : reported.faults().get(0);
                seatings.add(new Block.SeatResult(reported.bot(), fault));
            }
        }
        double score = field.isEmpty() ? (first + second) / 2 : 0.5 + (first - second) / 2;
        return new Block(score, games.stream().map(MatchReport::movesDigest).toList(), seatings);
    }
}
