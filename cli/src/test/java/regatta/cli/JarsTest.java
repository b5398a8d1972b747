package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.Fault;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Farm;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.match.ThreadFarm;
import regatta.host.match.TurnFault;
import regatta.host.process.TimeControl;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;
import regatta.host.spi.KitAddition;

/** Tests of jar bots, which are compiled during the tests. */
class JarsTest {

    private static final TimeControl PATIENT = new TimeControl(60_000, 20_000, 0, 0, false);

    /** Sends one unit along each lane of its planets with more than ten, in every turn. */
    private static final String STRATEGY = """
            package spaceexplorers.strategies;
            import java.util.*;
            import spaceexplorers.publicapi.*;
            public class Sender implements IStrategy {
                public void takeTurn(List<IPlanet> planets, IPlanetOperations operations, Queue<IEvent> queue) {
                    System.out.println("output of the bot is not an answer");
                    %s
                    for (IPlanet planet : planets)
                        if (planet instanceof IVisiblePlanet own && own.getOwner() == Owner.SELF
                                && own.getTotalPopulation() > 10)
                            for (IEdge edge : own.getEdges())
                                for (IPlanet next : planets)
                                    if (next.getId() == edge.getDestinationPlanetId())
                                        queue.add(operations.transferPeople(own, next, 1));
                }
                public String getName() { return "Sender"; }
                public boolean compete() { return true; }
            }
            """;

    /** Answers every turn of any game with empty orders in advance. */
    private static final String PROGRAM = """
            public class Program {
                public static void main(String[] arguments) throws Exception {
                    for (int i = 0; i < 2000; i++) System.out.println("LINE");
                    while (System.in.read() >= 0) { }
                }
            }
            """;

    @TempDir
    Path folder;

    private MatchReport play(String scenario, Path jar) {
        return play(scenario, jar, Sandbox.Level.LIMITS);
    }

    private MatchReport play(String scenario, Path jar, Sandbox.Level sandbox) {
        Game game = GameCatalog.onClassPath().game(Scenario.parse(scenario).game());
        List<BotSpec> bots =
                List.of(BotSpec.of(jar.getFileName().toString(), game, folder), BotSpec.of("random", game, folder));
        MatchConditions conditions = new MatchConditions(PATIENT, sandbox, Limits.DEFAULTS);
        return new MatchRunner(new Job(game, Scenario.parse(scenario), bots, conditions)).play();
    }

    @Test
    void strategyJarPlaysSpaceExplorers() throws Exception {
        Path jar = jar("Sender", STRATEGY.formatted(""), null);

        MatchReport report = play("space seed=3", jar);

        assertThat(report.seats()).allSatisfy(seat -> assertThat(seat.faults()).isEmpty());
        MatchReport lazy = play("space seed=3", jar("Sender", STRATEGY.formatted("if (true) return;"), null));
        assertThat(report.seats().get(0).standing().score())
                .as("its orders count")
                .isGreaterThan(lazy.seats().get(0).standing().score());
    }

    @Test
    void exceptionOfAStrategyIsReportedAndCostsNothing() throws Exception {
        String throwing = STRATEGY.replace(
                "queue.add(operations.transferPeople(own, next, 1));",
                "{ queue.add(operations.transferPeople(own, next, 1)); ((Object) null).toString(); }");
        Path jar = jar("Sender", throwing.formatted(""), null);

        List<TurnFault> faults = play("space seed=3", jar).seats().get(0).faults();

        assertThat(faults.get(0).kind()).isEqualTo(Fault.Kind.REPORTED);
        assertThat(faults.get(0).detail())
                .startsWith("java.lang.NullPointerException")
                .contains("at spaceexplorers.strategies.Sender.takeTurn(Sender.java:");
        Terminal terminal = new Terminal();
        assertThat(terminal.regatta("check", "space", jar.toString())).isOne();
        assertThat(terminal.toString()).contains("fail").contains("NullPointerException");
        assertThat(terminal.regatta(
                        "tourney",
                        "space",
                        jar.toString(),
                        "still",
                        "--scenarios",
                        "6",
                        "--store",
                        folder + "/a.league"))
                .as("it is not disqualified")
                .isZero();
        assertThat(terminal.toString()).contains("reported").doesNotContain("isqualified");
    }

    @Test
    void sealedStrategyPlays() throws Exception {
        Path jar = jar("Sender", STRATEGY.formatted(""), null);

        MatchReport report = play("space seed=3", jar, Sandbox.Level.SEALED);

        assertThat(report.seats().get(0).faults()).isEmpty();
    }

    @Test
    void mainClassOfAStrategyJarIsNotRun() throws Exception {
        Path jar = jar("Sender", STRATEGY.formatted(""), "spaceexplorers.core.Engine");

        assertThat(play("space seed=3", jar).seats().get(0).faults()).isEmpty();
    }

