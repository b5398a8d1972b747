package regatta.halite.bots.hungarian;

import regatta.core.Bot;
import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.BuiltIn;
import regatta.core.Orders;
import regatta.halite.HalitePosition;
import regatta.halite.bots.Helm;

/**
 * A bot that scores the five moves of every ship and plays the moves of the largest sum that send no two ships to one cell.
 * docs/bots/hungarian.md has the rules, one by one.
 */
public final class HungarianBot implements Bot {

    public static final BuiltIn<HalitePosition> BUILT_IN = new BuiltIn<>(
            "hungarian",
            "Scores every move of every ship and plays the best set of moves without a collision.",
            new HungarianParameters(BotSettings.usual(), 2).list(),
            (model, view, seat, settings) ->
                    new HungarianBot(view, seat, new HungarianParameters(settings, view.seats())));

    private final HungarianSight sight;
    private final Sites sites;
    private final Homes homes;
    private final Gains gains;
    private final Goals goals;
    private final Moves moves;
    private final Spawning spawning;
    private final Helm helm;

    HungarianBot(HalitePosition position, int seat, HungarianParameters parameters) {
        sight = new HungarianSight(position, seat, parameters);
        sites = new Sites(sight);
        homes = new Homes(sight);
        gains = new Gains(sight, homes);
        goals = new Goals(sight, homes, gains);
        moves = new Moves(sight, homes, new TileScores(sight, gains, goals));
        spawning = new Spawning(sight);
        helm = new Helm(position, sight.fleet, sight.unloading, seat);
    }

    /** Plays with other numbers from now on. */
    void adopt(HungarianParameters parameters) {
        sight.parameters = parameters;
    }

    /** Returns what it looks at and remembers. */
    HungarianSight sight() {
        return sight;
    }

    @Override
    public void play(Orders orders, Budget budget) {
        if (sight.position.turn == 0) {
            return;
        }
        sight.refresh();
        sites.refresh();
        homes.refresh(sites.forecast());
        gains.refresh();
        goals.refresh();
        int builder = sites.builder();
        moves.decide(builder);
        boolean yardTaken = helm.steer(builder, moves::target, orders);
        if (spawning.spawns(sight.position.bank[sight.seat] - sites.reserved(), yardTaken)) {
            helm.spawn(orders);
        }
    }
}
