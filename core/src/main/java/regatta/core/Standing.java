package regatta.core;

/**
 * The standing of one seat.
 *
 * @param rank 1 for the best; tied seats share a rank
 */
public record Standing(int seat, int rank, long score) {}
