package regatta.halite.bots.hungarian;

import java.util.List;
import regatta.core.Bot;
import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.BuiltIn.Parameter;
import regatta.core.Orders;
import regatta.halite.HaliteOrders;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;
import regatta.halite.bots.Figures;

/**
 * A bot that scores the five moves of every ship and plays the moves of the largest sum that send no two ships to one cell.
 * docs/bots/hungarian.md has the rules, one by one.
 */
public final class HungarianBot implements Bot {

    /** What can be tuned about it. */
    public static final List<Parameter> PARAMETERS = HungarianParameters.LIST;

    private final HungarianSight sight;
    private final Sites sites;
    private final Homes homes;
    private final Gains gains;
    private final Goals goals;
    private final Moves moves;
    private final Spawning spawning;

    public HungarianBot(HalitePosition position, Figures figures, int seat, BotSettings settings) {
        sight = new HungarianSight(position, figures, seat, settings);
        sites = new Sites(sight);
        homes = new Homes(sight);
        gains = new Gains(sight, homes);
        goals = new Goals(sight, homes, gains);
        moves = new Moves(sight, homes, new TileScores(sight, gains, goals));
        spawning = new Spawning(sight);
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
        spawning.refresh();
        int builder = sites.builder();
        moves.decide(builder);
        boolean yardTaken = false;
        for (int i = 0; i < sight.fleet.count; i++) {
            int ship = sight.fleet.ships[i];
            if (ship == builder) {
                orders.add(sight.seat, HaliteOrders.CONSTRUCT, ship, 0, 0);
            } else {
                order(ship, moves.target(i), orders);
                yardTaken |= moves.target(i) == sight.position.shipyard[sight.seat];
            }
        }
        if (spawning.spawns(sight.position.bank[sight.seat] - sites.reserved(), yardTaken)) {
            orders.add(sight.seat, HaliteOrders.SPAWN, HalitePosition.NONE, 0, 0);
        }
    }

    private void order(int ship, int target, Orders orders) {
        int from = sight.position.shipCell[ship];
        for (int direction = 0; direction < Torus.STILL; direction++) {
            if (target != from && sight.torus.neighbour(from, direction) == target) {
                orders.add(sight.seat, HaliteOrders.MOVE, ship, direction, 0);
                return;
            }
        }
    }
}