    @Test
    void heapOfAStrategyIsLimited() throws Exception {
        String check = "if (Runtime.getRuntime().maxMemory() > 300L << 20) System.exit(1);";

        assertThat(play("space seed=3", jar("Sender", STRATEGY.formatted(check), null))
                        .seats()
                        .get(0)
                        .faults())
                .isEmpty();
    }

    /**
     * Logs in its first turn the number of earlier matches of its process, and the remaining static state of its class.
     */
    private static final String TELL = """
            class Left { static int turns; }
            if (Left.turns++ == 0) {
                long began = java.lang.management.ManagementFactory.getRuntimeMXBean().getStartTime();
                System.err.println("process " + began + " left " + System.getProperty("left"));
            }
            """;

    @Test
    void processPlaysManyMatchesWithoutSharedState() throws Exception {
        List<String> played = farmed(jar("Sender", STRATEGY.formatted(TELL), null), 6);

        assertThat(played.stream().map(JarsTest::orders).distinct())
                .as("on a busy machine one may be restarted")
                .hasSizeLessThan(6);
        assertThat(played).extracting(JarsTest::course).containsOnly(course(played.get(0)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "if (Left.turns > 5) new Thread(() -> { while (true) Thread.onSpinWait(); }).start();",
                "if (Left.turns == 20) System.exit(1);",
                "System.setProperty(\"left\", \"behind\");",
                "System.setProperties(new Properties() { { setProperty(\"left\", \"behind\"); } });",
                "System.clearProperty(\"java.vendor\");",
                "Locale.setDefault(Locale.GERMANY);",
                "TimeZone.setDefault(TimeZone.getTimeZone(\"GMT+7\"));",
                "Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> { });"
            })
    void botThatLeavesStateOrFailsIsRestarted(String deed) throws Exception {
        List<String> played = farmed(jar("Sender", STRATEGY.formatted(TELL + deed), null), 2);

        assertThat(played).extracting(JarsTest::orders).doesNotHaveDuplicates();
        assertThat(played).allMatch(record -> record.contains(" left null"));
    }

    /** Plays a number of matches one after another and returns their records. */
    private List<String> farmed(Path jar, int matches) throws Exception {
        Game game = GameCatalog.onClassPath().game("space");
        List<BotSpec> bots =
                List.of(BotSpec.of(jar.getFileName().toString(), game, folder), BotSpec.of("frontier", game, folder));
        MatchConditions conditions = new MatchConditions(PATIENT, Sandbox.Level.LIMITS, Limits.DEFAULTS);
        List<String> records = new ArrayList<>();
        try (Farm farm = new ThreadFarm(1)) {
            for (int i = 0; i < matches; i++) {
                farm.begin(new Job("match " + i, game, Scenario.parse("space seed=3"), bots, conditions, true));
                byte[] record = farm.next().record();
                try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(record))) {
                    records.add(new String(in.readAllBytes(), StandardCharsets.UTF_8));
                }
            }
        }
        return records;
    }

    private static String orders(String record) {
        return record.replaceFirst("(?s).*?process (\\d+) left.*", "$1");
    }

    private static List<String> course(String record) {
        return record.lines()
                .filter(line -> line.startsWith("{\"turn\""))
                .map(line -> line.replaceFirst(".*\"fingerprint\"", ""))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"halite size=32 turns=30 seed=5, ''", "soak seed=5, ;", "space seed=5, ''"})
    void runnableJarPlaysEveryGame(String scenario, String line) throws Exception {
        MatchReport report = play(scenario, jar("Program", PROGRAM.replace("LINE", line), "Program"));

        assertThat(report.complete()).isTrue();
        assertThat(report.seats()).allSatisfy(seat -> assertThat(seat.faults()).isEmpty());
    }

    private Path jar(String name, String source, @Nullable String mainClass) throws IOException {
        Path file = Files.writeString(folder.resolve(name + ".java"), source);
        Path classes = Files.createDirectories(folder.resolve("classes"));
        Path api = folder.resolve("space-api.jar");
        Files.write(
                api,
                KitAddition.to(GameCatalog.onClassPath().game("space"), "java")
                        .get(0)
                        .content());
        String[] arguments = {
            "--release", "17", "-proc:none", "-cp", api.toString(), "-d", classes.toString(), file.toString()
        };
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments))
                .isZero();
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        if (mainClass != null) {
            manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, mainClass);
        }
        Path jar = folder.resolve(name + ".jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest);
                Stream<Path> files = Files.walk(classes)) {
            for (Path each : files.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(new JarEntry(classes.relativize(each).toString()));
                out.write(Files.readAllBytes(each));
            }
        }
        return jar;
    }
}
