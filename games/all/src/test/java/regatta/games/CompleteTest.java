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
import regatta.core.GameCatalog;

/** A game is complete. Each failure names the missing file; docs/how-to/add-a-game.md explains it. */
class CompleteTest {

    private static final Path ROOT = Path.of(System.getProperty("regatta.root", ""));
    private static final String SERVICE = "src/main/resources/META-INF/services/regatta.core.Game";

    @TestFactory
    Stream<DynamicTest> everyGameIsComplete() {
        return GameCatalog.onClassPath().games().stream()
                .map(game -> game.info().id())
                .map(id -> DynamicTest.dynamicTest(
                        id, () -> assertThat(missing(ROOT, id)).isEmpty()));
    }

    @Test
    void everyGameFolderIsADependencyHere() throws IOException {
        List<String> found = new ArrayList<>();
        for (Game game : GameCatalog.onClassPath().games()) {
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
    void missingFilesAreNamed() {
        assertThat(missing(ROOT, "go"))
                .contains(
                        "games/go/src/main/viewer/go.ts",
                        "docs/reference/games/go.md",
                        "games/go/kits/kit.properties",
                        "games/go/kits/python/",
                        "games/go/src/test/resources/golden/go/");
    }

    /** Returns the files that a game lacks. A kit in one language is enough. */
    private static List<String> missing(Path root, String id) {
        String folder = "games/" + id;
        Stream<String> files = Stream.of(
                folder + "/src/main/viewer/" + id + ".ts",
                "docs/reference/games/" + id + ".md",
                folder + "/kits/kit.properties");
        Stream<String> folders = Stream.of(folder + "/kits/python/", folder + "/src/test/resources/golden/" + id + "/");
        return Stream.concat(
                        files.filter(file -> !Files.isRegularFile(root.resolve(file))),
                        folders.filter(each -> empty(root.resolve(each))))
                .toList();
    }

    private static boolean empty(Path folder) {
        String[] names = folder.toFile().list();
        return names == null || names.length == 0;
    }
}
