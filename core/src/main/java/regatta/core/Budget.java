package regatta.core;

/**
 * The amount of thinking that a bot is allowed per turn. It is counted in simulated turns where matches must be
 * reproducible; separate programs use a clock. Not thread-safe.
 */
public interface Budget {

    /** Records simulated turns, and returns whether the bot may simulate more. */
    boolean spend(int turns);

    static Budget ofTurns(int turns) {
        return new Budget() {
            private int left = turns;

            @Override
            public boolean spend(int spent) {
                left -= Math.min(left, spent);
                return left > 0;
            }
        };
    }
}
