package regatta.host.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec.BotKind;

/** Tests the forms in which a user may name a bot. */
class BotSpecTest {

    private static final Game GAME = GameCatalog.onClassPath().game("halite");

    @TempDir
    Path folder;

    private BotSpec bot(String typed) {
        return BotSpec.of(typed, GAME, folder);
    }

    private Path write(String file, String content) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        return Files.writeString(path, content);
    }

    @Test
    void nameBeforeABotIsItsName() throws IOException {
        write("bot.py", "");

        BotSpec bot = bot("fast=python3 bot.py --depth=2");

        assertThat(bot.name()).isEqualTo("fast");
        assertThat(bot.text()).isEqualTo("python3 bot.py --depth=2");
        assertThat(bot("old=greedy?power=1").kind()).isEqualTo(BotKind.BUILT_IN);
        assertThat(bot("python3 bot.py --depth=2").name()).isEqualTo("python3 bot.py --depth=2");
    }

    @ParameterizedTest
    @CsvSource({
        "A=./bot.sh, A, ./bot.sh",
        "4tunea=./bot.sh --fast, 4tunea, ./bot.sh --fast",
        "OLD=greedy?power=1, OLD, greedy?power=1",
        "DEPTH=3 ./bot.sh, DEPTH=3 ./bot.sh, DEPTH=3 ./bot.sh",
        "DEBUG=true ./bot.sh, DEBUG=true ./bot.sh, DEBUG=true ./bot.sh",
        "seed=7 ./bot.sh, seed=7 ./bot.sh, seed=7 ./bot.sh"
    })
    void wordBeforeAnEqualsSignIsANameIfAFileOrABuiltInFollows(String typed, String name, String text)
            throws IOException {
        assertThat(write("bot.sh", "").toFile().setExecutable(true)).isTrue();

        assertThat(bot(typed).name()).isEqualTo(name);
        assertThat(bot(typed).text()).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "run.sh, sh run.sh",
        "MyBot.py, python3 MyBot.py",
        "MyBot.js, node MyBot.js",
        "MyBot.ts, node MyBot.ts",
        "MyBot.java, java MyBot.java",
        "MyBot.jar, MyBot.jar",
        "Strategy.jar, Strategy.jar"
    })
    void folderIsABotByConvention(String file, String text) throws IOException {
        write("mine/" + file, "");

        for (String typed :
                new String[] {"mine", "./mine/", folder.resolve("mine").toString()}) {
            assertThat(bot(typed).text()).isEqualTo(text);
            assertThat(bot(typed).folder()).isEqualTo(folder.resolve("mine"));
            assertThat(bot(typed).name()).isEqualTo("mine");
        }
    }

    @Test
    void makefileIsRunFirst() throws IOException {
        write("mine/Makefile", "MyBot:\n\tprintf '#!/bin/sh\\n' > MyBot\n\tchmod +x MyBot\n");

        assertThat(bot("mine").text()).isEqualTo("./MyBot");
    }

    @Test
    void failedBuildIsShown() throws IOException {
        write("mine/Makefile", "MyBot:\n\techo 'error: expected ;' && false\n");

        assertThatThrownBy(() -> bot("mine")).isInstanceOf(BadInput.class).hasMessageContaining("error: expected ;");
    }

    @ParameterizedTest
    @CsvSource({
        "python4 MyBot.py, no program 'python4' on the PATH",
        "./none.sh, no such file",
        "none.jar, no such jar",
        "plain.sh --fast, Unknown",
        "./plain.sh --fast, is not executable. Run chmod +x",
        "empty, no bot in folder",
        "gredy, Unknown bot 'gredy'. Did you mean 'greedy'?"
    })
    void programThatCannotStartIsRefusedWithAdvice(String typed, String message) throws IOException {
        write("plain.sh", "#!/bin/sh\n");
        Files.createDirectories(folder.resolve("empty"));
        String expected = typed.startsWith("plain.sh") ? "no program 'plain.sh' on the PATH" : message;

        assertThatThrownBy(() -> bot(typed)).isInstanceOf(BadInput.class).hasMessageContaining(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"exit 3", "while read x; do echo; done", "FAST=1 sh -c true", "(cat; true)", "yes '' | head"})
    void shellSyntaxIsLeftToTheShell(String typed) {
        assertThat(bot(typed).kind()).isEqualTo(BotKind.COMMAND);
    }

    @Test
    void botConsistsOfAllFilesItNames() throws IOException {
        write("a/run.sh", "cd a && exec ./solver data/weights.txt\n");
        write("a/solver", "\0binary");
        write("a/data/weights.txt", "1 2 3");
        write("a/notes.txt", "not mine");
        Files.setPosixFilePermissions(
                folder.resolve("a/run.sh"), java.nio.file.attribute.PosixFilePermissions.fromString("rwxr-xr-x"));

        assertThat(BotFiles.of(bot("./a/run.sh")).stream().map(Path::toString))
                .containsExactly("a/data/weights.txt", "a/run.sh", "a/solver");
        assertThat(BotFiles.of(bot("a")).stream().map(Path::toString))
                .as("a folder with all its files")
                .containsExactly("data/weights.txt", "notes.txt", "run.sh", "solver");

        Files.createSymbolicLink(folder.resolve("b"), folder.resolve("a"));
        assertThat(BotFiles.of(bot("b"))).as("a link to the folder").isEqualTo(BotFiles.of(bot("a")));
    }

    @Test
    void importedModulesAreFound() throws IOException {
        write("bot.py", "import helper\nfrom lib.search import beam\n");
        write("helper.py", "import numpy\n");
        write("lib/search.py", "");

        assertThat(BotFiles.of(bot("python3 bot.py")).stream().map(Path::toString))
                .containsExactly("bot.py", "helper.py", "lib/search.py");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "const n = parseInt(readline());                                   | true",
                "const a: string[] = readline().split(' ');                        | true",
                "const readline = () => lines.shift(); readline();                 | false",
                "declare function readline(): string; readline();                  | true",
                "function readline() { return ''; } readline();                    | false",
                "import * as readline from 'node:readline'; readline();            | false",
                "const { readline } = require('./cg'); readline();                 | false",
                "reader.readline();                                                | false",
                "console.log('hi');                                                | false"
            })
    void scriptThatCallsAnUndefinedReadlineGetsIt(String script, boolean given) throws IOException {
        write("bot.ts", script);

        assertThat(bot("node bot.ts").shellCommand().get(2).contains("--import=data:"))
                .isEqualTo(given);
    }

    @Test
    void tunedBotHasParametersForSomeScenarios() {
        List<BotSpec.Variant> sets = List.of(
                new BotSpec.Variant(Map.of("size", "32", "seats", "2"), "greedy?power=1.1"),
                new BotSpec.Variant(Map.of("size", "64"), "greedy?power=1.3"));
        TunedBotFile.write(folder.resolve("tuned.json"), GAME, sets, Map.of("verdict", "better"));

        BotSpec bot = BotSpec.of("greedy@tuned.json", GAME, folder);

        assertThat(bot.kind()).isEqualTo(BotSpec.BotKind.BUILT_IN);
        assertThat(bot.name()).isEqualTo("greedy@tuned.json");
        assertThat(bot.at(Scenario.parse("halite size=64"), GAME.info(), 4).text())
                .isEqualTo("greedy?power=1.3");
        assertThat(bot.at(Scenario.parse("halite size=32"), GAME.info(), 2).text())
                .isEqualTo("greedy?power=1.1");
        assertThat(bot.at(Scenario.parse("halite size=48"), GAME.info(), 4).text())
                .as("the first set if none fits")
                .isEqualTo("greedy?power=1.1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "no JSON; is not a tuned bot: not JSON",
                "[]; is not a tuned bot",
                "{\"what\":\"regatta tuned bot\",\"format\":2}; has format 2",
                "{\"what\":\"regatta tuned bot\",\"format\":1,\"game\":\"go\"}; is a bot for go, not of halite.",
                "{\"what\":\"regatta tuned bot\",\"format\":1,\"game\":\"halite\"}; has no parameter sets.",
                "{\"what\":\"regatta tuned bot\",\"format\":1,\"game\":\"halite\",\"sets\":[{\"bot\":\"human\"}]}; 'human' is not greedy with its parameters",
                "{\"what\":\"regatta tuned bot\",\"format\":1,\"game\":\"halite\",\"sets\":[{\"bot\":\"greedy?x=1\"}]}; Unknown parameter"
            })
    void fileThatIsNotATunedBotIsRefused(String content, String message) throws IOException {
        Files.writeString(folder.resolve("greedy@bad.json"), content);
        assertThatThrownBy(() -> BotSpec.of("greedy@bad.json", GAME, folder))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy@at@home/x.json", "at@home/greedy@x.json"})
    void tunedBuiltInIsNamedBeforeTheFile(String text) throws IOException {
        Files.createDirectories(folder.resolve("at@home"));
        List<BotSpec.Variant> sets = List.of(new BotSpec.Variant(Map.of(), "greedy?power=1.2"));
        TunedBotFile.write(folder.resolve(text.substring(text.indexOf("at@home"))), GAME, sets, Map.of());

        assertThat(BotSpec.of(text, GAME, folder).text()).isEqualTo("greedy?power=1.2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sh -c 'touch PWNED'",
                "./evil.sh",
                "evil",
                "evil.jar",
                "old.regatta#0",
                "hungarian",
                "greedy@other.json",
                "fast=greedy",
                "greedy; touch PWNED",
                "greedy ?power=1",
                "greedy?power=1;touch PWNED",
                ""
            })
    void tunedFileOfABuiltInHoldsOnlyItsParameters(String text) throws IOException {
        Files.createDirectories(folder.resolve("evil"));
        write("evil/run.sh", "touch PWNED");
        write("evil.sh", "touch PWNED");
        assertThat(folder.resolve("evil.sh").toFile().setExecutable(true)).isTrue();
        Files.writeString(folder.resolve("evil.jar"), "");
        List<BotSpec.Variant> greedy = List.of(new BotSpec.Variant(Map.of(), "greedy"));
        TunedBotFile.write(folder.resolve("other.json"), GAME, greedy, Map.of());
        for (List<BotSpec.Variant> sets : List.of(
                List.of(new BotSpec.Variant(Map.of(), text)),
                List.of(new BotSpec.Variant(Map.of(), "greedy"), new BotSpec.Variant(Map.of("size", "32"), text)))) {
            TunedBotFile.write(folder.resolve("x.json"), GAME, sets, Map.of());

            assertThatThrownBy(() -> BotSpec.of("greedy@x.json", GAME, folder))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("x.json");
        }
    }

    @Test
    void tunedFileOfAProgramIsRefusedWithAdvice() {
        List<BotSpec.Variant> sets = List.of(new BotSpec.Variant(Map.of(), "sh -c 'touch PWNED'"));
        TunedBotFile.write(folder.resolve("bot.py@tuned.json"), GAME, sets, Map.of());

        assertThatThrownBy(() -> BotSpec.of("bot.py@tuned.json", GAME, folder))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("only built-ins have tuned parameter files. For a program, use its command line");
    }
}
