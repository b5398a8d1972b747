package regatta.league.tune;

import java.nio.file.Path;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.BuiltIn;
import regatta.core.Game;

/** Reads what a person wants tuned. */
public final class TunedBots {

    private TunedBots() {}

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
