package regatta.league.tune;

import regatta.league.verdict.Comparison.Setup;

/**
 * A slice of the scenarios, such as those of one size.
 *
 * @param label the common options of the scenarios, such as {@code size=32}; empty if there is only one slice
 * @param group the index of its set of values
 * @param setup its scenarios, which all have the same number of seats
 */
public record Slice(String label, int group, Setup setup) {}
