package regatta.cli.command;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.report.Json;
import regatta.cli.report.TextTable;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.host.io.TerminalText;
import regatta.host.match.Scenarios;
import regatta.host.spi.GameJars;

/** The command {@code games}: lists the games and their rule sets, options and bots. */
@Command(
        name = "games",
        header = "List games, rules and options",
        description = {
            "Lists the games, or the rule sets, options and bots of one game, or draws a board.",
            "A game can also be in a jar: add it once, or name it in any command with --game-jar FILE. Its code runs as part "
                    + "of Regatta, so add only jars that you trust."
        },
        footer = {
            "  regatta games",
            "  regatta games ${GAME} --rules",
            "  regatta games ${GAME}/draft board seed=7 size=32",
            "  regatta games add ants.jar"
        })
public final class GamesCommand extends Subcommand {

    /** The folder of the page of rules in the jar of a game. The page is named by the id of the game. */
    private static final String RULES = "/regatta/rules/";

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "The game, or GAME/RULES.")
    private @Nullable String name;

    @Parameters(
            index = "1..*",
            paramLabel = "[board [KEY=VALUE...]]",
            hideParamSyntax = true,
            description = "Draw the initial board of a scenario.")
    private List<String> words = new ArrayList<>();

    @Option(names = "--rules", description = "Print the rules of the game.")
    private boolean rules;

    @Option(names = "--json", description = "Print as JSON.")
    private boolean json;

    private record GameJson(
            String id,
            String title,
            String summary,
            int rulesVersion,
            List<GameInfo.RuleSet> ruleSets,
            List<OptionJson> options,
            List<BotJson> bots,
            int firstMillis,
            int turnMillis) {

        static GameJson of(Game game) {
            GameInfo info = game.info();
            return new GameJson(
                    info.id(),
                    info.title(),
                    info.summary(),
                    info.rulesVersion(),
                    info.ruleSets(),
                    info.options().stream().map(OptionJson::of).toList(),
                    game.bots().stream()
                            .map(bot -> new BotJson(bot.name(), bot.summary()))
                            .toList(),
                    info.terms().firstMillis(),
                    info.terms().turnMillis());
        }
    }

    private record OptionJson(
            String key,
            String values,
            @JsonProperty("default") String defaultValue,
            String summary) {

        static OptionJson of(GameInfo.Option option) {
            return new OptionJson(option.key(), option.values(), option.defaultValue(), option.summary());
        }
    }

    private record BotJson(String name, String summary) {}

    @Override
    public Integer call() {
        if (name == null) {
            listGames();
            return Exit.OK;
        }
        Game game = Scenarios.game(games(), name);
        if (rules) {
            printRules(game);
        } else if (words.isEmpty()) {
            describe(game);
        } else if (words.get(0).equals("board")) {
            out().print(game.board(Scenarios.of(game, name, words.subList(1, words.size()))));
            out().flush();
        } else {
            throw BadInput.unknown("argument", words.get(0), List.of("board"));
        }
        return Exit.OK;
    }

    @Command(
            name = "add",
            mixinStandardHelpOptions = true,
            header = "Add the game in a jar",
            description =
                    "Copies the jar, so that all commands know its game. Its code runs as part of Regatta, without a "
                            + "sandbox: add only jars that you trust.",
            footerHeading = "%nExamples:%n",
            footer = "  regatta games add ants.jar")
    int add(@Parameters(paramLabel = "JAR", description = "The jar of the game.") Path jar) {
        for (Game game : GameJars.add(games(), jar)) {
            out().println("Added " + game.info().id() + ", " + game.info().title()
                    + ". Its code runs as part of Regatta.");
            out().println("Try: regatta play " + game.info().id());
        }
        return Exit.OK;
    }

    @Command(
            name = "remove",
            mixinStandardHelpOptions = true,
            header = "Remove an added game",
            description = "Removes the jar of a game that was added. Its records and leagues stay.",
            footerHeading = "%nExamples:%n",
            footer = "  regatta games remove ants")
    int remove(@Parameters(paramLabel = "GAME", description = "The game.") String game) {
        out().println("Removed " + GameJars.remove(game));
        return Exit.OK;
    }

    private void printRules(Game game) {
        try (InputStream in =
                game.getClass().getResourceAsStream(RULES + game.info().id() + ".md")) {
            if (in == null) {
                throw new BadInput("The game '" + game.info().id() + "' has no page of rules.");
            }
            out().print(TerminalText.lines(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
            out().flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void listGames() {
        if (json) {
            out().println(Json.indented(
                    games().games().stream().map(GameJson::of).toList()));
            return;
        }
        TextTable table = new TextTable("game title~ summary~");
        for (Game game : games().games()) {
            table.add(game.info().id(), game.info().title(), game.info().summary());
            game.info().ruleSets().forEach(rules -> table.add("", "  /" + rules.id(), rules.summary()));
        }
        print(table);
        out().println("Details of a game: regatta games "
                + games().games().get(0).info().id());
    }

    private void describe(Game game) {
        GameInfo info = game.info();
        if (json) {
            out().println(Json.indented(GameJson.of(game)));
            return;
        }
        printBold("", info.title(), " (" + info.id() + "): " + info.summary());
        TextTable rules = new TextTable("rules summary~");
        info.ruleSets().forEach(rule -> rules.add("  " + rule.id(), rule.summary()));
        printBold("\n", "Rule sets", " (the first is the default)");
        print(rules);
        TextTable options = new TextTable("key values~ default~ summary~");
        for (GameInfo.Option option : info.options()) {
            options.add("  " + option.key(), option.values(), "[" + option.defaultValue() + "]", option.summary());
        }
        printBold("\n", "Options", " (given as key=value)");
        print(options);
        TextTable bots = new TextTable("bot summary~");
        game.bots().forEach(bot -> bots.add("  " + bot.name(), bot.summary()));
        printBold("\n", "Bots", "");
        print(bots);
        out().println("\nA bot has " + seconds(info.terms().firstMillis()) + " for its first answer and "
                + seconds(info.terms().turnMillis()) + " for each other.");
    }

    private static String seconds(int millis) {
        return millis % 1000 == 0 ? millis / 1000 + " s" : millis + " ms";
    }

    private void printBold(String before, String bold, String after) {
        out().println(line().getColorScheme().text(before + "@|bold " + bold + "|@" + after));
    }

    private void print(TextTable table) {
        table.rows(line().getColorScheme()).forEach(out()::println);
    }
}
