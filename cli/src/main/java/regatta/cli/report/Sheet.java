package regatta.cli.report;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Help.ColorScheme;
import regatta.core.JsonOut;
import regatta.host.io.Plain;

/** Rows under named columns, printed for people, as JSON, or as CSV. People see rounded numbers, machines see all of them. */
public final class Sheet {

    private static final int LONGEST_CELL = 60;

    /**
     * A column.
     *
     * @param name the heading, and the key for machines
     * @param format how people see a number of it; empty for texts
     */
    public record Column(String name, String format) {

        public static Column text(String name) {
            return new Column(name, "");
        }

        public static Column whole(String name) {
            return new Column(name, "%.0f");
        }

        static Column number(String name, String format) {
            return new Column(name, format);
        }

        /** A share between 0 and 1, which people see in percent. */
        static Column percent(String name) {
            return new Column(name, "%.1f%%");
        }

        private String shown(@Nullable Object cell) {
            if (!(cell instanceof Number number)) {
                return shortened(cell == null ? "" : cell.toString());
            }
            double value = number.doubleValue();
            if (Double.isNaN(value)) {
                return "";
            }
            String text = String.format(Locale.ROOT, format, format.endsWith("%%") ? value * 100 : value);
            return text.equals("-0") ? "0" : text;
        }

        private static String shortened(String text) {
            String line = Plain.text(text.replace('\n', ' '));
            return line.length() <= LONGEST_CELL ? line : line.substring(0, LONGEST_CELL - 1) + "…";
        }
    }

    private final List<Column> columns;
    private final List<@Nullable Object[]> rows = new ArrayList<>();

    public Sheet(Column... columns) {
        this.columns = List.of(columns);
    }

    public Sheet(List<Column> columns) {
        this.columns = List.copyOf(columns);
    }

    /** Adds a row of texts and numbers; null and not-a-number are cells with nothing in them. */
    public void add(@Nullable Object... cells) {
        if (cells.length != columns.size()) {
            throw new IllegalArgumentException(cells.length + " cells for " + columns.size() + " columns");
        }
        rows.add(cells);
    }

    int size() {
        return rows.size();
    }

    void print(PrintWriter out, ColorScheme colors) {
        List<String> lines = lines();
        out.println(colors.text("@|bold " + lines.get(0) + "|@"));
        lines.subList(1, lines.size()).forEach(out::println);
        out.flush();
    }

    /** Returns the heading and the rows, aligned. */
    List<String> lines() {
        List<StringBuilder> lines = new ArrayList<>();
        for (int row = -1; row < rows.size(); row++) {
            lines.add(new StringBuilder());
        }
        for (int i = 0; i < columns.size(); i++) {
            Column column = columns.get(i);
            List<String> texts = new ArrayList<>(List.of(column.name()));
            for (@Nullable Object[] row : rows) {
                texts.add(column.shown(row[i]));
            }
            int width = texts.stream().mapToInt(String::length).max().orElse(0);
            for (int row = 0; row < texts.size(); row++) {
                String blanks = " ".repeat(width - texts.get(row).length());
                StringBuilder line = lines.get(row);
                line.append(i == 0 ? "" : "  ");
                line.append(column.format().isEmpty() ? texts.get(row) + blanks : blanks + texts.get(row));
            }
        }
        return lines.stream().map(line -> line.toString().stripTrailing()).toList();
    }

    /** Writes an array of objects; cells with nothing in them are left out. */
    void writeJson(JsonOut json) {
        json.open('[');
        for (@Nullable Object[] row : rows) {
            json.open('{');
            for (int i = 0; i < row.length; i++) {
                writeJson(json, columns.get(i).name(), row[i]);
            }
            json.close('}');
        }
        json.close(']');
    }

    private static void writeJson(JsonOut json, String key, @Nullable Object cell) {
        if (cell instanceof Integer || cell instanceof Long) {
            json.key(key).value(((Number) cell).longValue());
        } else if (cell instanceof Number number) {
            if (Double.isFinite(number.doubleValue())) {
                json.key(key).value(number.doubleValue());
            }
        } else if (cell != null) {
            json.key(key).value(cell.toString());
        }
    }

    void printCsv(PrintWriter out) {
        out.println(String.join(",", columns.stream().map(Column::name).toList()));
        for (@Nullable Object[] row : rows) {
            List<String> cells = new ArrayList<>();
            for (@Nullable Object cell : row) {
                boolean nothing = cell == null || cell instanceof Double number && number.isNaN();
                cells.add(
                        nothing
                                ? ""
                                : quoted(Plain.text(Objects.requireNonNull(cell).toString())));
            }
            out.println(String.join(",", cells));
        }
        out.flush();
    }

    private static String quoted(String cell) {
        return cell.matches("[^\",\\n\\r]*") ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }
}
