package regatta.league.tune;

import java.util.ArrayList;
import java.util.List;
import regatta.league.tune.search.Response;

/**
 * How a search stands, for people and machines.
 *
 * @param gain how much more the present point scores than the start, as all blocks together say; it flatters, because the
 *     point was chosen by them
 * @param gainError the deviation of that
 * @param games how many were played
 * @param left how many are to come
 */
public record Standings(List<Row> rows, double gain, double gainError, int games, int left) {

    /**
     * One parameter.
     *
     * @param set which set of numbers it belongs to
     * @param now its value, as a bot is told it
     * @param error how uncertain that value is, in steps
     * @param moved how far it is from the start, in units of that uncertainty
     */
    public record Row(int set, Parameter parameter, String start, String now, double error, double moved) {}

    /** Tells how a search stands. */
    public static Standings of(Course course) {
        double[] now = course.now();
        Response.Fit fit = course.response().fit();
        List<Row> rows = rows(course.layout(), now, course.errors());
        return new Standings(rows, fit.gain(now), fit.gainError(now), 2 * course.told(), 2 * course.left());
    }

    /** Tells of each parameter where it is at a point, and how sure that is. */
    static List<Row> rows(Layout layout, double[] now, double[] errors) {
        List<Row> rows = new ArrayList<>();
        for (int set = 0; set < layout.groups(); set++) {
            double[] own = layout.ofGroup(now, set);
            double[] uncertain = layout.errorsOfGroup(errors, set);
            List<String> values = layout.values(now, set);
            int at = 0;
            for (int i = 0; i < values.size(); i++) {
                Parameter parameter = layout.parameters().get(i);
                int farthest = farthest(own, at, parameter.width());
                double error = uncertain[farthest];
                double moved = error == 0 ? 0 : own[farthest] / error;
                rows.add(new Row(set, parameter, parameter.startText(), values.get(i), error, moved));
                at += parameter.width();
            }
        }
        return rows;
    }

    private static int farthest(double[] point, int from, int width) {
        int farthest = from;
        for (int i = from; i < from + width; i++) {
            if (Math.abs(point[i]) > Math.abs(point[farthest])) {
                farthest = i;
            }
        }
        return farthest;
    }
}
