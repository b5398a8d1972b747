package regatta.spacejars;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import regatta.core.Game;
import regatta.host.process.TimeControl;
import regatta.host.spi.JarRunner;
import regatta.space.SpacePosition;
import spaceexplorers.publicapi.IStrategy;

/** Runs the jars of the course: strategies, which are not programs, in a program that plays them. */
public final class StrategyRunner implements JarRunner {

    /** How much earlier than the arena the program checks its clock, so that its orders still count. */
    private static final int MAX_HEAD_START_MILLIS = 100;

    @Override
    public String game() {
        return "space";
    }

    @Override
    public List<String> command(Path jar, TimeControl time) {
        String player = StrategyMain.class.getName();
        String millis = String.valueOf(strategyMillis(time));
        return List.of(
                JarRunner.java(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                // The second compiler pays off for long computations; in a match as short as these it costs more than
                // it saves.
                "-XX:Tier4InvocationThreshold=50000",
                "-XX:Tier4MinInvocationThreshold=20000",
                "-XX:Tier4CompileThreshold=150000",
                "-XX:Tier4BackEdgeThreshold=400000",
                // Makes all identity hashes equal, so that a strategy with a map keyed by them plays the same in every
                // match of a process.
                "-XX:+UnlockExperimentalVMOptions",
                "-XX:hashCode=2",
                "-cp",
                playerClasses(),
                player,
                "--turn-ms",
                millis,
                jar.toString());
    }

    @Override
    public String between() {
        return StrategyMain.NEXT_MATCH;
    }

    private static int strategyMillis(TimeControl time) {
        if (time.unlimited()) {
            return Integer.MAX_VALUE;
        }
        return Math.max(1, time.turnMillis() - Math.min(MAX_HEAD_START_MILLIS, time.turnMillis() / 10));
    }

    /** Returns the class path of the program: where its classes and their dependencies were loaded from. */
    private static String playerClasses() {
        Set<String> places = new LinkedHashSet<>();
        for (Class<?> one : List.of(StrategyMain.class, IStrategy.class, SpacePosition.class, Game.class)) {
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
}
