package regatta.space.bots.frontier;

/** Splits what a planet can spare among the contested neighbours and itself, by value. */
record Pressure(Lanes lanes, Appraisal appraisal) {

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
