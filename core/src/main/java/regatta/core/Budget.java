package regatta.core;

/**
 * How much a bot may think about a turn. Where a match must be a function of its scenario, in process and in a page, it is
 * counted in simulated turns; a program looks at its clock. One thread.
 */
public interface Budget {

    /** Takes note that so many turns were simulated, and returns whether the bot may simulate more. */
    boolean spend(int turns);

    /** Returns a budget of so many simulated turns. */
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
