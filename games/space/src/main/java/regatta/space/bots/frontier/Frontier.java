package regatta.space.bots.frontier;

import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.BuiltIn;
import regatta.core.Orders;
import regatta.core.SeatedBot;
import regatta.space.SpacePosition;

/**
 * A bot that expands by value: one person to each empty neighbour, then the surplus to the enemy next door, while
 * planets without such neighbours supply those that have them. Planets act in the order of their ids.
 */
public final class Frontier extends SeatedBot<SpacePosition> {

    public static final BuiltIn<SpacePosition> BUILT_IN = new BuiltIn<>(
            "frontier",
            "Settles every empty neighbour, then pours its surplus into the enemy next door.",
            new FrontierParameters(BotSettings.defaults()).list(),
            (model, view, seat, settings) -> new Frontier(view, seat, settings));

    private final Identity identity = new Identity();
    private final Appraisal appraisal;
    private final Front front;
    private final Dispatch dispatch;
    private final Explorers explorers;
    private final Pressure pressure;
    private final Supply supply;

    Frontier(SpacePosition view, int seat, BotSettings botSettings) {
        super(view, seat);
        FrontierParameters settings = new FrontierParameters(botSettings);
        int planets = view.board.count();
        Lanes lanes = new Lanes(view.board);
        appraisal = new Appraisal(planets, settings);
        front = new Front(view, lanes, settings);
        dispatch = new Dispatch(view.board);
        explorers = new Explorers(planets, lanes, appraisal);
        pressure = new Pressure(lanes, appraisal);
        supply = new Supply(view, lanes, appraisal, front, settings);
    }

    @Override
    public void play(Orders orders, Budget budget) {
        if (!identity.known(view, seat)) {
            return;
        }
        appraisal.appraise(view, identity.player());
        front.survey(appraisal);
        explorers.begin(view, identity.player());
        dispatch.begin(orders, seat);
        for (int planet = 0; planet < view.owner.length; planet++) {
            if (appraisal.donor(planet)) {
                dispatch.from(planet, appraisal.lead[planet]);
                explorers.send(dispatch);
                pressure.send(dispatch);
                supply.send(dispatch);
            }
        }
    }
}
