package regatta.core;

import java.util.Arrays;

/**
 * The events of one turn, in order, such as collisions and conquests. An event is a kind and a few numbers, whose
 * meaning the game defines. Not thread-safe; reused from turn to turn.
 */
public final class Events {

    private int count;
    private int size;
    private int[] kinds = new int[16];
    private int[] starts = new int[17];
    private int[] values = new int[64];

    public void clear() {
        count = 0;
        size = 0;
    }

    /** Begins an event, to which {@link #put} adds numbers. */
    public void begin(int kind) {
        if (count == kinds.length) {
            kinds = Arrays.copyOf(kinds, count * 2);
            starts = Arrays.copyOf(starts, count * 2 + 1);
        }
        kinds[count] = kind;
        starts[count] = size;
        count++;
        starts[count] = size;
    }

    public void put(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size * 2);
        }
        values[size++] = value;
        starts[count] = size;
    }

    public int count() {
        return count;
    }

    public int kind(int event) {
        return kinds[event];
    }

    public int size(int event) {
        return starts[event + 1] - starts[event];
    }

    public int value(int event, int index) {
        return values[starts[event] + index];
    }
}
