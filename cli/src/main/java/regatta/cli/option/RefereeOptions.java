package regatta.cli.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.host.referee.RefereeFormat;
import regatta.host.referee.RefereeGame;

/** The options for a referee: a program that plays the matches instead of a game of Regatta. */
public final class RefereeOptions {

    private static final String NAME = "--referee";

    /** What stands in the place of the game in commands that expect it at a fixed place. */
    private static final String PLACEHOLDER = "referee";

    private static final List<String> GAME_FIRST = List.of("ab", "race", "tune");

    @Option(
            names = NAME,
            paramLabel = "CMD",
            description = "Let this program play the matches, in the place of GAME: the referee of a contest. See"
                    + " docs/how-to/referees.md.")
    private @Nullable String command;

    @Option(
            names = "--referee-format",
            paramLabel = "NAME",
            description =
                    "How the referee is called and reports scores: brutaltester, codingame or text. Default: brutaltester.")
    private String format = "brutaltester";

    @Option(
            names = "--referee-seconds",
            paramLabel = "N",
            description = "Stop a referee that needs longer for a match. Default: 300.")
    private int seconds = 300;

    private @Nullable Game game;

    /**
     * Returns the arguments of a command, with a placeholder in the place of the game if a referee is given and the
     * command has a fixed place for the game.
     */
    public static String[] withGame(String... arguments) {
        List<String> words = new ArrayList<>(List.of(arguments));
        boolean given = words.stream().anyMatch(word -> word.equals(NAME) || word.startsWith(NAME + "="));
        if (given && GAME_FIRST.contains(words.get(0))) {
            words.add(1, PLACEHOLDER);
        }
        return words.toArray(String[]::new);
    }

    public boolean given() {
        return command != null;
    }

    /** Sorts the arguments of a command: the first one is the game, unless a referee is given. */
    public CommandWords words(GameCatalog games, List<String> words, String defaultGame, Path folder) {
        return given()
                ? CommandWords.of(game(), game().info().id(), words, folder)
                : CommandWords.of(games, words, defaultGame, folder);
    }

    /**
     * Returns the game of the referee.
     *
     * @throws BadInput if there is no such program
     */
    public Game game() {
        Game known = game;
        if (known == null) {
            if (seconds < 1) {
                throw new BadInput("--referee-seconds " + seconds + ": give 1 or more.");
            }
            String typed = command == null ? "" : command;
            known = RefereeGame.of(new RefereeGame.Referee(
                    typed, RefereeFormat.named(format), Path.of("").toAbsolutePath(), seconds));
            game = known;
        }
        return known;
    }
}
