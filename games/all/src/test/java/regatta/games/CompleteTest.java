package regatta.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import regatta.core.Game;
import regatta.core.Games;

/** A game is a folder with all that belongs to it. Each failure names the file to write: docs/add-a-game.md tells how. */
class CompleteTest {

    private static final Path ROOT = Path.of(System.getProperty("regatta.root", ""));
    private static final String SERVICE = "src/main/resources/META-INF/services/regatta.core.Game";
    private static final List<String> LANGUAGES =
            List.of("cpp", "csharp", "go", "java", "javascript", "kotlin", "python", "rust", "typescript");

    @TestFactory
    Stream<DynamicTest> everyGameIsComplete() {
        return Games.all().stream()
                .map(game -> game.info().id())
                .map(id -> DynamicTest.dynamicTest(
                        id, () -> assertThat(missing(ROOT, id)).isEmpty()));
    }

    @Test
    void everyGameFolderIsADependencyHere() throws IOException {
        List<String> found = new ArrayList<>();
        for (Game game : Games.all()) {
            found.add(game.info().id());
        }
        try (Stream<Path> folders = Files.list(ROOT.resolve("games"))) {
            assertThat(folders.filter(folder -> Files.exists(folder.resolve(SERVICE)))
                            .map(folder -> folder.getFileName().toString()))
                    .as("folders of games; those that are not found lack a dependency in games/all/pom.xml")
                    .containsExactlyInAnyOrderElementsOf(found);
        }
    }

    @Test
    void whatIsMissingIsNamed() throws IOException {
        assertThat(missing(ROOT, "go"))
                .contains(
                        "games/go/src/main/viewer/go.ts",
                        "docs/games/go.md",
                        "games/go/kits/cpp/README.md",
                        "games/go/src/test/resources/golden/go/");
    }

    private static List<String> missing(Path root, String id) throws IOException {
        String folder = "games/" + id;
        List<String> wanted = new ArrayList<>();
        wanted.add(folder + "/src/main/viewer/" + id + ".ts");
        wanted.add("docs/games/" + id + ".md");
        for (String language : LANGUAGES) {
            wanted.add(folder + "/kits/" + language + "/README.md");
        }
        List<String> missing = new ArrayList<>(wanted.stream()
                .filter(file -> !Files.isRegularFile(root.resolve(file)))
                .toList());
        String golden = folder + "/src/test/resources/golden/" + id + "/";
        if (empty(root.resolve(golden))) {
            missing.add(golden);
        }
        return missing;
    }

    private static boolean empty(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return true;
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }
}
