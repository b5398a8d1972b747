package regatta.league.tune;

import java.util.ArrayList;
import java.util.List;
import regatta.league.tune.search.Box;

/**
 * How parameters lie in a box. With several groups each parameter has coordinates that all share, and for each group
 * coordinates of its own, which are added: so what is common is learnt from all games, and a group departs from it only as
 * far as its own games say.
 */
final class Layout {

    private final List<Parameter> parameters;
    private final int groups;
    private final int width;

    Layout(List<Parameter> parameters, int groups) {
        this.parameters = List.copyOf(parameters);
        this.groups = groups;
        width = parameters.stream().mapToInt(Parameter::width).sum();
    }

    int groups() {
        return groups;
    }

    List<Parameter> parameters() {
        return parameters;
    }

    /** Returns where the trials of slices are looked for, one slice after the other. */
    Box box(List<Slice> slices) {
        int copies = groups == 1 ? 1 : 1 + groups;
        double[] low = new double[copies * width];
        double[] high = new double[copies * width];
        int[] of = new int[copies * width];
        for (int copy = 0; copy < copies; copy++) {
            int at = copy * width;
            for (Parameter parameter : parameters) {
                for (int i = 0; i < parameter.width(); i++, at++) {
                    low[at] = parameter.low();
                    high[at] = parameter.high();
                    of[at] = copy == 0 ? Box.COMMON : copy - 1;
                }
            }
        }
        return new Box(low, high, of, slices.stream().mapToInt(Slice::group).toArray());
    }

    /** Returns the coordinates that count for a group. */
    double[] ofGroup(double[] point, int group) {
        double[] sum = new double[width];
        for (int i = 0; i < width; i++) {
            sum[i] = point[i] + (groups == 1 ? 0 : point[(1 + group) * width + i]);
        }
        return sum;
    }

    /** Returns how uncertain those are, given how uncertain all coordinates are. */
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
        for (Parameter parameter : parameters) {
            values.add(parameter.text(own, at));
            at += parameter.width();
        }
        return values;
    }

    /** Returns the value of a parameter at a point as a number to draw. */
    double number(double[] point, int group, int parameter) {
        int at = 0;
        for (int i = 0; i < parameter; i++) {
            at += parameters.get(i).width();
        }
        return parameters.get(parameter).number(ofGroup(point, group), at);
    }

    /** Returns the names of the coordinates that count for a group. */
    List<String> coordinates() {
        return parameters.stream()
                .flatMap(parameter -> parameter.coordinates().stream())
                .toList();
    }
}
