package regatta.league.tune;

import java.util.ArrayList;
import java.util.List;
import regatta.league.tune.search.ScoreRegression;

/**
 * The progress of a search.
 *
 * @param gain the estimated gain in score of the recommended point over the start, from all blocks; biased upwards,
 *     because the same blocks chose the point
 * @param gainError the standard deviation of the gain
 * @param games the number of finished games
 * @param left the number of remaining games
 */
public record SearchProgress(List<ParameterProgress> rows, double gain, double gainError, int games, int left) {

    /**
     * The progress of one parameter.
     *
     * @param set the set of values it belongs to
     * @param now its value, as text
     * @param error the uncertainty of the value, in steps
     * @param moved the distance from the start, in units of the uncertainty
     */
    public record ParameterProgress(
            int set, TunedParameter parameter, String start, String now, double error, double moved) {}

    public static SearchProgress of(SearchPath path) {
        double[] now = path.now();
        ScoreRegression.Estimate fit = path.response().fit();
        List<ParameterProgress> rows = rows(path.parameterSpace(), now, path.errors());
        return new SearchProgress(rows, fit.gain(now), fit.gainError(now), 2 * path.finished(), 2 * path.left());
    }

    /** Returns the value and uncertainty of each parameter at a point. */
    static List<ParameterProgress> rows(ParameterSpace parameterSpace, double[] now, double[] errors) {
        List<ParameterProgress> rows = new ArrayList<>();
        for (int set = 0; set < parameterSpace.groups(); set++) {
            double[] own = parameterSpace.ofGroup(now, set);
            double[] uncertain = parameterSpace.errorsOfGroup(errors, set);
            List<String> values = parameterSpace.values(now, set);
            int at = 0;
            for (int i = 0; i < values.size(); i++) {
                TunedParameter parameter = parameterSpace.parameters().get(i);
                int farthest = farthest(own, at, parameter.width());
                double error = uncertain[farthest];
                double moved = error == 0 ? 0 : own[farthest] / error;
                rows.add(new ParameterProgress(set, parameter, parameter.startText(), values.get(i), error, moved));
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
