package regatta.cli.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.host.bot.BotSpec;
import regatta.host.match.Scenarios;

/** What was typed after a command: a game, bots and options, which a person may mix. */
public record CommandWords(Game game, String name, List<String> bots, List<String> options) {

    /**
     * Tells them apart; the game is the first word that is no option, or {@code usual} if there is none.
     *
     * @param folder where bots are, which may have a name before them as an option has
     */
    public static CommandWords of(List<String> words, String usual, Path folder) {
        String name = words.stream()
                .filter(word -> !Scenarios.isOption(word))
                .findFirst()
                .orElse(usual);
        if (name.contains(" ") || name.startsWith(".")) {
            throw new BadInput("'" + name + "' stands where the game should: GAME BOT BOT …");
        }
        Game game = Scenarios.game(name);
        List<String> bots = new ArrayList<>();
        List<String> options = new ArrayList<>();
        for (String word : words) {
            (isOption(word, game, folder) ? options : bots).add(word);
        }
        bots.remove(name);
        return new CommandWords(game, name, bots, options);
    }

    /** Returns whether a word is an option of a scenario; a switch may stand without its value. */
    static boolean isOption(String word, Game game, Path folder) {
        return game.info().hasOption(word) || Scenarios.isOption(word) && !BotSpec.isNamed(word, game, folder);
    }
}
