package regatta.cli.command;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.report.Json;
import regatta.cli.report.TextTable;
import regatta.core.BuiltIn;
import regatta.core.Game;

/** The command {@code bots}: lists built-in bots and their parameters. */
@Command(
        name = "bots",
        header = "List built-in bots and parameters",
        description = "Lists the built-in bots of all games or of one, or the parameters of one bot.",
        footer = {"  regatta bots", "  regatta bots ${GAME}", "  regatta bots ${GAME} greedy --json"})
public final class BotsCommand extends Subcommand {

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "The game.")
    private @Nullable String name;

    @Parameters(index = "1", arity = "0..1", paramLabel = "BOT", description = "A bot, to list its parameters.")
    private @Nullable String bot;

    @Option(names = "--json", description = "Print as JSON.")
    private boolean json;

    private record BotJson(String game, String name, String summary, List<ParameterJson> parameters) {

        static BotJson of(Game game, BuiltIn<?> bot) {
            return new BotJson(
                    game.info().id(),
                    bot.name(),
                    bot.summary(),
                    bot.parameters().stream().map(ParameterJson::of).toList());
        }
    }

    private record ParameterJson(
            String name,
            String kind,
            @JsonProperty("default") double defaultValue,
            double min,
            double max,
            String summary) {

        static ParameterJson of(BuiltIn.Parameter parameter) {
            return new ParameterJson(
                    parameter.name(),
                    parameter.kind().name().toLowerCase(Locale.ROOT),
                    parameter.defaultValue(),
                    parameter.min(),
                    parameter.max(),
                    parameter.summary());
        }
    }

    @Override
    public Integer call() {
        if (json) {
            out().println(Json.indented(described()));
            return Exit.OK;
        }
        if (name != null && bot != null) {
            describe(games().game(name), bot);
            return Exit.OK;
        }
        TextTable table = new TextTable("game bot summary~");
        for (Game game : name == null ? games().games() : List.of(games().game(name))) {
            game.bots().forEach(each -> table.add(game.info().id(), each.name(), each.summary()));
        }
        table.rows(line().getColorScheme()).forEach(out()::println);
        out().println("A bot of your own is a command in quotes, such as \"python3 MyBot.py\", or a jar.");
        return Exit.OK;
    }

    private List<BotJson> described() {
        List<Game> games = name == null ? games().games() : List.of(games().game(name));
        return games.stream()
                .flatMap(game -> (bot == null ? game.bots() : List.of(BuiltIn.named(game, bot)))
                        .stream().map(each -> BotJson.of(game, each)))
                .toList();
    }

    private void describe(Game game, String wanted) {
        PrintWriter out = out();
        BuiltIn<?> found = BuiltIn.named(game, wanted);
        out.println(line().getColorScheme().text("@|bold " + found.name() + "|@: " + found.summary()));
        TextTable table = new TextTable("name value> range summary~");
        for (BuiltIn.Parameter parameter : found.parameters()) {
            table.add(
                    "  " + parameter.name(),
                    number(parameter.defaultValue()),
                    "(" + range(parameter) + ")",
                    parameter.summary());
        }
        table.rows(line().getColorScheme()).forEach(out::println);
        if (found.parameters().isEmpty()) {
            out.println("  It has no parameters.");
            return;
        }
        BuiltIn.Parameter first = found.parameters().get(0);
        out.println("Set them: \"" + wanted + "?" + first.name() + "=" + number(first.defaultValue()) + "\"");
        out.println("Tune them: regatta tune " + game.info().id() + " \"" + wanted + "?*\"");
    }

    private static String range(BuiltIn.Parameter parameter) {
        String range = number(parameter.min()) + " to " + number(parameter.max());
        return switch (parameter.kind()) {
            case REAL -> range;
            case WHOLE -> range + ", whole";
            case LOGARITHMIC -> range + ", logarithmic";
            case SWITCH -> "0 or 1";
        };
    }

    private static String number(double value) {
        return value == (long) value ? String.valueOf((long) value) : String.valueOf(value);
    }
}
