package regatta.host.spi;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.host.process.TimeControl;

/**
 * How a jar becomes a bot of a game whose jars are not programs. Implementations come with their game and are found by
 * {@link java.util.ServiceLoader}; the jars of all other games are run with {@code java -jar}.
 */
public interface JarRunner {

    /** Returns the id of the game whose jars it runs. */
    String game();

    /** Returns the words that start {@code jar} as a bot. */
    List<String> command(Path jar, TimeControl time);

    /**
     * Returns the line that tells a jar of this game between two messages that the match is over. It answers with the same
     * line once it has forgotten everything and can play another match. Null if it plays but one.
     */
    @Nullable
    String between();

    /** Returns that line for jars of {@code game}. */
    static @Nullable String between(String game) {
        for (JarRunner runner : Services.all(JarRunner.class)) {
            if (runner.game().equals(game)) {
                return runner.between();
            }
        }
        return null;
    }

    /** Returns the words that start {@code jar} as a bot of {@code game}. */
    static List<String> command(String game, Path jar, TimeControl time) {
        for (JarRunner runner : Services.all(JarRunner.class)) {
            if (runner.game().equals(game)) {
                return runner.command(jar, time);
            }
        }
        return List.of(java(), "-Xmx512m", "-jar", jar.toString());
    }

    /** Returns the Java that runs this program. */
    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }
}
