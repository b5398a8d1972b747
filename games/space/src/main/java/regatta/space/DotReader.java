package regatta.space;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regatta.core.BadInput;

/**
 * Reads a board from DOT. It knows the part of the language that boards use, and what Graphviz allows around it: {@code
 * strict}, {@code digraph}, chains, groups in braces, ports and defaults, the last two without effect.
 */
final class DotReader {

    private static final List<String> DEFAULTS = List.of("node", "edge", "graph");

    /** The maximum number of lanes in one statement: a group joined with a group can mean many. */
    private static final int MAX_LANES = 10_000;

    private final DotLexer lexer;
    private DotToken token;
    private final BoardDraft draft = new BoardDraft();

    private DotReader(String text) {
        lexer = new DotLexer(text);
        token = lexer.next();
    }

    /**
     * Reads a board.
     *
     * @throws BadInput if the text is not a board; the message names the line
     */
    static Board read(String text) {
        DotReader reader = new DotReader(text);
        reader.graph();
        return reader.draft.board();
    }

    private void graph() {
        if (token.isKeyword("strict")) {
            advance();
        }
        if (!token.isKeyword("graph") && !token.isKeyword("digraph")) {
            throw unexpected("'graph'; a board begins with: graph NAME {");
        }
        advance();
        if (!token.is("{")) {
            word("a name or '{'");
        }
        sign("{");
        while (!token.is("}")) {
            statement();
        }
        advance();
        if (token.kind() != DotToken.Kind.END) {
            throw unexpected("nothing after the '}' that ends the board");
        }
    }

    private void statement() {
        if (token.is(";")) {
            advance();
        } else if (DEFAULTS.stream().anyMatch(token::isKeyword)) {
            advance();
            attributes();
        } else {
            described();
        }
    }

    private void described() {
        int line = token.line();
        List<DotToken> ends = group();
        if (token.is("=")) { // An attribute of the whole graph, such as rankdir = LR.
            advance();
            word("a value");
            return;
        }
        if (!token.is("--")) {
            Map<String, DotToken> attributes = attributes();
            for (DotToken end : ends) {
                draft.describePlanet(id(end), line, attributes);
            }
            return;
        }
        List<DotToken[]> hops = new ArrayList<>();
        while (token.is("--")) {
            advance();
            List<DotToken> next = group();
            if ((long) hops.size() + (long) ends.size() * next.size() > MAX_LANES) {
                throw DotLexer.error(line, "More than " + MAX_LANES + " lanes are described here.");
            }
            for (DotToken from : ends) {
                next.forEach(to -> hops.add(new DotToken[] {from, to}));
            }
            ends = next;
        }
        Map<String, DotToken> attributes = attributes();
        for (DotToken[] hop : hops) {
            draft.describeLane(id(hop[0]), id(hop[1]), line, attributes);
        }
    }

    /** Reads one planet, or several in braces. */
    private List<DotToken> group() {
        if (!token.is("{")) {
            return List.of(planet());
        }
        advance();
        List<DotToken> planets = new ArrayList<>();
        while (!token.is("}")) {
            if (token.is(",") || token.is(";")) {
                advance();
            } else {
                planets.add(planet());
            }
        }
        advance();
        return planets;
    }

    private DotToken planet() {
        DotToken name = word("a planet's id");
        while (token.is(":")) {
            advance();
            word("a port");
        }
        return name;
    }

    private static int id(DotToken name) {
        Integer id = name.kind() == DotToken.Kind.WORD ? BoardDraft.number(name.text()) : null;
        if (id == null || id < 0) {
            throw DotLexer.error(
                    name.line(),
                    "A planet's id is a whole number from 0 up, without quotes, not '" + name.text() + "'.");
        }
        return id;
    }

    private Map<String, DotToken> attributes() {
        Map<String, DotToken> attributes = new LinkedHashMap<>();
        while (token.is("[")) {
            advance();
            while (!token.is("]")) {
                DotToken key = word("an attribute or ']'");
                sign("=");
                attributes.put(key.text(), word("a value for '" + key.text() + "'"));
                if (token.is(",")) {
                    advance();
                }
            }
            advance();
        }
        return attributes;
    }

    private DotToken word(String expected) {
        if (token.kind() != DotToken.Kind.WORD && token.kind() != DotToken.Kind.QUOTED) {
            throw unexpected(expected);
        }
        DotToken word = token;
        advance();
        return word;
    }

    private void sign(String sign) {
        if (!token.is(sign)) {
            throw unexpected("'" + sign + "'");
        }
        advance();
    }

    private void advance() {
        token = lexer.next();
    }

    private BadInput unexpected(String expected) {
        return DotLexer.error(token.line(), "Found " + token.shown() + " instead of " + expected + ".");
    }
}
