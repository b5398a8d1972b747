package regatta.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a viewer draws of a position: numbers under names, whose meaning is between a game and its painter, and one number
 * a seat for each chart. A table, filled anew for each frame.
 */
public final class Picture {

    private final Map<String, int[]> numbers = new TreeMap<>();
    private final Map<String, Rows> tables = new TreeMap<>();
    private final List<String> charts = new ArrayList<>();
    private final List<String> facts = new ArrayList<>();
    private List<String> eventKinds = List.of();

    /** The rows of a table, each with a number for every column. */
    public static final class Rows {

        private final List<String> columns;
        private int[] values;
        private int size;

        private Rows(List<String> columns) {
            this.columns = columns;
            values = new int[16 * columns.size()];
        }

        /** Adds a row. */
        public Rows add(int... row) {
            if (row.length != columns.size()) {
                throw new IllegalArgumentException("a row of " + columns + " has not " + row.length + " numbers");
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

    /** Gives {@code values} to the picture, which keeps them. */
    public void put(String name, int... values) {
        numbers.put(name, values);
    }

    /** Begins a table with such columns; the rows follow. */
    public Rows table(String name, String... columns) {
        Rows rows = new Rows(List.of(columns));
        tables.put(name, rows);
        return rows;
    }

    /** Names the kinds of events, by number: what {@link Events#begin} was told. */
    public void eventKinds(List<String> names) {
        eventKinds = names;
    }

    /** Returns the names of the kinds of events, by number. */
    public List<String> eventKinds() {
        return eventKinds;
    }

    /** Returns the names of the columns of a table, none if there is no such table. */
    public List<String> columns(String name) {
        Rows rows = tables.get(name);
        return rows == null ? List.of() : rows.columns;
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

    /** Returns the numbers under a name, or those of a table, row by row; none if there are none. */
    public int[] get(String name) {
        Rows rows = tables.get(name);
        if (rows != null) {
            return Arrays.copyOf(rows.values, rows.size);
        }
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
