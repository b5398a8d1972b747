package regatta.space.bots.frontier;

/** Splits what a planet can spare among the contested neighbours and itself, by value. */
final class Pressure {

    private final Lanes lanes;
    private final Appraisal appraisal;

    Pressure(Lanes lanes, Appraisal appraisal) {
        this.lanes = lanes;
        this.appraisal = appraisal;
    }

    void send(Dispatch dispatch) {
        int source = dispatch.source();
        double sum = appraisal.value[source];
        for (int neighbour : lanes.of(source)) {
            sum += appraisal.contested(neighbour) ? appraisal.value[neighbour] : 0;
        }
        long spare = dispatch.spare();
        for (int neighbour : lanes.of(source)) {
            if (appraisal.contested(neighbour)) {
                dispatch.send(neighbour, (long) Math.floor(appraisal.value[neighbour] / sum * spare));
            }
        }
    }
}
