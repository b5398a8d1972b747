package regatta.space.bots.settler;

import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.BuiltIn;
import regatta.core.Orders;
import regatta.core.SeatedBot;
import regatta.space.SpaceOrders;
import regatta.space.SpacePosition;

/**
 * The champion: between orders planets do not depend on each other, so it forecasts each one exactly and gives, one by
 * one, the orders that gain the most; what is left in the interior then goes to the front.
 */
public final class Settler extends SeatedBot<SpacePosition> {

    public static final BuiltIn<SpacePosition> BUILT_IN = new BuiltIn<>(
            "settler",
            "The champion: forecasts every planet and gives the orders that gain the most.",
            new Settings(BotSettings.usual()).list(),
            (model, view, seat, settings) -> new Settler(view, seat, settings));

    private final Chart chart;
    private final Planner planner;
    private final Pipeline pipeline;

    Settler(SpacePosition view, int seat, BotSettings botSettings) {
        super(view, seat);
        Settings settings = new Settings(botSettings);
        chart = new Chart(view, seat);
        Forecast forecast = new Forecast(chart, seat, settings);
        planner = new Planner(chart, forecast, settings);
        pipeline = new Pipeline(chart, seat, settings);
    }

    @Override
    public void play(Orders orders, Budget budget) {
        if (view.mover() != seat) {
            return;
        }
        chart.look(view);
        Dispatch dispatch = (source, destination, people) -> {
            orders.add(seat, SpaceOrders.SEND, view.board.id(source), view.board.id(destination), people);
            chart.send(source, destination, people);
        };
        planner.plan(dispatch, budget);
        pipeline.feed(dispatch);
    }
}
