package regatta.space.bots.frontier;

import regatta.space.bots.frontier.Appraisal.Kind;

/** Sends one explorer to each empty neighbour, the most habitable first, unless one is on the way already. */
final class Explorers {

    private final Chart chart;
    private final Appraisal appraisal;
    private final Identity identity;

    Explorers(Chart chart, Appraisal appraisal, Identity identity) {
        this.chart = chart;
        this.appraisal = appraisal;
        this.identity = identity;
    }

    void send(Dispatch dispatch) {
        boolean[] awaited = chart.awaited[identity.player()];
        int next = next(dispatch.source(), awaited);
        while (next >= 0 && dispatch.send(next, 1)) {
            awaited[next] = true;
            next = next(dispatch.source(), awaited);
        }
    }

    /** Returns the most valuable empty neighbour that awaits nobody, of equal ones that with the lowest id, or -1. */
    private int next(int source, boolean[] awaited) {
        int best = -1;
        for (int neighbour : chart.neighbours[source]) {
            boolean open = appraisal.kind[neighbour] == Kind.EMPTY && !awaited[neighbour];
            if (open && (best < 0 || appraisal.value[neighbour] > appraisal.value[best])) {
                best = neighbour;
            }
        }
        return best;
    }
}
