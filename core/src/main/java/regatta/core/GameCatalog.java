package regatta.core;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/** The games that a program can play, sorted by id. */
public record GameCatalog(List<Game> games) {

    public GameCatalog {
        List<Game> sorted = new ArrayList<>(games);
        sorted.sort(Comparator.comparing(game -> game.info().id()));
        games = List.copyOf(sorted);
    }

    public static GameCatalog of(Game game) {
        return new GameCatalog(List.of(game));
    }

    /** Returns the games on the class path. The search is slow, so a program does it once and passes the catalog on. */
    public static GameCatalog onClassPath() {
        List<Game> games = new ArrayList<>();
        for (Game game : ServiceLoader.load(Game.class, GameCatalog.class.getClassLoader())) {
            games.add(game);
        }
        return new GameCatalog(games);
    }

    /**
     * Returns the game with an id.
     *
     * @throws BadInput if there is none
     */
    public Game game(String id) {
        for (Game game : games) {
            if (game.info().id().equals(id)) {
                return game;
            }
        }
        List<String> known = games.stream().map(game -> game.info().id()).toList();
        throw new BadInput(BadInput.unknown("game", id, known).getMessage()
                + " If the game is in a jar, name it: --game-jar FILE.");
    }
}
