package regatta.league.tune.search;

/**
 * A block that an optimiser wants to see: one point plays another.
 *
 * @param number counted from 0 in the order they are asked for
 */
@SuppressWarnings("ArrayRecordComponent") // Nobody compares trials; points are arrays everywhere in this package.
public record Trial(int number, double[] candidate, double[] opponent) {}
