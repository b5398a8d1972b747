package regatta.cli;

import java.util.ArrayList;
import java.util.List;
import regatta.core.BadInput;
import regatta.host.Scenarios;

/** What was typed after a command: a game, bots and options, which a person may mix. */
record CommandWords(String name, List<String> bots, List<String> options) {

    /** Tells them apart; the game is the first word that is no option, or {@code usual} if there is none. */
    static CommandWords of(List<String> words, String usual) {
        List<String> bots = new ArrayList<>();
        List<String> options = new ArrayList<>();
        for (String word : words) {
            (Scenarios.isOption(word) ? options : bots).add(word);
        }
        String name = bots.isEmpty() ? usual : bots.remove(0);
        if (name.contains(" ") || name.startsWith(".")) {
            throw new BadInput("'" + name + "' stands where the game should: GAME BOT BOT …");
        }
        return new CommandWords(name, bots, options);
    }
}
