package regatta.league.tune;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.league.tune.search.Optimiser;
import regatta.league.tune.search.ScoreRegression;
import regatta.league.tune.search.SearchPoint;

/**
 * The path of a search: the points it recommended and the results of its trials. Mutable, for one thread.
 */
public final class SearchPath {

    private final ParameterSpace parameterSpace;
    private final int blocks;
    private final Optimiser optimiser;
    private final ScoreRegression response;
    private final List<double[]> path = new ArrayList<>();
    private final List<SearchPoint> trials = new ArrayList<>();
    private final List<Double> scores = new ArrayList<>();

    SearchPath(ParameterSpace parameterSpace, int blocks, Optimiser optimiser) {
        this.parameterSpace = parameterSpace;
        this.blocks = blocks;
        this.optimiser = optimiser;
        double[] start = optimiser.now();
        response = new ScoreRegression(start.length);
        path.add(start);
    }

    @Nullable
    SearchPoint ask() {
        return optimiser.ask();
    }

    void tell(SearchPoint trial, double score) {
        optimiser.tell(trial, score);
        response.add(trial.candidate(), trial.opponent(), score);
        path.add(optimiser.now());
        trials.add(trial);
        scores.add(score);
    }

    /** Returns an estimate from all trials, with interactions of some pairs of coordinates. */
    ScoreRegression.Estimate fitWith(List<int[]> pairs) {
        ScoreRegression whole = new ScoreRegression(now().length, pairs);
        for (int i = 0; i < trials.size(); i++) {
            whole.add(trials.get(i).candidate(), trials.get(i).opponent(), scores.get(i));
        }
        return whole.fit();
    }

    public int finished() {
        return path.size() - 1;
    }

    /** Returns the number of remaining blocks. */
    public int left() {
        return blocks - finished();
    }

    double[] now() {
        return path.get(path.size() - 1);
    }

    double[] errors() {
        return optimiser.errors();
    }

    ParameterSpace parameterSpace() {
        return parameterSpace;
    }

    ScoreRegression response() {
        return response;
    }

    /** Returns the recommended point after each block, beginning with the start. */
    List<double[]> path() {
        return path;
    }
}
