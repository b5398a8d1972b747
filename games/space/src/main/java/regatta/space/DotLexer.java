package regatta.space;

import regatta.core.BadInput;

/** Splits a DOT file into words and signs, without its comments. */
final class DotLexer {

    private final String text;
    private int at;
    private int line = 1;

    DotLexer(String text) {
        this.text = text;
    }

    DotToken next() {
        skipBlanksAndComments();
        if (at == text.length()) {
            return new DotToken(DotToken.Kind.END, "", line);
        }
        char c = text.charAt(at);
        if (c == '"') {
            return quoted();
        }
        if (c == '-' && (follows("--") || follows("->"))) {
            at += 2;
            return new DotToken(DotToken.Kind.SIGN, "--", line);
        }
        if ("{}[]=,;:".indexOf(c) >= 0) {
            at++;
            return new DotToken(DotToken.Kind.SIGN, String.valueOf(c), line);
        }
        if (isWordPart(c) || c == '-') {
            return word();
        }
        throw error(line, "'" + c + "' has no meaning here.");
    }

    private DotToken word() {
        int from = at++;
        while (at < text.length() && isWordPart(text.charAt(at))) {
            at++;
        }
        return new DotToken(DotToken.Kind.WORD, text.substring(from, at), line);
    }

    private static boolean isWordPart(char c) {
        return c == '_' || c == '.' || Character.isLetterOrDigit(c);
    }

    private DotToken quoted() {
        int opening = line;
        StringBuilder word = new StringBuilder();
        for (at++; at < text.length() && text.charAt(at) != '"'; at++) {
            if (follows("\\\"")) {
                at++;
            }
            countLine();
            word.append(text.charAt(at));
        }
        if (at == text.length()) {
            throw error(opening, "The quote opened here is never closed.");
        }
        at++;
        return new DotToken(DotToken.Kind.QUOTED, word.toString(), opening);
    }

    private void skipBlanksAndComments() {
        while (at < text.length()) {
            if (text.charAt(at) == '#' || follows("//")) {
                skipLine();
            } else if (follows("/*")) {
                skipComment();
            } else if (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '\uFEFF') {
                countLine();
                at++;
            } else {
                return;
            }
        }
    }

    private void skipLine() {
        while (at < text.length() && text.charAt(at) != '\n') {
            at++;
        }
    }

    private void skipComment() {
        int opening = line;
        at += 2;
        while (!follows("*/")) {
            if (at == text.length()) {
                throw error(opening, "The comment opened here is never closed.");
            }
            countLine();
            at++;
        }
        at += 2;
    }

    private void countLine() {
        line += text.charAt(at) == '\n' ? 1 : 0;
    }

    private boolean follows(String start) {
        return text.startsWith(start, at);
    }

    static BadInput error(int line, String message) {
        return new BadInput("Board, line " + line + ": " + message);
    }
}
