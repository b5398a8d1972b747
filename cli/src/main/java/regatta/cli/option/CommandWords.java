package regatta.cli.option;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.host.bot.BotSpec;
import regatta.host.match.Scenarios;

/** The arguments of a command: a game, bots and scenario options. Bots and options may be mixed. */
public record CommandWords(Game game, String name, List<String> bots, List<String> options) {

    /** Returns the default game, which the examples of the help texts use too. */
    public static String defaultGame() {
        try (InputStream in = CommandWords.class.getResourceAsStream("default-game.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Sorts the arguments. The game is the first that is not an option, or {@code defaultValue} if there is none.
     *
     * @param folder the folder of the bots; the argument may also be {@code NAME=BOT}, which looks like an option
     */
    public static CommandWords of(GameCatalog games, List<String> words, String defaultValue, Path folder) {
        String name = words.stream()
                .filter(word -> !Scenarios.isOption(word))
                .findFirst()
                .orElse(defaultValue);
        CommandWords all = of(game(games, name), name, words, folder);
        all.bots().remove(name);
        return all;
    }

    /** Sorts the arguments of a command whose game is given in another way. */
    public static CommandWords of(Game game, String name, List<String> words, Path folder) {
        List<String> bots = new ArrayList<>();
        List<String> options = new ArrayList<>();
        for (String word : words) {
            (isOption(word, game, folder) ? options : bots).add(word);
        }
        return new CommandWords(game, name, bots, options);
    }

    /** Returns the game of a name such as {@code go/chinese}. The message of an unknown name guesses what was meant. */
    static Game game(GameCatalog games, String name) {
        List<String> known =
                games.games().stream().map(game -> game.info().id()).toList();
        for (Game game : games.games()) {
            String id = game.info().id();
            if (!known.contains(name)
                    && game.bots().stream().anyMatch(bot -> bot.name().equals(name))) {
                throw new BadInput("'" + name + "' is a bot, and the game comes first: GAME BOT BOT, such as " + id
                        + " " + name + ". Available games: " + String.join(", ", known) + ".");
            }
        }
        if (name.matches("(?s).*[ .\"'].*") || name.startsWith("/")) {
            throw new BadInput("'" + name + "' is not a game, and the game comes first: GAME BOT BOT. Available games: "
                    + String.join(", ", known) + ".");
        }
        return Scenarios.game(games, name);
    }

    /** Returns whether an argument is a scenario option. A switch may be given without a value. */
    static boolean isOption(String word, Game game, Path folder) {
        return game.info().hasOption(word) || Scenarios.isOption(word) && !BotSpec.isNamed(word, game, folder);
    }
}
