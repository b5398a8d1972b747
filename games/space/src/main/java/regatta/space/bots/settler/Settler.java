package regatta.space.bots.settler;

import java.util.List;
import regatta.core.Bot;
import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.BuiltIn.Parameter;
import regatta.core.Orders;
import regatta.space.SpaceOrders;
import regatta.space.SpacePosition;
import regatta.space.SpaceRules;

/**
 * The champion: between orders planets do not depend on each other, so it forecasts each one exactly and gives, one by
 * one, the orders that gain the most; what is left in the interior then goes to the front.
 */
public final class Settler implements Bot {

    /** What can be tuned. */
    public static final List<Parameter> PARAMETERS = Settings.PARAMETERS;

    private final SpacePosition view;
    private final int seat;
    private final Chart chart;
    private final Planner planner;
    private final Pipeline pipeline;

    /** Takes a seat, with a view that is up to date whenever it is asked. */
    public Settler(SpaceRules rules, SpacePosition view, int seat, BotSettings botSettings) {
        this.view = view;
        this.seat = seat;
        Settings settings = Settings.of(botSettings);
        chart = new Chart(rules, view, seat);
        Forecast forecast = new Forecast(rules, chart, seat, settings);
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
