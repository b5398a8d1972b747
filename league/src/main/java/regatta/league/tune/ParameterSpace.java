package regatta.league.tune;

import java.util.ArrayList;
import java.util.List;
import regatta.league.tune.search.SearchBounds;

/**
 * The mapping of parameters to coordinates of the search. With several groups, each parameter has shared coordinates
 * plus own coordinates for each group, which are added. So shared effects are learnt from all games, and a group
 * deviates only as far as its own games show.
 */
final class ParameterSpace {

    private final List<TunedParameter> parameters;
    private final int groups;
    private final int width;

    ParameterSpace(List<TunedParameter> parameters, int groups) {
        this.parameters = List.copyOf(parameters);
        this.groups = groups;
        width = parameters.stream().mapToInt(TunedParameter::width).sum();
    }

    int groups() {
        return groups;
    }

    List<TunedParameter> parameters() {
        return parameters;
    }

    SearchBounds bounds(List<Slice> slices) {
        int copies = groups == 1 ? 1 : 1 + groups;
        double[] low = new double[copies * width];
        double[] high = new double[copies * width];
        int[] of = new int[copies * width];
        for (int copy = 0; copy < copies; copy++) {
            int at = copy * width;
            for (TunedParameter parameter : parameters) {
                for (int i = 0; i < parameter.width(); i++, at++) {
                    low[at] = parameter.low();
                    high[at] = parameter.high();
                    of[at] = copy == 0 ? SearchBounds.COMMON : copy - 1;
                }
            }
        }
        return new SearchBounds(
                low, high, of, slices.stream().mapToInt(Slice::group).toArray());
    }

    /** Returns the effective coordinates of a group. */
    double[] ofGroup(double[] point, int group) {
        double[] sum = new double[width];
        for (int i = 0; i < width; i++) {
            sum[i] = point[i] + (groups == 1 ? 0 : point[(1 + group) * width + i]);
        }
        return sum;
    }

    /** Returns the uncertainties of the effective coordinates from those of all coordinates. */
    double[] errorsOfGroup(double[] errors, int group) {
        double[] sum = new double[width];
        for (int i = 0; i < width; i++) {
            sum[i] = groups == 1 ? errors[i] : Math.hypot(errors[i], errors[(1 + group) * width + i]);
        }
        return sum;
    }

    /** Returns the values of all parameters at a point, as text. */
    List<String> values(double[] point, int group) {
        double[] own = ofGroup(point, group);
        List<String> values = new ArrayList<>();
        int at = 0;
        for (TunedParameter parameter : parameters) {
            values.add(parameter.text(own, at));
            at += parameter.width();
        }
        return values;
    }

    /** Returns the value of a parameter at a point as a number for charts. */
    double number(double[] point, int group, int parameter) {
        int at = 0;
        for (int i = 0; i < parameter; i++) {
            at += parameters.get(i).width();
        }
        return parameters.get(parameter).number(ofGroup(point, group), at);
    }

    /** Returns the names of the effective coordinates of a group. */
    List<String> coordinates() {
        return parameters.stream()
                .flatMap(parameter -> parameter.coordinates().stream())
                .toList();
    }
}
