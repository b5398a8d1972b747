package regatta.host.spi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import regatta.core.Game;
import regatta.core.GameCatalog;

/** Finds the services that come with games, using the class loaders of the games. */
public final class Services {

    private Services() {}

    /** Returns all implementations of a service. */
    public static <T> List<T> of(GameCatalog games, Class<T> type) {
        List<T> found = new ArrayList<>();
        games.games().stream()
                .map(game -> game.getClass().getClassLoader())
                .distinct()
                .forEach(loader -> ServiceLoader.load(type, loader).stream()
                        .filter(provider -> loader.equals(provider.type().getClassLoader())) // Not those of the parent.
                        .map(ServiceLoader.Provider::get)
                        .forEach(found::add));
        return found;
    }

    static <T> List<T> of(Game game, Class<T> type, Function<T, String> gameOf) {
        return of(GameCatalog.of(game), type).stream()
                .filter(service -> gameOf.apply(service).equals(game.info().id()))
                .toList();
    }

    static <T> Optional<T> first(Game game, Class<T> type, Function<T, String> gameOf) {
        return of(game, type, gameOf).stream().findFirst();
    }
}
