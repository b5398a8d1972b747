package regatta.host.io;

import java.util.stream.Collectors;

/**
 * Makes untrusted text safe for a terminal. Characters that would move the cursor, change colours, ring the bell,
 * reverse the writing direction, or be read as markup are escaped.
 */
public final class TerminalText {

    private static final String HEX = "0123456789abcdef";

    private TerminalText() {}

    /** Returns the text with unsafe characters escaped: {@code \n}, <code>&#92;u001b</code>. */
    public static String text(String text) {
        int at = 0;
        while (at < text.length() && isPlain(text, at)) {
            at++;
        }
        if (at == text.length()) {
            return text;
        }
        StringBuilder plain = new StringBuilder(text.length() + 16).append(text, 0, at);
        for (; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '@' && !isPlain(text, at)) {
                plain.append("@\\");
            } else if (isPlain(text, at)) {
                plain.append(c);
            } else if (c == '\n') {
                plain.append("\\n");
            } else {
                plain.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) {
                    plain.append(HEX.charAt(c >> shift & 15));
                }
            }
        }
        return plain.toString();
    }

    /** Returns a text of several lines with the unsafe characters of each line escaped. */
    public static String lines(String text) {
        return text.indexOf('\n') < 0
                ? text(text)
                : text.lines().map(TerminalText::text).collect(Collectors.joining("\n"));
    }

    private static boolean isPlain(String text, int at) {
        char c = text.charAt(at);
        if (c < 0x7f) {
            return c >= ' ' && !(c == '@' && at + 1 < text.length() && text.charAt(at + 1) == '|');
        }
        if (Character.isSurrogate(c)) {
            return isPair(text, at) && Character.getType(text.codePointAt(at)) != Character.FORMAT
                    || at > 0 && isPair(text, at - 1) && isPlain(text, at - 1);
        }
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }

    private static boolean isPair(String text, int at) {
        return Character.isHighSurrogate(text.charAt(at))
                && at + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(at + 1));
    }
}
