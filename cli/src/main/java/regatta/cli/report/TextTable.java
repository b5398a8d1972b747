package regatta.cli.report;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Help.ColorScheme;
import regatta.host.io.TerminalText;

/** A table, as aligned text with rounded numbers, or as JSON or CSV with all digits. */
public final class TextTable {

    private static final int MAX_CELL = 60;
    private static final Pattern CAMEL_CASE = Pattern.compile("(?<=[a-z])[A-Z]");

    /** Names are not shortened to less than this to make a table fit. */
    private static final int MIN_CELL = 16;

    /** The width of the terminal, which the launcher measures; without a terminal, tables have their full width. */
    private static final int TERMINAL_WIDTH = Integer.getInteger("regatta.columns", Integer.MAX_VALUE);

    private final List<String> names = new ArrayList<>();
    private final Set<Integer> optional = new TreeSet<>(Comparator.reverseOrder());
    private final List<Kind> kinds = new ArrayList<>();
    private final List<@Nullable Object[]> rows = new ArrayList<>();

    /** The type of a column, given by the last character of its heading. */
    private enum Kind {
        TEXT(""),
        PROSE("~"),
        RIGHT(">"),
        WHOLE("#"),
        DECIMAL("."),
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
     *     type: {@code #} whole numbers, {@code .} numbers with two decimals, {@code %} shares, shown in percent,
     *     {@code >} right-aligned text, {@code ~} text that is never shortened. A column that begins with {@code ?} is
     *     left out, the last one first, if the terminal is too narrow
     */
    public TextTable(String columns) {
        this(columns, List.of());
    }

    /**
     * Creates a table without rows.
     *
     * @param stats the headings of further columns with numbers
     */
    TextTable(String columns, Collection<String> stats) {
        for (String heading : columns.strip().split(" +")) {
            Kind kind = Kind.TEXT;
            for (Kind known : Kind.values()) {
                kind = heading.endsWith(known.ending) ? known : kind;
            }
            kinds.add(kind);
            if (heading.startsWith("?")) {
                optional.add(names.size());
            }
            names.add(heading.substring(heading.startsWith("?") ? 1 : 0, heading.length() - kind.ending.length()));
        }
        stats.forEach(stat -> {
            kinds.add(Kind.DECIMAL);
            names.add(TerminalText.text(stat));
        });
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
            return shown(kind, number.doubleValue());
        }
        String line = TerminalText.text(plain(cell).replace('\n', ' '));
        return kind == Kind.PROSE ? line : shortened(line, MAX_CELL);
    }

    private static String shown(Kind kind, double value) {
        String format = switch (kind) {
            case SHARE -> "%.1f%%";
            case DECIMAL -> "%.2f";
            default -> "%.0f";
        };
        String text = String.format(Locale.ROOT, format, kind == Kind.SHARE ? 100 * value : value);
        return text.equals("-0") ? "0" : text;
    }

    /** Returns a cell as text; lists and maps without brackets. */
    private static String plain(Object cell) {
        if (cell instanceof Collection<?> list) {
            return list.stream().map(String::valueOf).collect(Collectors.joining("; "));
        }
        return cell instanceof Map<?, ?> map ? plain(map.entrySet()) : cell.toString();
    }

    private static String shortened(String text, int length) {
        return text.length() <= length ? text : text.substring(0, length - 1) + "…";
    }

    public void print(PrintWriter out, ColorScheme colors) {
        List<String> lines = lines();
        out.println(colors.text("@|bold " + lines.get(0) + "|@"));
        lines.subList(1, lines.size()).forEach(out::println);
    }

    /** Returns the headings and the rows, aligned. */
    public List<String> lines() {
        return lines(TERMINAL_WIDTH);
    }

    /** Returns the headings and the rows, aligned, in lines of at most {@code width} characters if possible. */
    List<String> lines(int width) {
        return aligned(true, width);
    }

    /** Returns the rows, aligned, with true in green and false in red. */
    public List<String> rows(ColorScheme colors) {
        return aligned(false, TERMINAL_WIDTH).stream()
                .map(line -> colors.text(line).toString())
                .toList();
    }

    private List<String> aligned(boolean heading, int maxWidth) {
        List<List<String>> columns = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            columns.add(column(i, heading));
        }
        int excess = columns.stream().mapToInt(TextTable::width).sum() - 2 - maxWidth;
        for (int column : optional) {
            if (excess > 0) {
                excess -= width(columns.get(column));
                columns.set(column, List.of());
            }
        }
        for (int i = 0; i < names.size() && excess > 0; i++) {
            if (kinds.get(i) == Kind.TEXT) {
                int before = width(columns.get(i));
                int length = Math.max(MIN_CELL, before - 2 - excess);
                columns.get(i).replaceAll(text -> shortened(text, length));
                excess -= before - width(columns.get(i));
            }
        }
        List<StringBuilder> lines = new ArrayList<>();
        for (int row = heading ? -1 : 0; row < rows.size(); row++) {
            lines.add(new StringBuilder());
        }
        for (int i = 0; i < names.size(); i++) {
            addColumn(lines, i, columns.get(i), heading);
        }
        return lines.stream().map(line -> line.toString().stripTrailing()).toList();
    }

    /** Returns the texts of a column; none if all are empty. */
    private List<String> column(int column, boolean heading) {
        List<String> texts = new ArrayList<>();
        rows.forEach(row -> texts.add(shown(kinds.get(column), row[column])));
        if (heading && !rows.isEmpty() && texts.stream().allMatch(String::isEmpty)) {
            return List.of();
        }
        if (heading) {
            texts.add(
                    0,
                    CAMEL_CASE
                            .matcher(names.get(column))
                            .replaceAll(hump -> " " + hump.group().toLowerCase(Locale.ROOT)));
        }
        return texts;
    }

    /** Returns the width of a column with the gap before it. */
    private static int width(List<String> texts) {
        int width = texts.stream().mapToInt(String::length).max().orElse(0);
        return width == 0 ? 0 : width + 2;
    }

    private void addColumn(List<StringBuilder> lines, int column, List<String> texts, boolean heading) {
        int width = width(texts) - 2;
        boolean left = kinds.get(column) == Kind.TEXT || kinds.get(column) == Kind.PROSE;
        for (int i = 0; i < lines.size() && width > 0; i++) {
            String text = texts.get(i);
            String blanks = " ".repeat(width - text.length());
            if (!heading && rows.get(i)[column] instanceof Boolean yes) {
                text = (yes ? "@|green " : "@|red ") + text + "|@";
            }
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
                    .map(name -> quoted(TerminalText.text(plain(row.getOrDefault(name, "")))))
                    .toList();
            out.println(String.join(",", cells));
        }
    }

    private static String quoted(String cell) {
        return cell.matches("[^\",\\n\\r]*") ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }
}
