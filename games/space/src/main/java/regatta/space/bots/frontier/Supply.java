package regatta.space.bots.frontier;

/** Sends the surplus of interior planets to the front: to safe neighbours in need, or else a step nearer to them. */
final class Supply {

    private final Chart chart;
    private final Appraisal appraisal;
    private final Front front;
    private final Settings settings;

    Supply(Chart chart, Appraisal appraisal, Front front, Settings settings) {
        this.chart = chart;
        this.appraisal = appraisal;
        this.front = front;
        this.settings = settings;
    }

    void send(Dispatch dispatch) {
        int source = dispatch.source();
        long surplus = dispatch.spare() - (long) Math.floor(chart.size[source] * settings.keep());
        if (!front.interior(source) || surplus <= 0) {
            return;
        }
        long needs = 0;
        for (int neighbour : chart.neighbours[source]) {
            needs += needOf(neighbour);
        }
        if (needs == 0) {
            passOn(dispatch, surplus);
            return;
        }
        for (int neighbour : chart.neighbours[source]) {
            dispatch.send(neighbour, surplus * needOf(neighbour) / needs);
        }
    }

    private int needOf(int neighbour) {
        return appraisal.safe(neighbour) ? front.need(neighbour) : 0;
    }

    private void passOn(Dispatch dispatch, long surplus) {
        int source = dispatch.source();
        int next = source;
        int least = Front.FAR;
        for (int lane = 0; lane < chart.neighbours[source].length; lane++) {
            int neighbour = chart.neighbours[source][lane];
            int further = front.distance(neighbour);
            if (further != Front.FAR && further + chart.lengths[source][lane] < least) {
                least = further + chart.lengths[source][lane];
                next = neighbour;
            }
        }
        dispatch.send(next, surplus);
    }
}
