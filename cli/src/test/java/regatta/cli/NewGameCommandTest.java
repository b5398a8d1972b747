package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.cli.command.Exit;
import regatta.cli.option.Version;

/** Tests of {@code regatta new-game}. That the project builds and plays is tested by examples/verify. */
class NewGameCommandTest {

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    @Test
    void projectHasTheNewNameEverywhere() throws IOException {
        Path project = folder.resolve("project");

        assertThat(terminal.regatta("new-game", "ant-hill", project.toString())).isZero();
        assertThat(project.resolve("src/main/java/anthill/AntHillRules.java")).exists();
        assertThat(project.resolve("src/main/viewer/ant-hill.ts")).exists();
        assertThat(project.resolve(".gitignore")).exists();
        assertThat(project.resolve("pom.xml"))
                .content()
                .contains("<game.id>ant-hill</game.id>")
                .contains("<version>" + Version.number() + "</version>");
        for (Path file : files(project)) {
            assertThat(project.relativize(file).toString() + Files.readString(file))
                    .doesNotContainIgnoringCase("connectfour")
                    .doesNotContainIgnoringCase("connect-four")
                    .doesNotContainIgnoringCase("connect four");
        }
        assertThat(terminal.out.toString())
                .contains("regatta --game-jar target/ant-hill.jar play ant-hill tactical random");
    }

    /** The limits keep the example short. If it needs more, the framework should do more. */
    @Test
    void exampleHasAtMostTwentyFilesAndThousandLines() throws IOException {
        assertThat(terminal.regatta("new-game", "ants", folder.resolve("ants").toString()))
                .isZero();

        List<Path> files = files(folder.resolve("ants"));
        assertThat(files).hasSizeLessThanOrEqualTo(20);
        long lines = 0;
        for (Path file : files) {
            lines += file.toString().contains("golden")
                    ? 0
                    : Files.readAllLines(file).size();
        }
        assertThat(lines).isLessThanOrEqualTo(1000);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "Ants   | 'Ants' is not a name of a game: use small letters, digits and hyphens.",
                "tron   | There is already a game 'tron'. Choose another name.",
                "static | 'static' cannot be the name of a game, because it is a keyword of Java.",
            })
    void badNamesAreRefused(String name, String message) {
        assertThat(terminal.regatta("new-game", name, folder.resolve("x").toString()))
                .isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains(message);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void folderWithFilesIsRefused() throws IOException {
        Files.writeString(folder.resolve("mine"), "");

        assertThat(terminal.regatta("new-game", "ants", folder.toString())).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains("is not empty");
    }
}
