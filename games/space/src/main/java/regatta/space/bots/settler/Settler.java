package regatta.space.bots.settler;

import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.BuiltIn;
import regatta.core.Orders;
import regatta.core.SeatedBot;
import regatta.space.SpaceOrders;
import regatta.space.SpacePosition;

/**
 * The strongest bot: planets are independent between orders, so it simulates each one exactly and gives the orders with
 * the largest gain, one by one; what is left behind the front then moves there.
 */
public final class Settler extends SeatedBot<SpacePosition> {

    public static final BuiltIn<SpacePosition> BUILT_IN = new BuiltIn<>(
            "settler",
            "The strongest: forecasts every planet and gives the orders with the largest gain.",
            new SettlerParameters(BotSettings.defaults()).list(),
            (model, view, seat, settings) -> new Settler(view, seat, settings));

    private final Chart chart;
    private final Planner planner;
    private final Pipeline pipeline;

    Settler(SpacePosition view, int seat, BotSettings botSettings) {
        super(view, seat);
        SettlerParameters settings = new SettlerParameters(botSettings);
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
