package regatta.host.spi;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Game;
import regatta.host.record.LabelledScenario;

/** The default ranking scenarios of a game. Implementations are found by {@link java.util.ServiceLoader}. */
public interface DefaultRanking {

    String game();

    /**
     * Returns the scenarios of a ranking, in the order they are played.
     *
     * @param name the game, with the rule set if one was named
     * @param folder the folder of the bots, which may contain boards
     */
    List<LabelledScenario> scenarios(String name, Path folder);

    /** Returns the default ranking of a game, or null if it has none. */
    static @Nullable DefaultRanking of(Game game) {
        return Services.first(game, DefaultRanking.class, DefaultRanking::game).orElse(null);
    }
}
