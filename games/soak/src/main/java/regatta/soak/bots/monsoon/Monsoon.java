package regatta.soak.bots.monsoon;

import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.BuiltIn;
import regatta.core.ForwardModel;
import regatta.core.Orders;
import regatta.core.Rng;
import regatta.core.SeatedBot;
import regatta.soak.SoakPosition;

/**
 * The strongest bot: searches for the best plan of its team for some turns ahead against predicted plans of the enemy,
 * then improves the enemy's in the same way, alternating until its budget is spent.
 */
public final class Monsoon extends SeatedBot<SoakPosition> {

    public static final BuiltIn<SoakPosition> BUILT_IN = new BuiltIn<>(
            "monsoon",
            "The strongest: searches for the best plan of its team against predicted plans of the enemy.",
            new MonsoonParameters(BotSettings.defaults()).list(),
            (model, view, seat, settings) -> new Monsoon(model, view, seat, settings));

    private static final int ENEMY_STEPS = 40;
    private static final int OWN_STEPS = 80;

    private final Rollout rollout;
    private final MonsoonParameters weights;
    private final Strikes strikes;
    private final Climber own;
    private final Climber enemy;

    Monsoon(ForwardModel<SoakPosition> model, SoakPosition view, int seat, BotSettings settings) {
        super(view, seat);
        weights = new MonsoonParameters(settings);
        rollout = new Rollout(model, view, weights);
        strikes = new Strikes(view, weights);
        Rng rng = new Rng(seat); // Its random numbers are its own, so that it plays alike as a program and in process.
        own = new Climber(rollout, view, seat, weights, rng);
        enemy = new Climber(rollout, view, 1 - seat, weights, rng);
    }

    @Override
    public void play(Orders orders, Budget budget) {
        own.begin();
        enemy.begin();
        int begun = rollout.turnsPlayed();
        int spent = begun;
        boolean more = view.living(1 - seat) != 0;
        while (more) {
            own.vary();
            enemy.climb(ENEMY_STEPS, own.courses());
            enemy.vary();
            own.climb(OWN_STEPS, enemy.courses());
            more = budget.spend(rollout.turnsPlayed() - spent) && rollout.turnsPlayed() - begun < weights.turns;
            spent = rollout.turnsPlayed();
        }
        strikes.order(seat, own.best(), enemy.best(), orders);
    }
}
