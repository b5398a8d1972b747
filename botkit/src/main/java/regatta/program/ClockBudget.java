package regatta.program;

import regatta.core.Budget;

/** A time budget per turn. It reads the clock only every few simulated turns. */
final class ClockBudget implements Budget {

    /** Reading the clock costs as much as simulating a cheap turn. */
    private static final int TURNS_BETWEEN_READS = 8;

    private long deadline;
    private int turnsSinceRead;
    private boolean over;

    ClockBudget begin(long nanos) {
        deadline = System.nanoTime() + nanos;
        turnsSinceRead = 0;
        over = false;
        return this;
    }

    @Override
    public boolean spend(int turns) {
        turnsSinceRead += turns;
        if (turnsSinceRead >= TURNS_BETWEEN_READS) {
            turnsSinceRead = 0;
            over = System.nanoTime() - deadline >= 0;
        }
        return !over;
    }
}
