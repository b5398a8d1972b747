package regatta.core;

import java.util.ArrayList;
import java.util.List;

/** Splits the text form of a scenario into words, with quotes. */
final class ScenarioParser {

    /** The length of a scenario. The largest board as text needs less than a quarter of this. */
    private static final int MAX_SCENARIO = 4 << 20;

    private final String text;
    private int at;

    ScenarioParser(String text) {
        this.text = text;
    }

    Scenario scenario() {
        if (text.length() > MAX_SCENARIO) {
            throw new BadInput(
                    "A scenario has at most " + MAX_SCENARIO + " characters, and this one has " + text.length() + ".");
        }
        List<String> words = new ArrayList<>();
        skipBlanks();
        while (at < text.length()) {
            words.add(word());
            skipBlanks();
        }
        if (words.isEmpty()) {
            throw new BadInput(
                    "A scenario begins with the name of a game, followed by options: GAME[/RULES] key=value …");
        }
        return Scenario.of(words.get(0), words.subList(1, words.size()));
    }

    private void skipBlanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private String word() {
        StringBuilder word = new StringBuilder();
        while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
            if (text.charAt(at) == '"') {
                quotedPart(word);
            } else {
                word.append(text.charAt(at++));
            }
        }
        return word.toString();
    }

    private void quotedPart(StringBuilder word) {
        int opening = at++;
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == '"') {
                return;
            }
            if (c == '\\' && at < text.length()) {
                char escaped = text.charAt(at++);
                word.append(escaped == 'n' ? '\n' : escaped);
            } else {
                word.append(c);
            }
        }
        throw new BadInput("The quote that begins at column " + (opening + 1) + " of the scenario is not closed.");
    }

    static String quoted(String value) {
        boolean plain = !value.isEmpty();
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            plain &= !Character.isWhitespace(c) && c != '"' && c != '\\';
        }
        if (plain) {
            return value;
        }
        return '"' + value.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }
}
