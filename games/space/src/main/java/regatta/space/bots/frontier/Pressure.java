package regatta.space.bots.frontier;

/** Splits what a planet can spare among the contested neighbours and itself, by value. */
final class Pressure {

    private final Chart chart;
    private final Appraisal appraisal;

    Pressure(Chart chart, Appraisal appraisal) {
        this.chart = chart;
        this.appraisal = appraisal;
    }

    void send(Dispatch dispatch) {
        int source = dispatch.source();
        double sum = appraisal.value[source];
        for (int neighbour : chart.neighbours[source]) {
            sum += appraisal.contested(neighbour) ? appraisal.value[neighbour] : 0;
        }
        long spare = dispatch.spare();
        for (int neighbour : chart.neighbours[source]) {
            if (appraisal.contested(neighbour)) {
                dispatch.send(neighbour, (long) Math.floor(appraisal.value[neighbour] / sum * spare));
            }
        }
    }
}
