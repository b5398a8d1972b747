package regatta.halite.bots.hungarian;

import java.util.function.IntFunction;
import regatta.core.BotSettings;
import regatta.core.Events;
import regatta.core.ForwardModel;
import regatta.core.Orders;
import regatta.core.Scenario;
import regatta.halite.HalitePosition;
import regatta.halite.HaliteRules;
import regatta.halite.game.HaliteGame;

/** A match with a hungarian in every seat, or with an admiral in seat 0. */
final class Hungarians {

    final HaliteRules rules;
    final HalitePosition position;
    final Minds minds;
    private final Orders orders;
    private final Events events = new Events();

    Hungarians(String scenario) {
        this(scenario, seats -> new HungarianParameters(BotSettings.usual(), seats));
    }

    Hungarians(String scenario, BotSettings admiral) {
        this(scenario, seats -> new AdmiralParameters(admiral, seats));
    }

    private Hungarians(String scenario, IntFunction<HungarianParameters> first) {
        rules = new HaliteGame().open(Scenario.parse(scenario));
        position = rules.start();
        minds = new Minds(position, 0, first.apply(position.seats()));
        orders = new Orders(position.seats());
    }

    HungarianParameters usual() {
        return new HungarianParameters(BotSettings.usual(), position.seats());
    }

    Foresight foresight(int seat) {
        return new Foresight(
                new ForwardModel<>(rules),
                position,
                seat,
                new AdmiralParameters(BotSettings.usual(), position.seats()));
    }

    void play(int turns) {
        for (int turn = 0; turn < turns; turn++) {
            orders.clear();
            minds.play(orders);
            rules.advance(position, orders, events);
        }
    }
}
