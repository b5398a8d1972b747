package regatta.soak.bots.skirmisher;

import java.util.List;
import regatta.core.Bot;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;
import regatta.core.Orders;
import regatta.soak.SoakOrders;
import regatta.soak.SoakPosition;

/**
 * A bot without search: it guesses what the enemies will do, scores the five moves of each agent, and then picks shots
 * and bombs. It keeps nothing from turn to turn: equal turns get equal orders.
 */
public final class Skirmisher implements Bot {

    /** What can be tuned. */
    public static final List<Parameter> PARAMETERS = Weights.PARAMETERS;

    private final Battle battle;
    private final int seat;
    private final Foresight foresight;
    private final StrategicPoints points;
    private final MoveScore score;
    private final Moves moves;
    private final Combat combat;
    private final Stand stand;

    /** Takes a seat in a battle that somebody else keeps up to date. */
    public Skirmisher(Battle battle, int seat, BotSettings settings) {
        this.battle = battle;
        this.seat = seat;
        Weights weights = new Weights(settings);
        Shots shots = new Shots(battle, weights);
        Bombs bombs = new Bombs(battle, weights);
        foresight = new Foresight(battle, shots, bombs);
        points = new StrategicPoints(battle);
        score = new MoveScore(battle, weights, foresight, points, bombs);
        moves = new Moves(battle, score);
        combat = new Combat(battle, weights, shots, bombs);
        stand = new Stand(battle.agents);
    }

    /** Takes a seat in a match of this program. */
    public static Bot inSeat(SoakPosition position, int seat, BotSettings settings) {
        Battle battle = Battle.of(position);
        Skirmisher skirmisher = new Skirmisher(battle, seat, settings);
        return orders -> {
            battle.look(position);
            skirmisher.play(orders);
        };
    }

    @Override
    public void play(Orders orders) {
        foresight.predict(seat);
        points.assign(seat);
        score.begin(seat, TeamTarget.choose(battle, seat));
        stand.reset(battle);
        moves.choose(seat, stand);
        for (int left = battle.living[seat]; left != 0; left &= left - 1) {
            int agent = Battle.first(left);
            int tile = stand.tile[agent];
            orders.add(seat, SoakOrders.MOVE, agent, battle.terrain.x[tile], battle.terrain.y[tile]);
            combat.fight(agent, seat, stand, orders);
        }
    }

    /** Returns the tile that {@code agent} was sent to hold in the last turn: what it tells those who watch. */
    public int pointOf(int agent) {
        return points.pointOf[agent];
    }
}
