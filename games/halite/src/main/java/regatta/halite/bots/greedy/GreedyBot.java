package regatta.halite.bots.greedy;

import regatta.core.Bot;
import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.BuiltIn;
import regatta.core.Orders;
import regatta.halite.HaliteOrders;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/**
 * A simple bot that decides ship by ship and never looks back: each goes to the cell of the best score, mines it down, and
 * goes home when it carries enough. docs/bots/greedy.md has the rules, one by one.
 */
public final class GreedyBot implements Bot {

    public static final BuiltIn<HalitePosition> BUILT_IN = new BuiltIn<>(
            "greedy",
            "Sends each ship to the best cell for its distance, and home when it carries enough.",
            GreedyParameters.LIST,
            (model, view, seat, settings) -> new GreedyBot(view, seat, settings));

    private final GreedySight sight;
    private final Roles roles;
    private final Targets targets;
    private final Moves moves;
    private final Dropoffs dropoffs;
    private final Spawning spawning;

    GreedyBot(HalitePosition position, int seat, BotSettings settings) {
        sight = new GreedySight(position, seat, settings);
        Phases phases = new Phases(sight);
        roles = new Roles(sight, phases);
        targets = new Targets(sight);
        moves = new Moves(sight, phases, settings.chance()); // C2: the only source of chance.
        dropoffs = new Dropoffs(sight);
        spawning = new Spawning(sight, phases);
    }

    /** P4: the same in all phases. */
    @Override
    public void play(Orders orders, Budget budget) {
        if (sight.position.turn == 0) {
            return;
        }
        sight.refresh();
        targets.refresh();
        dropoffs.refresh();
        // P5, first pass: who stays keeps its cell (C15).
        for (int i = 0; i < sight.fleet.count; i++) {
            int ship = sight.fleet.ships[i];
            if (!roles.canMove(ship)) {
                sight.claimed[sight.position.shipCell[ship]] = true;
            }
        }
        // P5, second pass: the oldest ship first (C2).
        for (int i = 0; i < sight.fleet.count; i++) {
            decide(sight.fleet.ships[i], orders);
        }
        if (spawning.spawns()) {
            orders.add(sight.seat, HaliteOrders.SPAWN, HalitePosition.NONE, sight.unloading.fuel(sight.bank), 0);
        }
    }

    private void decide(int ship, Orders orders) {
        if (dropoffs.build(ship)) {
            orders.add(sight.seat, HaliteOrders.CONSTRUCT, ship, 0, 0);
            return;
        }
        int unloaded = sight.unloading.amount(ship);
        if (unloaded > 0) {
            orders.add(sight.seat, HaliteOrders.DUMP, ship, unloaded, 0);
            return;
        }
        boolean home = roles.goesHome(ship);
        roles.note(ship, home);
        if (!roles.canMove(ship)) {
            return; // P11: stay and mine.
        }
        int cell = sight.position.shipCell[ship];
        if (!home && !roles.isPoor(ship)) {
            if (!sight.claimed[cell]) {
                sight.claimed[cell] = true;
                return; // P9: it carries enough, but its cell is still rich.
            }
            home = true; // It makes way for whoever counted on that.
        }
        // P18: home is the nearest structure. P10: else a new target.
        int target = home ? sight.unloading.door(cell) : targets.take(ship);
        int direction = moves.choose(ship, target, home);
        if (direction != Torus.STILL) {
            orders.add(sight.seat, HaliteOrders.MOVE, ship, direction, 0);
        }
    }
}
