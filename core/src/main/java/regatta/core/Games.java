package regatta.core;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/** The games on the class path. */
public final class Games {

    private Games() {}

    /** Looking through the class path takes long enough to be done once. */
    private static final class Holder {
        static final List<Game> FOUND = find();
    }

    /** Returns every game found, by id. */
    public static List<Game> all() {
        return Holder.FOUND;
    }

    private static List<Game> find() {
        List<Game> games = new ArrayList<>();
        for (Game game : ServiceLoader.load(Game.class, Games.class.getClassLoader())) {
            games.add(game);
        }
        games.sort(Comparator.comparing(game -> game.info().id()));
        return List.copyOf(games);
    }

    /**
     * Returns the game called {@code id}.
     *
     * @throws BadInput if there is none
     */
    public static Game named(String id) {
        List<Game> games = all();
        for (Game game : games) {
            if (game.info().id().equals(id)) {
                return game;
            }
        }
        throw BadInput.unknown(
                "game", id, games.stream().map(game -> game.info().id()).toList());
    }
}
