package regatta.soak.bots.skirmisher;

import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.BuiltIn;
import regatta.core.Orders;
import regatta.core.SeatedBot;
import regatta.soak.Roster;
import regatta.soak.SoakOrders;
import regatta.soak.SoakPosition;
import regatta.soak.Terrain;

/**
 * A bot without search: it predicts the enemies' actions, scores the five moves of each agent, and then chooses shots
 * and bombs. It keeps no state from turn to turn.
 */
public final class Skirmisher extends SeatedBot<SoakPosition> {

    public static final BuiltIn<SoakPosition> BUILT_IN = new BuiltIn<>(
            "skirmisher",
            "Scores the moves of each agent, then picks shots and bombs; looks one turn ahead.",
            new SkirmisherParameters(BotSettings.defaults()).list(),
            (model, view, seat, settings) -> new Skirmisher(view, seat, settings));

    private final Terrain terrain;
    private final Foresight foresight;
    private final StrategicPoints points;
    private final MoveScore score;
    private final Moves moves;
    private final Combat combat;
    private final Stand stand;

    Skirmisher(SoakPosition view, int seat, BotSettings settings) {
        super(view, seat);
        terrain = view.terrain();
        SkirmisherParameters weights = new SkirmisherParameters(settings);
        Shots shots = new Shots(view, weights);
        Bombs bombs = new Bombs(view, weights);
        foresight = new Foresight(view, shots, bombs);
        points = new StrategicPoints(view);
        score = new MoveScore(view, weights, foresight, points, bombs);
        moves = new Moves(view, score);
        combat = new Combat(view, weights, shots, bombs);
        stand = new Stand(view.roster().agents);
    }

    @Override
    public void play(Orders orders, Budget budget) {
        foresight.predict(seat);
        points.assign(seat);
        score.begin(seat, TeamTarget.choose(view, seat));
        stand.reset(view);
        moves.choose(seat, stand);
        for (int left = view.living(seat); left != 0; left &= left - 1) {
            int agent = Roster.first(left);
            int tile = stand.tile[agent];
            orders.add(seat, SoakOrders.MOVE, agent, terrain.x[tile], terrain.y[tile]);
            combat.fight(agent, seat, stand, orders);
        }
    }
}
