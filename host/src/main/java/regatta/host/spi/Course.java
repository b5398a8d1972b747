package regatta.host.spi;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.host.record.NamedScenario;

/**
 * What the bots of a game are ranked on where nobody says otherwise, such as a course did with its students' bots.
 * Implementations come with their game and are found by {@link java.util.ServiceLoader}.
 */
public interface Course {

    /** Returns the id of the game. */
    String game();

    /**
     * Returns the scenarios of a ranking, in the order they are played.
     *
     * @param name the game, and the rule set if one was named
     * @param folder where the bots are, which may bring boards of their own
     */
    List<NamedScenario> scenarios(String name, Path folder);

    /** Returns the course of a game, or null if it has none. */
    static @Nullable Course of(String game) {
        return Services.all(Course.class).stream()
                .filter(course -> course.game().equals(game))
                .findFirst()
                .orElse(null);
    }
}
