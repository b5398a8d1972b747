package regatta.league.tune;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import regatta.core.BadInput;
import regatta.core.BuiltIn;
import regatta.core.Game;
import regatta.host.bot.BotSpec;

/** A bot with parameters to tune. */
public interface TunedBot {

    /** Returns whether a bot has parameters without values, such as {@code bot?*} or {@code ./bot {risk:0..1}}. */
    static boolean isOpen(String typed, Game game) {
        BuiltIn.Call call = BuiltIn.Call.of(typed);
        boolean builtIn = game.bots().stream().anyMatch(bot -> bot.name().equals(call.name()));
        return builtIn
                ? Stream.of(call.parameters().split("&", -1)).anyMatch(part -> !part.isEmpty() && !part.contains("="))
                : Template.describesSomething(typed);
    }

    /**
     * Returns the bot of a command-line argument.
     *
     * @throws BadInput if it has no parameters to tune
     */
    static TunedBot of(String typed, Game game, Path folder) {
        BuiltIn.Call call = BuiltIn.Call.of(typed);
        List<String> builtIns = game.bots().stream().map(BuiltIn::name).toList();
        if (builtIns.contains(call.name())) {
            if (call.parameters().isEmpty()) {
                throw new BadInput("Name the parameters of " + typed + " to tune: \"" + typed
                        + "?*\" for all, or some by name, as in \"" + typed + "?NAME&NAME\". 'regatta bots "
                        + game.info().id() + " " + typed + "' lists them.");
            }
            return new TunedBuiltIn(BuiltIn.named(game, call.name()), call.parameters(), game, folder);
        }
        return new TunedProgram(typed, game, folder);
    }

    String name();

    List<TunedParameter> parameters();

    /** Returns whether this is a built-in bot, which can be played with a file of values. */
    default boolean isBuiltIn() {
        return false;
    }

    /** Returns the command-line argument of the bot with the given values, one per parameter. */
    String text(List<String> values);

    BotSpec spec(List<String> values);

    default BotSpec start() {
        return spec(parameters().stream().map(TunedParameter::startText).toList());
    }
}
