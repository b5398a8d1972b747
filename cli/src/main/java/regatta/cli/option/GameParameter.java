package regatta.cli.option;

import picocli.CommandLine.Parameters;
import regatta.core.Game;

/** The first argument of every command that plays: the game. */
public final class GameParameter {

    private final MainCommand main;

    @Parameters(index = "0", paramLabel = "GAME", description = "A game, or GAME/RULES. See 'regatta games'.")
    private String name = "";

    public GameParameter(MainCommand main) {
        this.main = main;
    }

    /** Returns the name as typed, with the rule set if one was given. */
    public String name() {
        return name;
    }

    public Game game() {
        return CommandWords.game(main.games(), name);
    }
}
