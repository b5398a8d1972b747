package regatta.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The data from which the viewer draws a position: named numbers and tables, whose meaning is defined between the game
 * and its painter, and one number per seat for each chart. Reused from frame to frame.
 */
public final class Picture {

    private final Map<String, int[]> numbers = new TreeMap<>();
    private final Map<String, Rows> tables = new TreeMap<>();
    private final List<String> charts = new ArrayList<>();
    private final List<String> facts = new ArrayList<>();
    private final Map<String, List<String>> words = new TreeMap<>();
    private List<String> eventKinds = List.of();

    /** A table, whose rows have a number per column. */
    public static final class Rows {

        private final List<String> columns;
        private int[] values;
        private int size;

        private Rows(List<String> columns) {
            this.columns = columns;
            values = new int[16 * columns.size()];
        }

        public Rows add(int... row) {
            if (row.length != columns.size()) {
                throw new IllegalArgumentException(
                        "expected a row of " + columns + ", but got " + row.length + " numbers");
            }
            if (size + row.length > values.length) {
                values = Arrays.copyOf(values, values.length * 2);
            }
            System.arraycopy(row, 0, values, size, row.length);
            size += row.length;
            return this;
        }
    }

    public void clear() {
        numbers.clear();
        tables.clear();
        charts.clear();
        facts.clear();
    }

    /** Sets named numbers. The array is not copied. */
    public void put(String name, int... values) {
        numbers.put(name, values);
    }

    /** Sets named words, by number: the words of the protocol, or the names of what numbers stand for. */
    public void words(String name, List<String> values) {
        words.put(name, values);
    }

    /** Returns the words with a name; empty if there are none. */
    public List<String> words(String name) {
        return words.getOrDefault(name, List.of());
    }

    /** Begins a table with these columns. Rows are added to the result. */
    public Rows table(String name, String... columns) {
        Rows rows = new Rows(List.of(columns));
        tables.put(name, rows);
        return rows;
    }

    /** Sets the names of the event kinds, by the numbers passed to {@link Events#begin}. */
    public void eventKinds(List<String> names) {
        eventKinds = names;
    }

    public List<String> eventKinds() {
        return eventKinds;
    }

    /** Returns the column names of a table, or an empty list if there is no such table. */
    public List<String> columns(String name) {
        Rows rows = tables.get(name);
        return rows == null ? List.of() : rows.columns;
    }

    /** Sets one number per seat, to be drawn over time. Numbers beyond 32 bits are clamped. */
    public void chart(String name, long... bySeat) {
        charts.add(name);
        numbers.put("chart:" + name, clamped(bySeat));
    }

    /** Sets one number per seat, to be shown in a table. */
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

    /** Returns the numbers with a name, or those of a table row by row; empty if there are none. */
    public int[] get(String name) {
        Rows rows = tables.get(name);
        if (rows != null) {
            return Arrays.copyOf(rows.values, rows.size);
        }
        int[] values = numbers.get(name);
        return values == null ? new int[0] : values;
    }

    /** Returns the names of the charts, in the order of creation. */
    public List<String> charts() {
        return charts;
    }

    /** Returns the names of the facts, in the order of creation. */
    public List<String> facts() {
        return facts;
    }
}
