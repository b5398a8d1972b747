package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regatta.core.GameCatalog;

/** Tests that no source outside the folder of a game contains its name. */
class SourcesTest {

    private static final Path ROOT = Path.of(System.getProperty("regatta.root"));

    /** Benchmarks, tests, the games and their drop-ins may name games. */
    private static final List<String> MODULES = List.of("core", "botkit", "host", "league", "cluster", "web", "cli");

    @Test
    void sourcesOutsideOfGamesDoNotNameAGame() throws IOException {
        // As a quoted word or in a package name, because "space" is also a character.
        String ids = String.join(
                "|",
                GameCatalog.onClassPath().games().stream()
                        .map(game -> game.info().id())
                        .toList());
        Pattern named = Pattern.compile(
                "[\"' `](" + ids + ")[\"'/.`]|\\bregatta\\.(" + ids + ")\\b|\\bregatta [a-z-]+ (" + ids + ")\\b");
        List<String> found = new ArrayList<>();
        int files = 0;
        for (Path file : sources()) {
            files++;
            List<String> lines = Files.readAllLines(file);
            for (int i = 0; i < lines.size(); i++) {
                if (named.matcher(lines.get(i)).find()) {
                    found.add(ROOT.relativize(file) + ":" + (i + 1) + ": "
                            + lines.get(i).strip());
                }
            }
        }
        assertThat(files).isGreaterThan(150);
        assertThat(found)
                .as("ask for a role of an option, or let the game bring a service (docs/adr/0013)")
                .isEmpty();
    }

    private static List<Path> sources() throws IOException {
        List<Path> sources = new ArrayList<>();
        for (String module : MODULES) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main"))) {
                files.filter(file -> file.toString().matches(".*\\.(java|ts|html)"))
                        .forEach(sources::add);
            }
        }
        return sources;
    }
}
