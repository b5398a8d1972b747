package regatta.cli;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import regatta.core.Game;
import regatta.host.TimeControl;
import regatta.space.SpaceGame;
import regatta.spacejars.StrategyMain;
import spaceexplorers.publicapi.IStrategy;

/** How a jar becomes a bot. */
final class Jars {

    /** How much sooner than the arena the player of a strategy looks at its clock, so that its orders still count. */
    private static final int MOST_HEAD_START_MILLIS = 100;

    private Jars() {}

    /** Returns the command to which a jar is added: a runnable jar plays as a program, and a strategy jar in a player. */
    static List<String> command(Game game, TimeControl time) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        if (!(game instanceof SpaceGame)) {
            return List.of(java, "-Xmx512m", "-jar");
        }
        String millis = String.valueOf(strategyMillis(time));
        String player = StrategyMain.class.getName();
        return List.of(java, "-Xmx256m", "-XX:+UseSerialGC", "-cp", playerClasses(), player, "--turn-ms", millis);
    }

    private static int strategyMillis(TimeControl time) {
        if (time.unlimited()) {
            return Integer.MAX_VALUE;
        }
        return Math.max(1, time.turnMillis() - Math.min(MOST_HEAD_START_MILLIS, time.turnMillis() / 10));
    }

    /** Returns the class path of the player: where its classes and all they need were loaded from. */
    private static String playerClasses() {
        Set<String> places = new LinkedHashSet<>();
        for (Class<?> one : List.of(StrategyMain.class, IStrategy.class, SpaceGame.class, Game.class)) {
            places.add(location(one).toString());
        }
        return String.join(File.pathSeparator, places);
    }

    /** Returns the jar or the folder a class was loaded from. */
    static Path location(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("a class from nowhere: " + type, e);
        }
    }

    /** Writes the interfaces that strategies are compiled against to a jar. */
    static void writeSpaceApi(Path jar) {
        Path classes = location(IStrategy.class);
        try {
            if (Files.isRegularFile(classes)) {
                Files.copy(classes, jar);
            } else {
                pack(classes, jar);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void pack(Path classes, Path jar) throws IOException {
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                out.putNextEntry(new JarEntry(classes.relativize(file).toString()));
                out.write(Files.readAllBytes(file));
            }
        }
    }
}
