package regatta.soak.bots.monsoon;

import java.util.List;
import regatta.core.Rng;
import regatta.soak.SoakPosition;

/**
 * Hill climbing over plans: looks for the best plan of a team against some plans of the other, by small changes that
 * are kept if they are not worse. Mutable, for one thread.
 */
final class Climber {

    /**
     * The maximum number of plans of the other team: the best, advancing, the one before, standing still, and variants.
     */
    private static final int SHOWN = 8;

    /** Plans from this index on are random variants. */
    private static final int FIRST_VARIANT = 4;

    /** The number of changes to a variant. */
    private static final int CHANGES = 4;

    private final Rollout rollout;
    private final SoakPosition view;
    private final int player;
    private final MonsoonParameters weights;
    private final Rng rng;
    private final PlannedMoves[] best = new PlannedMoves[SHOWN];
    private final PlannedMoves trial;

    Climber(Rollout rollout, SoakPosition view, int player, MonsoonParameters weights, Rng rng) {
        this.rollout = rollout;
        this.view = view;
        this.player = player;
        this.weights = weights;
        this.rng = rng;
        for (int i = 0; i < SHOWN; i++) {
            best[i] = new PlannedMoves(view.roster().agents);
        }
        trial = new PlannedMoves(view.roster().agents);
    }

    /** Continues after a turn was played. */
    void begin() {
        best[0].shift();
        best[1].approach(view, view.living(player), view.living(1 - player));
        best[2].copyFrom(best[0]);
        best[3].stay();
    }

    PlannedMoves best() {
        return best[0];
    }

    /** Draws new random variants of the best plan and of advancing in turn. */
    void vary() {
        for (int i = FIRST_VARIANT; i <= weights.others; i++) {
            best[i].copyFrom(best[i % 2 == 0 ? 0 : 1]);
            for (int change = 0; change < CHANGES; change++) {
                best[i].mutate(rng, view.living(player), weights.depth);
            }
        }
    }

    /** Returns the plans shown to the other team, the best first. */
    List<PlannedMoves> courses() {
        return List.of(best).subList(0, 1 + weights.others);
    }

    void climb(int steps, List<PlannedMoves> replies) {
        int team = view.living(player);
        if (team == 0) {
            return;
        }
        best[2].copyFrom(best[0]);
        double max = value(best[0], replies);
        for (int step = 0; step < steps; step++) {
            trial.copyFrom(best[0]);
            trial.mutate(rng, team, weights.depth);
            double value = value(trial, replies);
            if (value >= max) {
                max = value;
                best[0].copyFrom(trial);
            }
        }
    }

    /** Returns the value of a plan to its player: the mean over the replies, and the worst. */
    private double value(PlannedMoves course, List<PlannedMoves> replies) {
        double sum = 0;
        double worst = Double.POSITIVE_INFINITY;
        for (PlannedMoves reply : replies) {
            double value = player == 0
                    ? rollout.play(course, reply, weights.depth)
                    : -rollout.play(reply, course, weights.depth);
            sum += value;
            worst = Math.min(worst, value);
        }
        return (1 - weights.worst) * sum / replies.size() + weights.worst * worst;
    }
}
