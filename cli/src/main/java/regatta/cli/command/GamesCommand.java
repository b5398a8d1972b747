package regatta.cli.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.core.BadInput;
import regatta.core.BuiltIn;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.Games;
import regatta.core.JsonOut;
import regatta.core.TextOut;
import regatta.host.match.Scenarios;

/** Tells which games there are, and all about one. */
@Command(
        name = "games",
        description = "Lists the games; tells the rule sets, options and bots of one; draws its boards.",
        footer = {"  regatta games", "  regatta games ${GAME}", "  regatta games ${GAME}/draft board seed=7 size=32"})
public final class GamesCommand extends Subcommand implements Runnable {

    /** A title stands in one line: two blanks before it, and one after. */
    private static final int TITLE_MARGIN = 3;

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "A game, or GAME/RULES.")
    private @Nullable String name;

    @Parameters(
            index = "1..*",
            paramLabel = "board [KEY=VALUE…]",
            description = "Draw the board a scenario begins with.")
    private List<String> words = new ArrayList<>();

    @Option(names = "--json", description = "Print for machines.")
    private boolean json;

    @Override
    public void run() {
        PrintWriter out = out();
        if (name == null) {
            listGames(out);
            return;
        }
        Game game = Scenarios.game(name);
        if (words.isEmpty()) {
            describe(game.info(), game.bots(), out);
        } else if (words.get(0).equals("board")) {
            out.print(game.board(Scenarios.of(game, name, words.subList(1, words.size()))));
        } else {
            throw new BadInput(
                    "'" + words.get(0) + "' is not something to ask of a game. 'board' is: it draws the board.");
        }
        out.flush();
    }

    private void listGames(PrintWriter out) {
        if (json) {
            TextOut text = new TextOut();
            JsonOut list = new JsonOut(text, 2).open('[');
            Games.all().forEach(game -> write(game.info(), game.bots(), list));
            list.close(']');
            out.println(text);
            return;
        }
        int title = Games.all().stream()
                .mapToInt(game -> game.info().title().length() + TITLE_MARGIN)
                .max()
                .orElse(0);
        Help.TextTable table = table(12, title, 88 - title);
        for (Game game : Games.all()) {
            GameInfo info = game.info();
            table.addRowValues("@|bold " + info.id() + "|@", info.title(), info.summary());
            for (GameInfo.RuleSet rules : info.ruleSets()) {
                table.addRowValues("", "  /" + rules.id(), rules.summary());
            }
        }
        out.print(table);
        out.println("All about one: regatta games " + Games.all().get(0).info().id());
    }

    private void describe(GameInfo info, List<BuiltIn<?>> bots, PrintWriter out) {
        if (json) {
            TextOut text = new TextOut();
            write(info, bots, new JsonOut(text, 2));
            out.println(text);
            return;
        }
        out.println(text("@|bold " + info.title() + "|@ (" + info.id() + "): " + info.summary()));
        out.println();
        out.println(text("@|bold Rule sets|@ (the first is the default)"));
        Help.TextTable rules = table(14, 80);
        info.ruleSets().forEach(rule -> rules.addRowValues("  " + rule.id(), rule.summary()));
        out.print(rules);
        out.println();
        out.println(text("@|bold Options|@ (given as key=value)"));
        Help.TextTable options = table(14, 48, 22, 60);
        for (GameInfo.Option option : info.options()) {
            options.addRowValues("  " + option.key(), option.values(), "[" + option.standard() + "]", option.summary());
        }
        out.print(options);
        out.println();
        out.println(text("@|bold Bots|@"));
        Help.TextTable table = table(14, 80);
        bots.forEach(bot -> table.addRowValues("  " + bot.name(), bot.summary()));
        out.print(table);
        out.println();
        out.println("A bot has " + seconds(info.terms().firstMillis()) + " for its first answer and "
                + seconds(info.terms().turnMillis()) + " for each other.");
    }

    private static void write(GameInfo info, List<BuiltIn<?>> bots, JsonOut json) {
        json.open('{').key("id").value(info.id()).key("title").value(info.title());
        json.key("summary").value(info.summary()).key("rulesVersion").value(info.rulesVersion());
        json.key("ruleSets").open('[');
        for (GameInfo.RuleSet rules : info.ruleSets()) {
            json.open('{').key("id").value(rules.id());
            json.key("summary").value(rules.summary()).close('}');
        }
        json.close(']').key("options").open('[');
        for (GameInfo.Option option : info.options()) {
            json.open('{').key("key").value(option.key()).key("values").value(option.values());
            json.key("default").value(option.standard());
            json.key("summary").value(option.summary()).close('}');
        }
        json.close(']').key("bots").open('[');
        for (BuiltIn<?> bot : bots) {
            json.open('{').key("name").value(bot.name());
            json.key("summary").value(bot.summary()).close('}');
        }
        json.close(']').key("firstMillis").value(info.terms().firstMillis());
        json.key("turnMillis").value(info.terms().turnMillis()).close('}');
    }

    private static String seconds(int millis) {
        return millis % 1000 == 0 ? millis / 1000 + " s" : millis + " ms";
    }

    private Help.Ansi.Text text(String markup) {
        return line().getColorScheme().text(markup);
    }

    private Help.TextTable table(int... widths) {
        Help.Column[] columns = new Help.Column[widths.length];
        for (int i = 0; i < widths.length; i++) {
            columns[i] = new Help.Column(widths[i], 2, Help.Column.Overflow.WRAP);
        }
        return Help.TextTable.forColumns(line().getColorScheme(), columns);
    }
}
