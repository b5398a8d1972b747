package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.cli.command.Exit;
import regatta.host.spi.GameJars;

/** Tests of games in jars, which are compiled during the tests. */
class GameJarTest {

    /** A game of another id whose rules are those of Tron. */
    private static final String GAME = """
            package ants;
            import java.util.List;
            import regatta.core.*;
            public class Ants implements Game {
                private final Game tron = new regatta.tron.game.TronGame();
                public GameInfo info() {
                    GameInfo its = tron.info();
                    return new GameInfo("ID", "Ants", "Ants on a grid.", 1, its.ruleSets(), its.options(), its.terms());
                }
                public Rules<?> open(Scenario scenario) {
                    BODY
                    return tron.open(new Scenario("tron", scenario.rules(), scenario.options()));
                }
                public String board(Scenario scenario) { return ""; }
                public void paint(Position<?> position, Picture picture) { tron.paint(position, picture); }
                public List<BuiltIn<?>> bots() { return tron.bots(); }
                public LegalOrders<?> legalOrders() { return tron.legalOrders(); }
                public Mirror<?> mirror(String rules, TextIn in) { return tron.mirror(rules, in); }
            }
            """;

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();

    /** Compiles a game and returns its jar. */
    private Path jar(String id, String body, String apiVersion) throws IOException {
        Path sources = Files.createDirectories(folder.resolve("src-" + id));
        Path source = sources.resolve("Ants.java");
        Files.writeString(source, GAME.replace("ID", id).replace("BODY", body));
        List<String> words = List.of(
                "-proc:none",
                "-d",
                sources.toString(),
                "-cp",
                System.getProperty("java.class.path"),
                source.toString());
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, words.toArray(String[]::new)))
                .isZero();
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        if (!apiVersion.isEmpty()) {
            manifest.getMainAttributes().putValue(GameJars.API_ATTRIBUTE, apiVersion);
        }
        Path jar = folder.resolve(id + ".jar");
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out, manifest)) {
            add(entries, "ants/Ants.class", Files.readAllBytes(sources.resolve("ants/Ants.class")));
            add(entries, "META-INF/services/regatta.core.Game", "ants.Ants\n".getBytes(StandardCharsets.UTF_8));
            add(entries, "regatta/rules/" + id + ".md", "# The rules of ants\n".getBytes(StandardCharsets.UTF_8));
        }
        return jar;
    }

    private static void add(JarOutputStream entries, String name, byte[] content) throws IOException {
        entries.putNextEntry(new JarEntry(name));
        entries.write(content);
        entries.closeEntry();
    }

    private int regatta(String line, Path... jars) {
        List<String> words = new ArrayList<>(List.of(line.split(" ")));
        for (Path jar : jars) {
            words.addAll(List.of("--game-jar", jar.toString()));
        }
        return terminal.regatta(words.toArray(String[]::new));
    }

    @Test
    void gameInAJarIsPlayedComparedAndRankedLikeAnyOther() throws IOException {
        Path ants = jar("ants", "", GameJars.API_VERSION);
        String record = folder.resolve("a.regatta").toString();

        assertThat(regatta("play ants random voronoi --no-page -o " + record, ants))
                .as(terminal.toString())
                .isZero();
        assertThat(terminal.err.toString()).contains("Using the game in " + ants, "runs as part of Regatta");
        assertThat(regatta("rerun " + record, ants)).isZero();
        assertThat(terminal.regatta("--game-jar", ants.toString(), "rerun", record))
                .as("the option before the command")
                .isZero();
        assertThat(regatta("ab ants voronoi random --games 4", ants)).isIn(Exit.OK, Exit.UNDECIDED);
        assertThat(regatta("tourney ants random voronoi --scenarios 2 --store " + folder.resolve("a.league"), ants))
                .isZero();
        assertThat(regatta("games ants --rules", ants)).isZero();
        assertThat(terminal.out.toString()).contains("# The rules of ants");
    }

    @Test
    void recordDoesNotLoadTheJarOfItsGame() throws IOException {
        Path ants = jar("ants", "", GameJars.API_VERSION);
        String record = folder.resolve("a.regatta").toString();
        regatta("play ants random random --no-page -o " + record, ants);

        assertThat(regatta("rerun " + record)).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains("Unknown game 'ants'").contains("--game-jar FILE");
    }

    @Test
    void twoGamesWithOneIdAreRefused() throws IOException {
        Path ants = jar("ants", "", GameJars.API_VERSION);
        Path copy = Files.copy(ants, folder.resolve("copy.jar"));

        assertThat(regatta("games", ants, copy)).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString())
                .contains("Two games have the id 'ants'")
                .contains("ants.jar", "copy.jar");
        assertThat(regatta("games", jar("tron", "", GameJars.API_VERSION))).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains("one in Regatta itself");
    }

    @ParameterizedTest
    @CsvSource({"'', its manifest has no Regatta-Api", "99, was built for version 99 of the interface of games"})
    void jarForAnotherVersionIsRefusedByName(String version, String message) throws IOException {
        assertThat(regatta("games", jar("ants", "", version))).isEqualTo(Exit.BAD_INPUT);

        assertThat(terminal.err.toString()).contains("ants.jar").contains(message);
    }

    @Test
    void failureOfTheCodeOfAGameIsReportedAsSuch() throws IOException {
        Path ants = jar("ants", "((Object) null).toString();", GameJars.API_VERSION);

        assertThat(regatta("play ants random random --no-record", ants)).isEqualTo(Exit.BAD_INPUT);

        assertThat(terminal.err.toString())
                .contains("The game in " + ants + " failed; this is a bug of the game")
                .doesNotContain("bug of Regatta");
    }

    @ParameterizedTest
    @CsvSource({"no.jar, there is no such file", "text.jar, not a jar"})
    void fileThatIsNoGameIsRefused(String name, String message) throws IOException {
        Files.writeString(folder.resolve("text.jar"), "text");

        assertThat(regatta("games", folder.resolve(name))).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains(name + ": ").contains(message);
    }
}
