package regatta.space.bots.frontier;

import java.util.List;
import regatta.core.Bot;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;
import regatta.core.Orders;
import regatta.space.SpacePosition;
import regatta.space.SpaceView;

/**
 * A bot that expands by value: a person to each empty neighbour, then the surplus into the enemy next door, while planets
 * without such neighbours feed those that have them. Planets act in the order of their ids.
 */
public final class Frontier implements Bot {

    /** What can be tuned. */
    public static final List<Parameter> PARAMETERS = Settings.PARAMETERS;

    private final Chart chart;
    private final int seat;
    private final Identity identity = new Identity();
    private final Appraisal appraisal;
    private final Front front;
    private final Dispatch dispatch;
    private final Explorers explorers;
    private final Pressure pressure;
    private final Supply supply;

    /** Takes a seat with a chart that somebody else keeps up to date; its orders are those of {@code seat}. */
    public Frontier(Chart chart, int seat, BotSettings botSettings) {
        this.chart = chart;
        this.seat = seat;
        Settings settings = Settings.of(botSettings);
        appraisal = new Appraisal(chart.ids.length, settings);
        front = new Front(chart.ids.length, settings);
        dispatch = new Dispatch(chart);
        explorers = new Explorers(chart, appraisal, identity);
        pressure = new Pressure(chart, appraisal);
        supply = new Supply(chart, appraisal, front, settings);
    }

    /** Takes a seat in a match of this program. */
    public static Bot inSeat(SpacePosition position, int seat, BotSettings settings) {
        Chart chart = Chart.of(position.board);
        SpaceView view = new SpaceView(position.board);
        Frontier frontier = new Frontier(chart, seat, settings);
        return orders -> {
            chart.look(position, seat, view);
            frontier.play(orders);
        };
    }

    @Override
    public void play(Orders orders) {
        if (!identity.known(chart)) {
            return;
        }
        appraisal.appraise(chart, identity.player());
        front.survey(chart, appraisal);
        dispatch.begin(orders, seat);
        for (int planet = 0; planet < chart.ids.length; planet++) {
            if (appraisal.donor(planet)) {
                dispatch.from(planet, appraisal.lead[planet]);
                explorers.send(dispatch);
                pressure.send(dispatch);
                supply.send(dispatch);
            }
        }
    }
}
