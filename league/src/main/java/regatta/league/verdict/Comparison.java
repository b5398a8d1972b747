package regatta.league.verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Conditions;
import regatta.host.match.FarmLoop.Task;
import regatta.host.match.Job;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchReport.SeatReport;
import regatta.host.match.Played;
import regatta.host.match.TurnFault;
import regatta.league.rating.GameScore;

/**
 * How two bots are compared: in blocks of two games on one scenario, so that what the scenario gives both of them cancels.
 *
 * <p>Without a field the two play each other, once in either seating. With a field it is a <em>substitution pair</em>: both
 * sit in the same seat among the same others, one in each game. The seat goes around from block to block, and the field
 * shifts when it has been around.
 *
 * @param candidate the new bot
 * @param baseline the old bot
 * @param field who takes the other seats, again and again until all are taken; empty if the two play each other
 * @param grounds what is played on
 */
public record Comparison(BotSpec candidate, BotSpec baseline, List<BotSpec> field, Grounds grounds) {

    /**
     * What a comparison is played on.
     *
     * @param patterns which are played in turn, with consecutive seeds; of a book the first scenario
     * @param seats how many seats each of them has
     * @param book the scenarios to play on, a block each; empty for those of consecutive seeds, without end
     */
    public record Grounds(Game game, List<Scenario> patterns, int seats, List<Scenario> book, Conditions conditions) {

        /**
         * Grounds of consecutive seeds.
         *
         * @throws BadInput if the scenario cannot be played so
         */
        public static Grounds of(Game game, Scenario scenario, Conditions conditions) {
            return ofPatterns(game, List.of(scenario), conditions);
        }

        /**
         * Grounds of consecutive seeds, on several patterns in turn.
         *
         * @throws BadInput if they cannot be played so
         */
        public static Grounds ofPatterns(Game game, List<Scenario> patterns, Conditions conditions) {
            return new Grounds(game, List.copyOf(patterns), seats(game, patterns), List.of(), conditions);
        }

        private static int seats(Game game, List<Scenario> scenarios) {
            int seats = game.open(scenarios.get(0)).start().seats();
            if (seats < 2) {
                throw new BadInput("'" + scenarios.get(0) + "' has one seat, and a comparison needs two.");
            }
            for (Scenario scenario : scenarios.subList(1, scenarios.size())) {
                if (game.open(scenario).start().seats() != seats) {
                    throw new BadInput("A test has as many seats in all its games, but '" + scenarios.get(0) + "' and '"
                            + scenario + "' differ.");
                }
            }
            return seats;
        }

        /**
         * Grounds of a book.
         *
         * @throws BadInput if its scenarios cannot be played so
         */
        public static Grounds of(Game game, List<Scenario> book, Conditions conditions) {
            return new Grounds(game, List.of(book.get(0)), seats(game, book), List.copyOf(book), conditions);
        }

        /** Returns the first scenario, which stands for all. */
        public Scenario scenario() {
            return patterns.get(0);
        }

        /** Returns how many blocks there are. */
        public int blocks() {
            return book.isEmpty() ? Integer.MAX_VALUE : book.size();
        }

        Scenario scenario(int number) {
            if (!book.isEmpty()) {
                return book.get(number);
            }
            // Shifted after each round of the seats, so that every seat meets every pattern.
            Scenario pattern = patterns.get((number + number / seats) % patterns.size());
            return game.info().withLaterSeed(pattern, number);
        }
    }

    /** Prepares to compare; with more than two seats and no field, among the old bot's own kind. */
    public static Comparison of(BotSpec candidate, BotSpec baseline, List<BotSpec> field, Grounds grounds) {
        // Among its own kind the old bot scores one half, so it is a field that favours nobody.
        boolean alone = field.isEmpty() && grounds.seats() > 2;
        return new Comparison(candidate, baseline, alone ? List.of(baseline) : List.copyOf(field), grounds);
    }

    public int seats() {
        return grounds.seats();
    }

    /** Returns all bots that play. */
    public List<BotSpec> bots() {
        List<BotSpec> bots = new ArrayList<>(List.of(candidate, baseline));
        bots.addAll(field);
        return bots;
    }

    /** Returns the same comparison of another bot. */
    Comparison with(BotSpec other) {
        return new Comparison(other, baseline, field, grounds);
    }

    /**
     * Returns the block of that number as a task for a farm.
     *
     * @param key a text that no other block under way has
     */
    public Task task(int number, String key, Consumer<Block> count) {
        return new Task(
                jobs(number, key),
                games -> count.accept(
                        block(number, games.stream().map(Played::report).toList())));
    }

    /**
     * Returns the two games of the block of that number; it is the same for every bot in question.
     *
     * @param key what their keys begin with
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
        return new Job(key, grounds.scenario(number), bots, grounds.conditions(), false);
    }

    private List<BotSpec> among(BotSpec bot, int number) {
        List<BotSpec> bots = new ArrayList<>();
        for (int i = 0; i < seats() - 1; i++) {
            bots.add(field.get((i + number / seats()) % field.size()));
        }
        bots.add(number % seats(), bot);
        return bots;
    }

    /** Counts the games of the block of that number. */
    Block block(int number, List<MatchReport> games) {
        int seat = field.isEmpty() ? 0 : number % seats();
        double first = GameScore.of(games.get(0).ranks(), seat);
        double second = GameScore.of(games.get(1).ranks(), field.isEmpty() ? 1 : seat);
        List<Block.Seating> seatings = new ArrayList<>();
        for (MatchReport game : games) {
            for (SeatReport reported : game.seats()) {
                TurnFault fault =
                        reported.faults().isEmpty() ? null : reported.faults().get(0);
                seatings.add(new Block.Seating(reported.bot(), fault));
            }
        }
        double score = field.isEmpty() ? (first + second) / 2 : 0.5 + (first - second) / 2;
        return new Block(score, games.stream().map(MatchReport::course).toList(), seatings);
    }
}
