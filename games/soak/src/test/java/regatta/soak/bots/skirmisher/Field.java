package regatta.soak.bots.skirmisher;

import java.util.ArrayList;
import java.util.List;
import regatta.core.BotSettings;
import regatta.core.Orders;
import regatta.soak.SoakOrders;
import regatta.soak.Stage;

/** A drawn turn with the stages of the bot in seat 0, for tests. Maps are drawn as in the tests of the rules. */
final class Field {

    final Battle battle;
    final Weights weights = Weights.standard();
    final Shots shots;
    final Bombs bombs;
    final Foresight foresight;
    final StrategicPoints points;
    final MoveScore score;
    final Stand stand;

    private Field(String... rows) {
        battle = Battle.of(Stage.of(rows).position);
        shots = new Shots(battle, weights);
        bombs = new Bombs(battle, weights);
        foresight = new Foresight(battle, shots, bombs);
        points = new StrategicPoints(battle);
        score = new MoveScore(battle, weights, foresight, points, bombs);
        stand = new Stand(battle.agents);
        begin();
    }

    static Field of(String... rows) {
        return new Field(rows);
    }

    /** Goes through what comes before the moves, after a test changed the battle. */
    Field begin() {
        foresight.predict(0);
        points.assign(0);
        score.begin(0, TeamTarget.choose(battle, 0));
        stand.reset(battle);
        return this;
    }

    Field wet(int agent, int wetness) {
        battle.wetness[agent] = wetness;
        return begin();
    }

    Field cooldown(int agent, int turns) {
        battle.cooldown[agent] = turns;
        return begin();
    }

    Field bombs(int agent, int count) {
        battle.bombs[agent] = count;
        return begin();
    }

    Field turn(int turn) {
        battle.turn = turn;
        return begin();
    }

    int tile(int x, int y) {
        return battle.terrain.cell(x, y);
    }

    /** Plays the whole turn and returns the orders of seat 0: {@code 1 MOVE 3 4}. */
    List<String> play() {
        Orders orders = new Orders(2);
        new Skirmisher(battle, 0, new BotSettings(0, Weights.PARAMETERS)).play(orders);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < orders.count(0); i++) {
            String numbers = " " + orders.first(0, i) + " " + orders.second(0, i);
            lines.add(orders.subject(0, i)
                    + switch (orders.kind(0, i)) {
                        case SoakOrders.MOVE -> " MOVE" + numbers;
                        case SoakOrders.SHOOT -> " SHOOT " + orders.first(0, i);
                        case SoakOrders.THROW -> " THROW" + numbers;
                        default -> " HUNKER_DOWN";
                    });
        }
        return lines;
    }
}
