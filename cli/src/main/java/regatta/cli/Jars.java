package regatta.cli;

import java.nio.file.Path;
import java.util.List;
import regatta.core.Game;

/** How a jar becomes a bot. */
final class Jars {

    private Jars() {}

    /** Returns the command to which a jar is added: any runnable jar plays as a program. */
    static List<String> command(Game game) {
        return List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx512m", "-jar");
    }
}
