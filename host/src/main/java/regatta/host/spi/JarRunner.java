package regatta.host.spi;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Game;
import regatta.host.process.TimeControl;

/**
 * Turns a jar into a bot of a game whose jars are not programs. Implementations come with their game and are found by
 * {@link java.util.ServiceLoader}; the jars of all other games are run with {@code java -jar}.
 */
public interface JarRunner {

    String game();

    /** Returns the command that starts {@code jar} as a bot. */
    List<String> command(Path jar, TimeControl time);

    /**
     * Returns the line that is sent to a bot between two matches, or null if a process can play only one match. The bot
     * replies with the same line when it is ready for another match.
     */
    @Nullable
    String between();

    static @Nullable String between(Game game) {
        return Services.first(game, JarRunner.class, JarRunner::game)
                .map(JarRunner::between)
                .orElse(null);
    }

    static List<String> command(Game game, Path jar, TimeControl time) {
        return Services.first(game, JarRunner.class, JarRunner::game)
                .map(runner -> runner.command(jar, time))
                .orElse(List.of(java(), "-Xmx512m", "-jar", jar.toString()));
    }

    /** Returns the Java executable that runs this program. */
    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }
}
