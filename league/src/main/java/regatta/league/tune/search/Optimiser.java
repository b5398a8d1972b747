package regatta.league.tune.search;

import org.jspecify.annotations.Nullable;

/**
 * Looks for the best point of a {@link Box} by trials, whose scores are mostly noise. It knows no clock and no other source
 * of chance than its seed: asked and told alike, it goes the same way. So a run that was killed is continued by telling a
 * new optimiser what the old one was told. A table: one owner, one thread.
 */
public interface Optimiser {

    /** Returns the next trial, or null if it must first be told about those it asked for. */
    @Nullable
    Trial ask();

    /**
     * Takes what came of a trial. Trials are told in the order they were asked for.
     *
     * @param score of the candidate, from 0 to 1; one half if the two are alike
     */
    void tell(Trial trial, double score);

    /** Returns the point it recommends as things stand. */
    double[] now();

    /** Returns how uncertain each coordinate of that point is: the deviation it would have if nothing mattered. */
    double[] errors();
}
