package regatta.league.tune;

import regatta.league.verdict.Comparison.Grounds;

/**
 * A part of what is played on, such as the scenarios of one size.
 *
 * @param label what its scenarios have in common, such as {@code size=32}; empty if there is but one slice
 * @param group which set of numbers it plays with, from 0
 * @param grounds its scenarios, all with as many seats
 */
public record Slice(String label, int group, Grounds grounds) {}
