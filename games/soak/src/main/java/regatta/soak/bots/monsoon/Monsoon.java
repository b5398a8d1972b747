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
 * The champion: it looks for the course of its team, some turns ahead, that is worth the most against the courses it
 * expects of the enemy, and for those in the same way, turn and turn about, as long as it may think.
 */
public final class Monsoon extends SeatedBot<SoakPosition> {

    public static final BuiltIn<SoakPosition> BUILT_IN = new BuiltIn<>(
            "monsoon",
            "The champion: searches for the best course of its team against what it expects of the enemy.",
            new Weights(BotSettings.usual()).list(),
            (model, view, seat, settings) -> new Monsoon(model, view, seat, settings));

    private static final int ENEMY_STEPS = 40;
    private static final int OWN_STEPS = 80;

    private final Rollout rollout;
    private final Weights weights;
    private final Strikes strikes;
    private final Climber own;
    private final Climber enemy;

    Monsoon(ForwardModel<SoakPosition> model, SoakPosition view, int seat, BotSettings settings) {
        super(view, seat);
        weights = new Weights(settings);
        rollout = new Rollout(model, view, weights);
        strikes = new Strikes(view, weights);
        Rng rng = new Rng(seat); // Its chance is its own, so that as a program it plays as it does in process.
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
