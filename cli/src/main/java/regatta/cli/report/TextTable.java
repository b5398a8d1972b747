package regatta.cli.report;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Help.ColorScheme;
import regatta.host.io.TerminalText;

/** A table, as aligned text with rounded numbers, or as JSON or CSV with all digits. */
public final class TextTable {

    private static final int MAX_CELL = 60;

    private final List<String> names = new ArrayList<>();
    private final List<Kind> kinds = new ArrayList<>();
    private final List<@Nullable Object[]> rows = new ArrayList<>();

    /** The type of a column, given by the last character of its heading. */
    private enum Kind {
        TEXT(""),
        PROSE("~"),
        RIGHT(">"),
        WHOLE("#"),
        SHARE("%");

        private final String ending;

        Kind(String ending) {
            this.ending = ending;
        }
    }

    /**
     * Creates a table without rows.
     *
     * @param columns the headings, separated by blanks, which are also the keys of JSON. The last character may be a
     *     type: {@code #} whole numbers, {@code %} shares, shown in percent, {@code >} right-aligned text, {@code ~}
     *     text that is never shortened
     */
    public TextTable(String columns) {
        for (String heading : columns.strip().split(" +")) {
            Kind kind = Kind.TEXT;
            for (Kind known : Kind.values()) {
                kind = heading.endsWith(known.ending) ? known : kind;
            }
            kinds.add(kind);
            names.add(heading.substring(0, heading.length() - kind.ending.length()));
        }
    }

    /** Adds a row. Cells with null or NaN are empty. */
    public TextTable add(@Nullable Object... cells) {
        if (cells.length != names.size()) {
            throw new IllegalArgumentException(cells.length + " cells for " + names.size() + " columns");
        }
        rows.add(cells);
        return this;
    }

    private static boolean isEmpty(@Nullable Object cell) {
        return cell == null || cell instanceof Double number && !Double.isFinite(number);
    }

    private static String shown(Kind kind, @Nullable Object cell) {
        if (cell == null || isEmpty(cell)) {
            return "";
        }
        if (cell instanceof Boolean yes) {
            return yes ? "yes" : "no";
        }
        if (cell instanceof Number number) {
            String text = kind == Kind.SHARE
                    ? String.format(Locale.ROOT, "%.1f%%", 100 * number.doubleValue())
                    : String.format(Locale.ROOT, "%.0f", number.doubleValue());
            return text.equals("-0") ? "0" : text;
        }
        String line = TerminalText.text(cell.toString().replace('\n', ' '));
        return kind == Kind.PROSE || line.length() <= MAX_CELL ? line : line.substring(0, MAX_CELL - 1) + "…";
    }

    public void print(PrintWriter out, ColorScheme colors) {
        List<String> lines = lines();
        out.println(colors.text("@|bold " + lines.get(0) + "|@"));
        lines.subList(1, lines.size()).forEach(out::println);
    }

    /** Returns the headings and the rows, aligned. */
    public List<String> lines() {
        return aligned(true);
    }

    /** Returns the rows, aligned, with true in green and false in red. */
    public List<String> rows(ColorScheme colors) {
        return aligned(false).stream().map(line -> colors.text(line).toString()).toList();
    }

    private List<String> aligned(boolean heading) {
        List<StringBuilder> lines = new ArrayList<>();
        for (int row = heading ? -1 : 0; row < rows.size(); row++) {
            lines.add(new StringBuilder());
        }
        for (int i = 0; i < names.size(); i++) {
            addColumn(lines, i, heading);
        }
        return lines.stream().map(line -> line.toString().stripTrailing()).toList();
    }

    /** Adds a column to the lines, unless it is empty. */
    private void addColumn(List<StringBuilder> lines, int column, boolean heading) {
        Kind kind = kinds.get(column);
        List<String> texts = new ArrayList<>(heading ? List.of(names.get(column)) : List.of());
        rows.forEach(row -> texts.add(shown(kind, row[column])));
        int width = texts.stream().mapToInt(String::length).max().orElse(0);
        for (int i = 0; i < lines.size() && width > 0; i++) {
            String blanks = " ".repeat(width - texts.get(i).length());
            String text = texts.get(i);
            if (!heading && rows.get(i)[column] instanceof Boolean yes) {
                text = (yes ? "@|green " : "@|red ") + text + "|@";
            }
            boolean left = kind == Kind.TEXT || kind == Kind.PROSE;
            lines.get(i).append(column == 0 ? "" : "  ").append(left ? text + blanks : blanks + text);
        }
    }

    /** Returns the rows as maps from headings to values, without empty cells. */
    public List<Map<String, Object>> values() {
        List<Map<String, Object>> all = new ArrayList<>();
        for (@Nullable Object[] row : rows) {
            Map<String, Object> values = new LinkedHashMap<>();
            for (int i = 0; i < row.length; i++) {
                Object cell = row[i];
                if (cell != null && !isEmpty(cell)) {
                    values.put(names.get(i), cell);
                }
            }
            all.add(values);
        }
        return all;
    }

    void printCsv(PrintWriter out) {
        out.println(String.join(",", names));
        for (Map<String, Object> row : values()) {
            List<String> cells = names.stream()
                    .map(name ->
                            quoted(TerminalText.text(row.getOrDefault(name, "").toString())))
                    .toList();
            out.println(String.join(",", cells));
        }
    }

    private static String quoted(String cell) {
        return cell.matches("[^\",\\n\\r]*") ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }
}
