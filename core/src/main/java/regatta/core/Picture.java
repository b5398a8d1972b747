package regatta.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a viewer draws of a position: numbers under names, whose meaning is between a game and its painter, and one number
 * a seat for each chart. A table, filled anew for each frame.
 */
public final class Picture {

    private final Map<String, int[]> numbers = new TreeMap<>();
    private final List<String> charts = new ArrayList<>();
    private final List<String> facts = new ArrayList<>();

    public void clear() {
        numbers.clear();
        charts.clear();
        facts.clear();
    }

    /** Gives {@code values} to the picture, which keeps them. */
    public void put(String name, int... values) {
        numbers.put(name, values);
    }

    /** Gives one number a seat, to be drawn over time. Numbers too large for 32 bits are drawn as the largest. */
    public void chart(String name, long... bySeat) {
        charts.add(name);
        numbers.put("chart:" + name, clamped(bySeat));
    }

    /** Gives one number a seat that is worth a line in a table. */
    public void fact(String name, long... bySeat) {
        facts.add(name);
        numbers.put("fact:" + name, clamped(bySeat));
    }

    private static int[] clamped(long[] bySeat) {
        int[] values = new int[bySeat.length];
        for (int seat = 0; seat < bySeat.length; seat++) {
            values[seat] = clamp(bySeat[seat]);
        }
        return values;
    }

    public static int clamp(long value) {
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, value));
    }

    /** Returns the numbers under a name, none if there are none. */
    public int[] get(String name) {
        int[] values = numbers.get(name);
        return values == null ? new int[0] : values;
    }

    /** Returns the names of the charts, in the order they were given. */
    public List<String> charts() {
        return charts;
    }

    /** Returns the names of the facts, in the order they were given. */
    public List<String> facts() {
        return facts;
    }
}
