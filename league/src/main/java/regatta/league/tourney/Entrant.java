package regatta.league.tourney;

import regatta.core.Game;
import regatta.host.bot.BotIdentity;
import regatta.host.bot.BotSpec;
import regatta.league.table.StoredBot;

/** A bot in a tournament: how to start it, and its identity in the league. */
public record Entrant(BotSpec spec, StoredBot bot) {

    public static Entrant of(BotSpec spec, Game game) {
        String kind = spec.kind().toString();
        return new Entrant(spec, new StoredBot(BotIdentity.of(spec, game), spec.name(), kind));
    }
}
