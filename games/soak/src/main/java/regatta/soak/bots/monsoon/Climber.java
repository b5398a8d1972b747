package regatta.soak.bots.monsoon;

import java.util.List;
import regatta.core.Rng;
import regatta.soak.SoakPosition;

/**
 * Looks for the best course of a team against some courses of the other, by changing a little and keeping what is not
 * worse. A table: one owner, one thread.
 */
final class Climber {

    /** How many courses the other team is shown at most: the best, walking up, the one before, staying, and variants. */
    private static final int SHOWN = 8;

    /** Those from here on are chance variants of others. */
    private static final int FIRST_VARIANT = 4;

    /** How often a variant is changed. */
    private static final int CHANGES = 4;

    private final Rollout rollout;
    private final SoakPosition view;
    private final int player;
    private final Weights weights;
    private final Rng rng;
    private final Course[] best = new Course[SHOWN];
    private final Course trial;

    Climber(Rollout rollout, SoakPosition view, int player, Weights weights, Rng rng) {
        this.rollout = rollout;
        this.view = view;
        this.player = player;
        this.weights = weights;
        this.rng = rng;
        for (int i = 0; i < SHOWN; i++) {
            best[i] = new Course(view.roster().agents);
        }
        trial = new Course(view.roster().agents);
    }

    /** A turn was played: what was planned goes on. */
    void begin() {
        best[0].shift();
        best[1].approach(view, view.living(player), view.living(1 - player));
        best[2].copyFrom(best[0]);
        best[3].stay();
    }

    Course best() {
        return best[0];
    }

    /** Draws the chance variants anew, of the best course and of walking up in turn. */
    void vary() {
        for (int i = FIRST_VARIANT; i <= weights.others; i++) {
            best[i].copyFrom(best[i % 2 == 0 ? 0 : 1]);
            for (int change = 0; change < CHANGES; change++) {
                best[i].mutate(rng, view.living(player), weights.depth);
            }
        }
    }

    /** Returns what the other team is shown, the best first. */
    List<Course> courses() {
        return List.of(best).subList(0, 1 + weights.others);
    }

    void climb(int steps, List<Course> replies) {
        int team = view.living(player);
        if (team == 0) {
            return;
        }
        best[2].copyFrom(best[0]);
        double most = value(best[0], replies);
        for (int step = 0; step < steps; step++) {
            trial.copyFrom(best[0]);
            trial.mutate(rng, team, weights.depth);
            double value = value(trial, replies);
            if (value >= most) {
                most = value;
                best[0].copyFrom(trial);
            }
        }
    }

    /** Returns what a course is worth to its player: the mean over the replies, and the worst. */
    private double value(Course course, List<Course> replies) {
        double sum = 0;
        double worst = Double.POSITIVE_INFINITY;
        for (Course reply : replies) {
            double value = player == 0
                    ? rollout.play(course, reply, weights.depth)
                    : -rollout.play(reply, course, weights.depth);
            sum += value;
            worst = Math.min(worst, value);
        }
        return (1 - weights.worst) * sum / replies.size() + weights.worst * worst;
    }
}
