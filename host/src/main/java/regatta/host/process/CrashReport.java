package regatta.host.process;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The text about a crash: first the line of the bot's own code with the error, then the end of the output. */
final class CrashReport {

    /** A line of a stack trace of Python, Java, Node, C#, Go or Rust: a file, a line number, and the rest. */
    private static final Pattern FRAME = Pattern.compile("^\\s*(?:File \"([^\"]+)\", line (\\d+).*"
            + "|at .*?([^\\s(:]+\\.\\w+):(?:line )?(\\d+)(?::\\d+)?\\)?"
            + "|(/\\S+\\.go):(\\d+)( .*)?"
            + "|thread '.*' panicked at (\\S+\\.rs):(\\d+):\\d+:?)$");

    /** Frames of libraries and language runtimes. */
    private static final Pattern LIBRARY = Pattern.compile(
            ".*(/lib/python|site-packages|\"<frozen|\"/usr/lib|at (java|jdk|sun|kotlin|scala)\\.|java\\.base/|node:|node_modules"
                    + "|at System\\.|/usr/local/go/|/rustc/).*");

    private CrashReport() {}

    /**
     * Returns the text.
     *
     * @param ending how the bot ended, as a sentence
     * @param output the last lines of its standard error
     */
    static String of(String ending, List<String> output) {
        if (output.isEmpty()) {
            return ending;
        }
        String located = located(output);
        String first = located == null
                ? ending + " Its last line: " + output.get(output.size() - 1).strip()
                : located + "\n" + ending;
        return located == null && output.size() == 1
                ? first
                : first + "\nIts last output:\n" + String.join("\n", output);
    }

    /** Returns the error and its place, such as {@code bot.py, line 3: KeyError: 7}; null if that is unclear. */
    private static @Nullable String located(List<String> output) {
        int own = -1;
        int first = -1;
        boolean python = false;
        for (int i = 0; i < output.size(); i++) {
            String line = output.get(i);
            if (FRAME.matcher(line).matches()) {
                first = first < 0 ? i : first;
                python |= line.strip().startsWith("File \"");
                boolean better = own < 0 || python; // Python prints the innermost frame last.
                own = better && !LIBRARY.matcher(line).matches() ? i : own;
            }
        }
        if (own < 0) {
            return null;
        }
        Matcher frame = FRAME.matcher(output.get(own));
        String error = error(output, first, python);
        return frame.matches() && error != null ? place(frame) + ": " + error : null;
    }

    private static String place(Matcher frame) {
        for (int group : new int[] {1, 3, 5, 8}) {
            if (frame.group(group) != null) {
                String file = frame.group(group);
                return file.substring(file.lastIndexOf('/') + 1) + ", line " + frame.group(group + 1);
            }
        }
        throw new IllegalStateException(frame.group());
    }

    /** Returns the line with the error: Python prints it last, Rust after the place, the others before the trace. */
    private static @Nullable String error(List<String> output, int first, boolean python) {
        if (python) {
            return output.get(output.size() - 1).strip();
        }
        if (output.get(first).contains(" panicked at ")) {
            return first + 1 < output.size() ? output.get(first + 1).strip() : null;
        }
        for (int i = first - 1; i >= 0; i--) {
            String line = output.get(i).strip();
            if (!line.matches("goroutine .*|main\\..*\\(.*\\)|")) {
                return line;
            }
        }
        return null;
    }
}
