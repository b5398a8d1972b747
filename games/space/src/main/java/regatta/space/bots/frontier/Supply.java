package regatta.space.bots.frontier;

import regatta.space.SpacePosition;

/** Sends the surplus of interior planets to the front: to safe neighbours in need, or else a step nearer to them. */
record Supply(SpacePosition view, Lanes lanes, Appraisal appraisal, Front front, FrontierParameters settings) {

    void send(Dispatch dispatch) {
        int source = dispatch.source();
        long surplus = dispatch.spare() - (long) Math.floor(view.size[source] * settings.keep);
        if (!front.interior(source) || surplus <= 0) {
            return;
        }
        long needs = 0;
        for (int neighbour : lanes.of(source)) {
            needs += needOf(neighbour);
        }
        if (needs == 0) {
            passOn(dispatch, surplus);
            return;
        }
        for (int neighbour : lanes.of(source)) {
            dispatch.send(neighbour, surplus * needOf(neighbour) / needs);
        }
    }

    private int needOf(int neighbour) {
        return appraisal.safe(neighbour) ? front.need(neighbour) : 0;
    }

    private void passOn(Dispatch dispatch, long surplus) {
        int source = dispatch.source();
        int next = source;
        int min = Front.FAR;
        for (int neighbour : lanes.of(source)) {
            int further = front.distance(neighbour);
            int length = view.board.length(source, neighbour);
            if (further != Front.FAR && further + length < min) {
                min = further + length;
                next = neighbour;
            }
        }
        dispatch.send(next, surplus);
    }
}
