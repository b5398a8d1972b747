package regatta.league;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import regatta.core.BadInput;
import regatta.core.Scenario;
import regatta.host.Arena;
import regatta.host.BotSpec;
import regatta.host.MatchPlan;
import regatta.host.MatchReport;
import regatta.host.MatchReport.SeatReport;

/**
 * How two bots are compared: in blocks of two games on one scenario, so that what the scenario gives both of them cancels.
 *
 * <p>Without a field the two play each other, once in either seating. With a field it is a <em>substitution pair</em>: both
 * sit in the same seat among the same others, one in each game. The seat goes around from block to block, and the field
 * shifts when it has been around.
 *
 * @param pattern game, scenario and terms of the matches; its bots are the new one and the old one
 * @param field who takes the other seats, again and again until all are taken; empty if the two play each other
 * @param seats how many seats the scenario has
 * @param book the scenarios to play on, a block each; empty for those of consecutive seeds, without end
 */
public record Comparison(MatchPlan pattern, List<BotSpec> field, int seats, List<Scenario> book) {

    /**
     * Prepares to compare.
     *
     * @throws BadInput if the scenario cannot be played so
     */
    public static Comparison of(MatchPlan pattern, List<BotSpec> field) {
        int seats = pattern.game().open(pattern.scenario()).start().seats();
        if (seats < 2) {
            throw new BadInput("'" + pattern.scenario() + "' has one seat, and a comparison needs two.");
        }
        // Among its own kind the old bot scores one half, so it is a field that favours nobody.
        boolean alone = field.isEmpty() && seats > 2;
        return new Comparison(pattern, alone ? List.of(pattern.bots().get(1)) : List.copyOf(field), seats, List.of());
    }

    /** Returns the same comparison on the scenarios of a book. */
    public Comparison on(List<Scenario> scenarios) {
        return new Comparison(pattern, field, seats, List.copyOf(scenarios));
    }

    /** Returns how many blocks there are. */
    int blocks() {
        return book.isEmpty() ? Integer.MAX_VALUE : book.size();
    }

    /** Returns the same comparison of another bot. */
    Comparison with(BotSpec candidate) {
        return new Comparison(
                plan(pattern.scenario(), List.of(candidate, pattern.bots().get(1))), field, seats, book);
    }

    /** Plays the block of that number; it is the same for every bot in question. */
    Block play(int number) {
        Scenario scenario = scenario(number);
        BotSpec candidate = pattern.bots().get(0);
        BotSpec baseline = pattern.bots().get(1);
        List<Block.Seating> seatings = new ArrayList<>();
        if (field.isEmpty()) {
            double first = play(plan(scenario, List.of(candidate, baseline)), 0, seatings);
            double second = play(plan(scenario, List.of(baseline, candidate)), 1, seatings);
            return new Block((first + second) / 2, seatings);
        }
        int seat = number % seats;
        double own = play(plan(scenario, among(candidate, number)), seat, seatings);
        double other = play(plan(scenario, among(baseline, number)), seat, seatings);
        return new Block(0.5 + (own - other) / 2, seatings);
    }

    private Scenario scenario(int number) {
        if (!book.isEmpty()) {
            return book.get(number);
        }
        long seed = pattern.scenario().number("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE) + number;
        return pattern.scenario().with("seed", String.valueOf(seed));
    }

    private List<BotSpec> among(BotSpec bot, int number) {
        List<BotSpec> bots = new ArrayList<>();
        for (int i = 0; i < seats - 1; i++) {
            bots.add(field.get((i + number / seats) % field.size()));
        }
        bots.add(number % seats, bot);
        return bots;
    }

    private static double play(MatchPlan plan, int seat, List<Block.Seating> seatings) {
        MatchReport report = Arena.play(plan, (turn, limit) -> {});
        if (!report.complete()) {
            throw new CancellationException("the match was interrupted");
        }
        for (SeatReport reported : report.seats()) {
            seatings.add(new Block.Seating(
                    reported.bot(),
                    reported.faults().isEmpty() ? "" : reported.faults().get(0)));
        }
        int[] ranks = report.seats().stream()
                .mapToInt(reported -> reported.standing().rank())
                .toArray();
        return GameScore.of(ranks, seat);
    }

    private MatchPlan plan(Scenario scenario, List<BotSpec> bots) {
        return pattern.with(scenario, bots, null);
    }
}
