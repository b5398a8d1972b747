package regatta.halite.bots.admiral;

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

/** The champion of Halite. docs/bots/admiral.md tells its ideas and what each is worth. */
public final class AdmiralBot implements Bot {

    /** What can be tuned about it. */
    public static final List<Parameter> PARAMETERS = AdmiralParameters.LIST;

    private final AdmiralSight sight;
    private final Sites sites;
    private final Homes homes;
    private final Moves moves;
    private final Spawning spawning;

    public AdmiralBot(HalitePosition position, Figures figures, int seat, BotSettings settings) {
        sight = new AdmiralSight(position, figures, seat, settings);
        sites = new Sites(sight);
        homes = new Homes(sight);
        Risks risks = new Risks(sight);
        moves = new Moves(sight, homes, new Mining(sight, homes, risks), risks);
        spawning = new Spawning(sight);
    }

    @Override
    public void play(Orders orders, Budget budget) {
        if (sight.position.turn == 0) {
            return;
        }
        sight.refresh();
        sites.refresh();
        homes.refresh(sites.home());
        int builder = sites.builder();
        moves.decide(builder, sites.pioneer(), sites.site());
        boolean yardTaken = false;
        for (int i = 0; i < sight.fleet.count; i++) {
            int ship = sight.fleet.ships[i];
            if (ship == builder) {
                orders.add(sight.seat, HaliteOrders.CONSTRUCT, ship, 0, 0);
            } else {
                order(ship, moves.goes(i), orders);
                yardTaken |= moves.goes(i) == sight.position.shipyard[sight.seat];
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
