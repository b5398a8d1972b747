package regatta.program;

import regatta.core.Budget;

/** A budget of time, begun anew each turn. It looks at the clock only every few simulated turns. */
final class ClockBudget implements Budget {

    /** A look at the clock costs as much as simulating a cheap turn, so several turns pass between two. */
    private static final int TURNS_BETWEEN_LOOKS = 8;

    private long deadline;
    private int unlooked;
    private boolean over;

    /** Begins a turn that may take so long from now on. */
    ClockBudget begin(long nanos) {
        deadline = System.nanoTime() + nanos;
        unlooked = 0;
        over = false;
        return this;
    }

    @Override
    public boolean spend(int turns) {
        unlooked += turns;
        if (unlooked >= TURNS_BETWEEN_LOOKS) {
            unlooked = 0;
            over = System.nanoTime() - deadline >= 0;
        }
        return !over;
    }
}
