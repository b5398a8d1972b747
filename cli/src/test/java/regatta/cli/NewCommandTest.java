package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.cli.command.Exit;
import regatta.cli.create.Kits;
import regatta.core.Game;
import regatta.core.GameCatalog;

class NewCommandTest {

    private static final List<String> LANGUAGES =
            List.of("cpp", "csharp", "go", "java", "javascript", "kotlin", "python", "rust", "typescript");

    private final Terminal terminal = new Terminal();

    @TempDir
    Path folder;

    @Test
    void kitIsCopiedAndItsCommandsArePrinted() {
        Path mine = folder.resolve("bots/mine");

        assertThat(terminal.regatta("new", "halite", "cpp", mine.toString())).isZero();
        assertThat(mine).isDirectoryContaining("glob:**MyBot.cpp").isDirectoryContaining("glob:**README.md");
        assertThat(terminal.out.toString())
                .contains("cd " + mine)
                .contains("g++ -O2 -std=c++17 -o MyBot MyBot.cpp")
                .contains("regatta play halite \"./MyBot\" random");
    }

    @Test
    void javaKitOfSpaceContainsTheInterfaces() {
        assertThat(terminal.regatta("new", "space", "java", folder.toString())).isZero();
        assertThat(folder).isDirectoryContaining("glob:**space-api.jar");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "halit python  | Unknown game 'halit'. Did you mean 'halite'? Available: GAMES. JAR",
                "soak pyhton   | Unknown language 'pyhton'. Did you mean 'python'? Available: LANGUAGES.",
                "../x python   | Unknown game '../x'. Available: GAMES. JAR",
            })
    void unknownNameIsAnsweredWithTheKnownOnes(String kit, String message) {
        String[] words = kit.split(" ", -1);
        List<String> games = GameCatalog.onClassPath().games().stream()
                .map(game -> game.info().id())
                .toList();

        assertThat(terminal.regatta("new", words[0], words[1], folder.toString()))
                .isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString().strip())
                .isEqualTo(message.replace("GAMES", String.join(", ", games))
                        .replace("JAR", "If the game is in a jar, name it: --game-jar FILE.")
                        .replace("LANGUAGES", String.join(", ", LANGUAGES)));
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void nothingIsOverwritten() throws Exception {
        Path file = Files.writeString(folder.resolve("MyBot.py"), "mine");

        assertThat(terminal.regatta("new", "soak", "python", folder.toString())).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains("is not empty");
        assertThat(file).hasContent("mine");
        assertThat(terminal.regatta("new", "soak", "python", file.toString())).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains("is a file");
    }

    @Test
    void readmeOfEveryKitHasACommandToPlay() throws Exception {
        for (Game game : GameCatalog.onClassPath().games()) {
            try (Kits kits = Kits.of(game)) {
                assertThat(kits.languages())
                        .as("the kits of %s", game.info().id())
                        .contains("python");
                for (String language : kits.languages()) {
                    assertThat(kits.commands(language))
                            .last(InstanceOfAssertFactories.STRING)
                            .matches("regatta play " + game.info().id() + " .* random")
                            .doesNotContain("{");
                }
            }
        }
    }

    @Test
    void readmeIsFilledInForGameAndLanguage() {
        assertThat(terminal.regatta("new", "tron", "python", folder.toString())).isZero();
        assertThat(folder.resolve("README.md"))
                .content()
                .startsWith("# Tron Battle in Python\n")
                .contains("It needs Python 3.", "```\nregatta play tron \"python3 MyBot.py\" random\n```")
                .contains(
                        "`@{\"cell\":[3,4],\"color\":\"#f80\",\"text\":\"dead end\"}`.",
                        "`print(\"…\", file=sys.stderr)`");
    }
}
