package regatta.halite;

import java.util.Map;
import java.util.TreeMap;
import regatta.core.BadInput;

/** Reads a JSON object whose values are numbers, words or strings; it keeps each value as written. */
final class FlatJson {

    private final String text;
    private final String what;
    private int at;

    FlatJson(String text, String what) {
        this.text = text;
        this.what = what;
    }

    Map<String, String> object() {
        Map<String, String> values = new TreeMap<>();
        expect('{', "the file must be a JSON object and begin with '{'");
        if (peek() == '}') {
            at++;
        } else {
            do {
                String key = string();
                expect(':', "a ':' must follow the key \"" + key + "\"");
                values.put(key, value(key));
            } while (more());
        }
        if (peek() != 0) {
            throw bad("nothing may follow the closing '}'");
        }
        return values;
    }

    private boolean more() {
        if (peek() == ',') {
            at++;
            return true;
        }
        expect('}', "a ',' or '}' must follow a value");
        return false;
    }

    private String string() {
        expect('"', "a key in double quotes must stand here");
        int from = at;
        while (at < text.length() && text.charAt(at) != '"' && text.charAt(at) != '\n') {
            at++;
        }
        if (at == text.length() || text.charAt(at) != '"') {
            at = from;
            throw bad("this string is never closed");
        }
        return text.substring(from, at++);
    }

    private String value(String key) {
        if (peek() == '"') {
            return string();
        }
        int from = at;
        while (at < text.length() && "+-._".indexOf(text.charAt(at)) >= 0 || isLetterOrDigit()) {
            at++;
        }
        if (from == at) {
            throw bad("a number, true or false must follow \"" + key + "\"");
        }
        return text.substring(from, at);
    }

    private boolean isLetterOrDigit() {
        char c = at < text.length() ? text.charAt(at) : 0;
        return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    private void expect(char c, String otherwise) {
        if (peek() != c) {
            throw bad(otherwise);
        }
        at++;
    }

    /** Skips blanks and returns the character there, or 0 at the end. */
    private char peek() {
        while (at < text.length() && text.charAt(at) <= ' ') {
            at++;
        }
        return at < text.length() ? text.charAt(at) : 0;
    }

    private BadInput bad(String problem) {
        int line = 1;
        int column = 1;
        for (int i = 0; i < at && i < text.length(); i++) {
            column = text.charAt(i) == '\n' ? 1 : column + 1;
            line += text.charAt(i) == '\n' ? 1 : 0;
        }
        return new BadInput(what + ", line " + line + ", column " + column + ": " + problem + ".");
    }
}
