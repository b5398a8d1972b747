package regatta.league.tune;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.league.tune.search.Optimiser;
import regatta.league.tune.search.Response;
import regatta.league.tune.search.Trial;

/** How a search went until now: the way of its point and what it was told. A table: one owner, one thread. */
public final class Course {

    private final Layout layout;
    private final int blocks;
    private final Optimiser optimiser;
    private final Response response;
    private final List<double[]> path = new ArrayList<>();
    private final List<Trial> trials = new ArrayList<>();
    private final List<Double> scores = new ArrayList<>();

    Course(Layout layout, int blocks, Optimiser optimiser) {
        this.layout = layout;
        this.blocks = blocks;
        this.optimiser = optimiser;
        double[] start = optimiser.now();
        response = new Response(start.length);
        path.add(start);
    }

    @Nullable
    Trial ask() {
        return optimiser.ask();
    }

    void tell(Trial trial, double score) {
        optimiser.tell(trial, score);
        response.add(trial.candidate(), trial.opponent(), score);
        path.add(optimiser.now());
        trials.add(trial);
        scores.add(score);
    }

    /** Returns what the trials say if some pairs of coordinates may depend on each other. */
    Response.Fit fitWith(List<int[]> pairs) {
        Response whole = new Response(now().length, pairs);
        for (int i = 0; i < trials.size(); i++) {
            whole.add(trials.get(i).candidate(), trials.get(i).opponent(), scores.get(i));
        }
        return whole.fit();
    }

    /** Returns how many blocks it was told of. */
    public int told() {
        return path.size() - 1;
    }

    /** Returns how many blocks are to come. */
    public int left() {
        return blocks - told();
    }

    double[] now() {
        return path.get(path.size() - 1);
    }

    double[] errors() {
        return optimiser.errors();
    }

    Layout layout() {
        return layout;
    }

    Response response() {
        return response;
    }

    /** Returns where the point was after each block, the start first. */
    List<double[]> path() {
        return path;
    }
}
