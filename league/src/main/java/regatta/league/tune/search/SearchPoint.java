package regatta.league.tune.search;

/**
 * A trial: a block of one point against another.
 *
 * @param number the index of the trial, in the order of requests
 */
@SuppressWarnings("ArrayRecordComponent") // Trials are never compared; points are arrays throughout the package.
public record SearchPoint(int number, double[] candidate, double[] opponent) {}
