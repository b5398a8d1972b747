package regatta.league.tune;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import regatta.core.BadInput;
import regatta.core.BuiltIn;
import regatta.core.Game;

/** Reads what a person wants tuned. */
public final class TunedBots {

    private TunedBots() {}

    /** Returns whether what was typed leaves numbers of a bot open, as {@code bot?*} or {@code ./bot {risk:0..1}} do. */
    public static boolean isOpen(String typed, Game game) {
        BuiltIn.Call call = BuiltIn.Call.of(typed);
        boolean builtIn = game.bots().stream().anyMatch(bot -> bot.name().equals(call.name()));
        return builtIn
                ? Stream.of(call.parameters().split("&", -1)).anyMatch(part -> !part.isEmpty() && !part.contains("="))
                : Template.describesSomething(typed);
    }

    /**
     * Returns the bot that was typed, with what is to be tuned about it.
     *
     * @throws BadInput if there is nothing to tune
     */
    public static TunedBot of(String typed, Game game, Path folder) {
        BuiltIn.Call call = BuiltIn.Call.of(typed);
        List<String> builtIns = game.bots().stream().map(BuiltIn::name).toList();
        if (builtIns.contains(call.name())) {
            if (call.parameters().isEmpty()) {
                throw new BadInput("Say what to tune about " + typed + ": \"" + typed
                        + "?*\" for all, or some by name, as in \"" + typed + "?NAME&NAME\". 'regatta bots "
                        + game.info().id() + " " + typed + "' lists them.");
            }
            return new TunedBuiltIn(BuiltIn.named(game, call.name()), call.parameters(), game, folder);
        }
        return new TunedProgram(typed, game, folder);
    }
}
