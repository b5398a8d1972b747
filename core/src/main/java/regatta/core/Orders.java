package regatta.core;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The orders and faults of all seats in one turn: the only input of the turn. Each seat has a list of orders and at
 * most one fault.
 *
 * <p>An order is a kind, a subject (the unit that acts) and two arguments, whose meaning the game defines. Not
 * thread-safe; reused from turn to turn.
 */
public final class Orders {

    private static final int INITIAL_CAPACITY = 16;

    private final int[] counts;
    private final int[][] kinds;
    private final int[][] subjects;
    private final long[][] firsts;
    private final long[][] seconds;
    private final @Nullable Fault[] faults;

    public Orders(int seats) {
        counts = new int[seats];
        kinds = new int[seats][INITIAL_CAPACITY];
        subjects = new int[seats][INITIAL_CAPACITY];
        firsts = new long[seats][INITIAL_CAPACITY];
        seconds = new long[seats][INITIAL_CAPACITY];
        faults = new @Nullable Fault[seats];
    }

    public int seats() {
        return counts.length;
    }

    public void clear() {
        Arrays.fill(counts, 0);
        Arrays.fill(faults, null);
    }

    /** Removes the orders of {@code seat}, but not its fault. */
    public void drop(int seat) {
        counts[seat] = 0;
    }

    public void add(int seat, int kind, int subject, long first, long second) {
        int index = counts[seat]++;
        if (index == kinds[seat].length) {
            grow(seat, index * 2);
        }
        kinds[seat][index] = kind;
        subjects[seat][index] = subject;
        firsts[seat][index] = first;
        seconds[seat][index] = second;
    }

    /** Adds a copy of an order of the same seat in other orders. */
    public void add(int seat, Orders from, int index) {
        add(seat, from.kind(seat, index), from.subject(seat, index), from.first(seat, index), from.second(seat, index));
    }

    private void grow(int seat, int capacity) {
        kinds[seat] = Arrays.copyOf(kinds[seat], capacity);
        subjects[seat] = Arrays.copyOf(subjects[seat], capacity);
        firsts[seat] = Arrays.copyOf(firsts[seat], capacity);
        seconds[seat] = Arrays.copyOf(seconds[seat], capacity);
    }

    public int count(int seat) {
        return counts[seat];
    }

    public int kind(int seat, int index) {
        return kinds[seat][index];
    }

    public int subject(int seat, int index) {
        return subjects[seat][index];
    }

    public long first(int seat, int index) {
        return firsts[seat][index];
    }

    public long second(int seat, int index) {
        return seconds[seat][index];
    }

    /** Sets the fault of {@code seat}, unless it already has one in this turn. */
    public void fail(int seat, Fault fault) {
        if (faults[seat] == null) {
            faults[seat] = fault;
        }
    }

    public @Nullable Fault fault(int seat) {
        return faults[seat];
    }
}
