package regatta.cli.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import regatta.core.BuiltIn;
import regatta.core.Game;
import regatta.core.Games;

/** Lists the bots that come with a game. */
@Command(
        name = "bots",
        description = "Lists the built-in bots of a game, or of all games.",
        footer = {"  regatta bots", "  regatta bots ${GAME}", "  regatta bots ${GAME} random"})
public final class BotsCommand extends Subcommand implements Runnable {

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "A game.")
    private @Nullable String name;

    @Parameters(index = "1", arity = "0..1", paramLabel = "BOT", description = "A bot, to see what can be tuned.")
    private @Nullable String bot;

    @Override
    public void run() {
        PrintWriter out = out();
        if (name != null && bot != null) {
            describe(Games.named(name), bot, out);
            return;
        }
        for (Game game : name == null ? Games.all() : List.of(Games.named(name))) {
            for (BuiltIn<?> bot : game.bots()) {
                out.println(line().getColorScheme()
                        .text(String.format(
                                "%-10s @|bold %-14s|@ %s", game.info().id(), bot.name(), bot.summary())));
            }
        }
        out.println("A bot of your own is a command in quotes, such as \"python3 MyBot.py\", or a jar.");
        out.flush();
    }

    private void describe(Game game, String wanted, PrintWriter out) {
        BuiltIn<?> found = BuiltIn.named(game, wanted);
        out.println(line().getColorScheme().text("@|bold " + found.name() + "|@: " + found.summary()));
        for (BuiltIn.Parameter parameter : found.parameters()) {
            out.println(String.format(
                    Locale.ROOT,
                    "  %-20s %10s  (%s)  %s%s",
                    parameter.name(),
                    number(parameter.standard()),
                    range(parameter),
                    parameter.summary(),
                    parameter.seed() == parameter.standard() ? "" : "; seed: " + number(parameter.seed())));
        }
        if (found.parameters().isEmpty()) {
            out.println("  Nothing can be tuned about it.");
        } else {
            out.println("Set them like this: \"" + wanted + "?"
                    + found.parameters().get(0).name() + "="
                    + number(found.parameters().get(0).standard()) + "\"");
            if (found.parameters().stream().anyMatch(each -> each.seed() != each.standard())) {
                out.println(
                        "Those with a seed were tuned since; as it was meant at first: \"" + wanted + "?set=seed\"");
            }
            out.println("Have them set by playing: regatta tune \"" + wanted + "?*\" --game "
                    + game.info().id());
        }
        out.flush();
    }

    private static String range(BuiltIn.Parameter parameter) {
        String range = number(parameter.least()) + " to " + number(parameter.most());
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
