package regatta.soak.bots.skirmisher;

import java.util.List;
import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.Orders;
import regatta.soak.SoakPosition;
import regatta.soak.Stage;
import regatta.soak.bots.Said;

/** A drawn turn with the stages of the bot in seat 0, for tests. Maps are drawn as in the tests of the rules. */
final class Field {

    final SoakPosition view;
    final SkirmisherParameters weights = new SkirmisherParameters(BotSettings.defaults());
    final Shots shots;
    final Bombs bombs;
    final Foresight foresight;
    final StrategicPoints points;
    final MoveScore score;
    final Stand stand;

    private Field(String... rows) {
        view = Stage.of(rows).position;
        shots = new Shots(view, weights);
        bombs = new Bombs(view, weights);
        foresight = new Foresight(view, shots, bombs);
        points = new StrategicPoints(view);
        score = new MoveScore(view, weights, foresight, points, bombs);
        stand = new Stand(view.roster().agents);
        begin();
    }

    static Field of(String... rows) {
        return new Field(rows);
    }

    /** Runs the stages before the moves, after a test changed the view. */
    Field begin() {
        foresight.predict(0);
        points.assign(0);
        score.begin(0, TeamTarget.choose(view, 0));
        stand.reset(view);
        return this;
    }

    Field wet(int agent, int wetness) {
        view.wetness[agent] = wetness;
        return begin();
    }

    Field cooldown(int agent, int turns) {
        view.cooldown[agent] = turns + 1; // As the previous turn left it.
        return begin();
    }

    Field bombs(int agent, int count) {
        view.bombs[agent] = count;
        return begin();
    }

    Field turn(int turn) {
        view.turn = turn;
        return begin();
    }

    int tile(int x, int y) {
        return view.terrain().cell(x, y);
    }

    /** Plays the whole turn and returns the orders of seat 0: {@code 1 MOVE 3 4}. */
    List<String> play() {
        Orders orders = new Orders(2);
        new Skirmisher(view, 0, BotSettings.defaults()).play(orders, Budget.ofTurns(0));
        return Said.lines(orders);
    }
}
