package regatta.halite.bots.greedy;

import regatta.core.Bot;
import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.BuiltIn;
import regatta.core.Orders;
import regatta.halite.HaliteOrders;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;
import regatta.halite.bots.fleet.TurnContext;
import regatta.halite.bots.fleet.Unloading;

/**
 * The bot {@code greedy}: a simple bot that decides ship by ship. Each ship goes to the cell with the best score, mines
 * it down, and goes home when it carries enough. docs/explanation/bots/greedy.md describes it.
 */
public final class GreedyBot implements Bot {

    public static final BuiltIn<HalitePosition> BUILT_IN = new BuiltIn<>(
            "greedy",
            "Sends each ship to the best cell for its distance, and home when it carries enough.",
            new GreedyParameters(),
            (model, view, seat, settings) -> new GreedyBot(view, seat, settings));

    private final TurnContext context;
    private final Plan plan;
    private final Unloading unloading;
    private final Zones zones;
    private final Roles roles;
    private final Targets targets;
    private final Moves moves;
    private final Dropoffs dropoffs;
    private final Spawning spawning;

    GreedyBot(HalitePosition position, int seat, BotSettings settings) {
        context = new TurnContext(position, seat);
        int size = Math.max(context.torus.width, context.torus.height);
        GreedyParameters parameters = new GreedyParameters(settings, size, position.seats());
        plan = new Plan(context);
        unloading = new Unloading(context);
        zones = new Zones(position);
        Phases phases = new Phases(context, parameters, unloading);
        roles = new Roles(context, parameters, unloading, zones, phases);
        targets = new Targets(context, parameters, zones);
        moves = new Moves(context, plan, phases, settings.chance());
        dropoffs = new Dropoffs(context, plan, parameters);
        spawning = new Spawning(context, plan, phases);
    }

    /** First all ships that stay claim their cells. Then each ship decides, the oldest first. */
    @Override
    public void play(Orders orders, Budget budget) {
        if (context.position.turn == 0) {
            return;
        }
        context.refresh();
        plan.refresh();
        zones.refresh();
        targets.refresh();
        dropoffs.refresh();
        for (int i = 0; i < context.shipCount; i++) {
            int ship = context.ships[i];
            if (!roles.canMove(ship)) {
                plan.claimed[context.position.shipCell[ship]] = true;
            }
        }
        for (int i = 0; i < context.shipCount; i++) {
            decide(context.ships[i], orders);
        }
        if (spawning.spawns()) {
            orders.add(context.seat, HaliteOrders.SPAWN, HalitePosition.NONE, 0, 0);
        }
    }

    private void decide(int ship, Orders orders) {
        if (dropoffs.build(ship)) {
            orders.add(context.seat, HaliteOrders.CONSTRUCT, ship, 0, 0);
            return;
        }
        int dumped = unloading.amount(ship);
        if (dumped > 0) {
            orders.add(context.seat, HaliteOrders.DUMP, ship, dumped, 0);
            return;
        }
        if (!roles.canMove(ship)) {
            return; // It stays and mines.
        }
        int cell = context.position.shipCell[ship];
        boolean home = roles.goesHome(ship);
        if (!home && !roles.isPoor(ship)) {
            if (!plan.claimed[cell]) {
                plan.claimed[cell] = true;
                return; // It carries enough, but mines on since its cell is still rich.
            }
            home = true; // Another ship was sent to its cell.
        }
        int target = home ? unloading.destination(cell) : targets.take(ship);
        int direction = moves.choose(ship, target, home);
        if (direction != Torus.STILL) {
            orders.add(context.seat, HaliteOrders.MOVE, ship, direction, 0);
        }
    }
}
