package regatta.host.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * A pattern for file names: {@code *} and {@code ?} within a name, {@code **} across folders, {@code [a-z]},
 * {@code {a,b}}, and {@code \} to escape a character. Unlike the JDK's patterns, which backtrack exponentially, this
 * one tracks all possible positions at once, so that matching takes at most the product of both lengths.
 */
final class Glob {

    /** A part of a pattern: one character of a class, or any number of them. */
    private record Part(Pattern character, boolean repeats) {}

    private static final Pattern NOT_SLASH = Pattern.compile("[^/]");
    private static final Pattern ANY = Pattern.compile("(?s).");
    private static final int MAX_ALTERNATIVES = 64;

    private final List<List<Part>> alternatives = new ArrayList<>();

    /**
     * Parses a pattern.
     *
     * @throws PatternSyntaxException if it is malformed
     */
    Glob(String pattern) {
        List<String> expanded = new ArrayList<>(List.of(pattern));
        for (int i = 0; i < expanded.size(); i++) {
            String each = expanded.get(i);
            int open = each.indexOf('{');
            if (open >= 0) {
                int close = each.indexOf('}', open);
                if (close < 0 || expanded.size() > MAX_ALTERNATIVES) {
                    throw new PatternSyntaxException(
                            close < 0 ? "Missing '}'" : "Too many alternatives", pattern, open);
                }
                for (String choice : each.substring(open + 1, close).split(",", -1)) {
                    expanded.add(each.substring(0, open) + choice + each.substring(close + 1));
                }
            } else {
                alternatives.add(parts(each));
            }
        }
    }

    private static List<Part> parts(String pattern) {
        List<Part> parts = new ArrayList<>();
        for (int at = 0; at < pattern.length(); at++) {
            char c = pattern.charAt(at);
            if (c == '*') {
                boolean across = pattern.startsWith("**", at);
                parts.add(new Part(across ? ANY : NOT_SLASH, true));
                at += across ? 1 : 0;
            } else if (c == '?') {
                parts.add(new Part(NOT_SLASH, false));
            } else if (c == '[') {
                int close = pattern.indexOf(']', at + 2);
                if (close < 0) {
                    throw new PatternSyntaxException("Missing ']'", pattern, at);
                }
                String inside =
                        pattern.substring(at + 1, close).replace("\\", "\\\\").replace("[", "\\[");
                parts.add(new Part(
                        Pattern.compile("[" + inside.replaceFirst("^!", "^").replace("&", "\\&") + "]"), false));
                at = close;
            } else {
                at += c == '\\' && at + 1 < pattern.length() ? 1 : 0;
                parts.add(new Part(Pattern.compile(Pattern.quote(pattern.substring(at, at + 1))), false));
            }
        }
        return parts;
    }

    boolean matches(String text) {
        return alternatives.stream().anyMatch(parts -> matches(parts, text));
    }

    private static boolean matches(List<Part> parts, String text) {
        boolean[] at = new boolean[parts.size() + 1];
        at[0] = true;
        skipRepeats(parts, at);
        for (int i = 0; i < text.length(); i++) {
            boolean[] next = new boolean[parts.size() + 1];
            for (int j = 0; j < parts.size(); j++) {
                if (at[j]
                        && parts.get(j)
                                .character()
                                .matcher(text.substring(i, i + 1))
                                .matches()) {
                    next[parts.get(j).repeats() ? j : j + 1] = true;
                }
            }
            at = next;
            skipRepeats(parts, at);
        }
        return at[parts.size()];
    }

    /** Marks the positions after repeated parts, which may match nothing. */
    private static void skipRepeats(List<Part> parts, boolean[] at) {
        for (int j = 0; j < parts.size(); j++) {
            at[j + 1] |= at[j] && parts.get(j).repeats();
        }
    }
}
