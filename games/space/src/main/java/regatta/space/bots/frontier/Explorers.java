package regatta.space.bots.frontier;

import java.util.Arrays;
import regatta.space.SpacePosition;
import regatta.space.bots.frontier.Appraisal.Kind;

/** Sends one explorer to each empty neighbour, the most habitable first, unless one is on the way already. */
final class Explorers {

    private final Lanes lanes;
    private final Appraisal appraisal;

    /** Whether own people are on the way to a planet. */
    private final boolean[] awaited;

    Explorers(int planets, Lanes lanes, Appraisal appraisal) {
        this.lanes = lanes;
        this.appraisal = appraisal;
        awaited = new boolean[planets];
    }

    /** Begins a turn: finds the people on the way. */
    void begin(SpacePosition view, int player) {
        Arrays.fill(awaited, false);
        for (int shuttle = 0; shuttle < view.shuttleCount; shuttle++) {
            awaited[view.shuttleDestination[shuttle]] |= view.shuttleSeat[shuttle] == player;
        }
    }

    void send(Dispatch dispatch) {
        int next = next(dispatch.source());
        while (next >= 0 && dispatch.send(next, 1)) {
            awaited[next] = true;
            next = next(dispatch.source());
        }
    }

    /**
     * Returns the most valuable empty neighbour that no one is on the way to; of equal ones the one with the lowest id;
     * or -1.
     */
    private int next(int source) {
        int best = -1;
        for (int neighbour : lanes.of(source)) {
            boolean open = appraisal.kind[neighbour] == Kind.EMPTY && !awaited[neighbour];
            if (open && (best < 0 || appraisal.value[neighbour] > appraisal.value[best])) {
                best = neighbour;
            }
        }
        return best;
    }
}
