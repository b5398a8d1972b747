package regatta.core;

/**
 * How one seat stands.
 *
 * @param rank 1 for the best; seats that tie share a rank
 */
public record Standing(int seat, int rank, long score) {}
