package regatta.halite.bots.fleet;

import java.util.Map;
import regatta.core.Bot;
import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.BuiltIn;
import regatta.core.Orders;
import regatta.halite.HaliteOrders;
import regatta.halite.HalitePosition;

/**
 * A bot that moves its whole fleet at once: it scores the five moves of every ship, and plays the set of moves with the
 * highest total score in which no two ships end on one cell. {@code hungarian} and {@code admiral} are this bot with
 * different parameters.
 */
final class FleetBot implements Bot {

    final TurnContext context;
    final InfluenceMaps maps;
    final MiningModel miningModel;
    final Dropoffs dropoffs;
    final Homes homes;
    final WalkValues walks;
    final Goals goals;
    final TileScores tiles;
    final TradeValue trades;
    final ApproachProbability approach;
    final CollisionRisk risk;
    final Hunting hunting;
    private final Moves moves;
    private final OrderWriter writer;
    private final Spawning spawning;

    FleetBot(HalitePosition position, int seat, FleetParameters parameters) {
        context = new TurnContext(position, seat);
        Unloading unloading = new Unloading(context);
        maps = new InfluenceMaps(context);
        miningModel = new MiningModel(context);
        dropoffs = new Dropoffs(context, parameters, maps);
        homes = new Homes(context, parameters, maps, unloading);
        walks = new WalkValues(context, parameters, maps, homes);
        goals = new Goals(context, parameters, maps, homes, walks);
        tiles = new TileScores(context, parameters, maps, walks, goals);
        trades = new TradeValue(context, parameters, miningModel, new SalvageProbability(context, parameters));
        approach = new ApproachProbability(context, parameters);
        risk = new CollisionRisk(context, parameters, maps, trades, approach);
        hunting = new Hunting(context, parameters, maps);
        moves = new Moves(context, homes, tiles, risk, hunting);
        writer = new OrderWriter(context, unloading);
        spawning = new Spawning(context, parameters, miningModel);
    }

    /**
     * Describes a bot of this kind.
     *
     * @param own the parameters whose standard value differs from that of {@link FleetParameters}
     */
    static BuiltIn<HalitePosition> builtIn(String name, String summary, Map<String, Double> own) {
        return new BuiltIn<>(
                name,
                summary,
                new FleetParameters(BotSettings.defaults(), 2, own),
                (model, view, seat, settings) ->
                        new FleetBot(view, seat, new FleetParameters(settings, view.seats(), own)));
    }

    @Override
    public void play(Orders orders, Budget budget) {
        if (context.position.turn == 0) {
            return;
        }
        observe();
        int builder = dropoffs.builder();
        moves.decide(builder);
        boolean yardTaken = writer.write(builder, moves::target, orders);
        if (!yardTaken && spawning.spawns(dropoffs.unreservedBank())) {
            orders.add(context.seat, HaliteOrders.SPAWN, HalitePosition.NONE, 0, 0);
        }
    }

    /** Brings all stages up to date with the position, before any decision. */
    void observe() {
        context.refresh();
        maps.refresh();
        miningModel.refresh();
        dropoffs.refresh();
        homes.refresh(dropoffs.planned());
        walks.refresh();
        goals.refresh();
        risk.refresh();
    }
}
