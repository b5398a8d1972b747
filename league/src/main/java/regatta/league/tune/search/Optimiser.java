package regatta.league.tune.search;

import org.jspecify.annotations.Nullable;

/**
 * An optimiser that searches the best point within {@link SearchBounds} by trials with very noisy scores. It has an
 * ask-and-tell interface and is deterministic: given the same random seed and the same results, it proposes the same
 * trials. A killed run is therefore continued by telling a new optimiser the stored results. Mutable, for one thread.
 */
public interface Optimiser {

    /** Returns the next trial, or null if it needs the results of open trials first. */
    @Nullable
    SearchPoint ask();

    /**
     * Receives the result of a trial. Results are reported in the order of the requests.
     *
     * @param score the score of the candidate, from 0 to 1; 0.5 if the points are equally strong
     */
    void tell(SearchPoint trial, double score);

    /** Returns the currently recommended point. */
    double[] now();

    /** Returns the uncertainty of each coordinate: its standard deviation if the parameters had no effect. */
    double[] errors();
}
