package regatta.host.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a bot owns follows from its command, and so does what it must not see. */
class GroundsTest {

    @TempDir
    Path folder;

    @BeforeEach
    void fill() throws Exception {
        for (String file :
                List.of("a/bot.py", "a/data.bin", "b/bot.py", "one.py", "two.py", "old.regatta", "my.league")) {
            Files.createDirectories(folder.resolve(file).getParent());
            Files.writeString(folder.resolve(file), "x");
        }
    }

    private Grounds grounds(String command, String... others) {
        List<Grounds> theirs = List.of(others).stream()
                .map(other -> Grounds.of(Grounds.words(other), folder))
                .toList();
        return Grounds.of(Grounds.words(command), folder, theirs, List.of(), List.of());
    }

    @Test
    void theFolderOfTheFirstFileNamedIsItsOwn() {
        assertThat(grounds("python3 a/bot.py").own()).containsExactly(folder.resolve("a"));
        assertThat(grounds("python3 one.py").own()).containsExactly(folder);
        assertThat(grounds("cd a && python3 bot.py").own()).containsExactly(folder.resolve("a"));
        assertThat(grounds("python3 " + folder.resolve("a/bot.py")).own()).containsExactly(folder.resolve("a"));
        assertThat(grounds("python3 -m one").own()).containsExactly(folder);
        assertThat(grounds("python3 a/bot.py --weights=b/bot.py").own())
                .containsExactly(folder.resolve("a"), folder.resolve("b/bot.py"));
    }

    @Test
    void whatTheOtherSeatsOwnIsHidden() {
        assertThat(grounds("python3 a/bot.py", "python3 b/bot.py").hidden()).containsExactly(folder.resolve("b"));
        assertThat(grounds("python3 a/bot.py", "python3 a/bot.py").hidden()).isEmpty();
        assertThat(grounds("python3 one.py", "python3 two.py").hidden()).contains(folder.resolve("two.py"));
        assertThat(grounds("python3 one.py", "python3 a/bot.py").hidden()).contains(folder.resolve("a"));
    }

    @Test
    void aDeviceThatAnotherSeatNamesIsNotHidden() {
        Grounds grounds = grounds("python3 a/bot.py", "python3 b/bot.py 2> /dev/null");

        assertThat(grounds.hidden()).containsExactly(folder.resolve("b"));
    }

    @Test
    void recordsAndLeaguesInItsFolderAreHidden() {
        assertThat(grounds("python3 one.py").hidden())
                .containsExactlyInAnyOrder(folder.resolve("old.regatta"), folder.resolve("my.league"));
    }

    @Test
    void aJarAmongJarsIsAlone() throws Exception {
        Files.writeString(folder.resolve("mine.jar"), "x");
        assertThat(grounds("java -jar mine.jar").own()).containsExactly(folder);

        Files.writeString(folder.resolve("yours.jar"), "x");
        assertThat(grounds("java -jar mine.jar").own()).containsExactly(folder.resolve("mine.jar"));
    }

    @Test
    void aFolderThatPeopleShareIsNobodysOwn() {
        Path home = Path.of(System.getProperty("user.home"));
        assertThat(Grounds.isCommon(home)).isTrue();
        assertThat(Grounds.isCommon(Objects.requireNonNull(home.getParent()))).isTrue();
        assertThat(Grounds.isCommon(Path.of("/tmp"))).isTrue();
        assertThat(Grounds.isCommon(Path.of("/opt"))).isTrue();
        assertThat(Grounds.isCommon(Path.of("/home/somebody"))).isTrue();
        assertThat(Grounds.isCommon(folder)).isFalse();
    }

    private Path program(String name, String text) throws Exception {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    @Test
    void anInterpreterIsFollowedThroughLinksToItsHome() throws Exception {
        program("versions/17/bin/java", "x");
        Files.createSymbolicLink(folder.resolve("versions/current"), folder.resolve("versions/17"));

        Toolchain tools = new Toolchain();
        tools.addFromPath(folder.resolve("versions/current/bin/java"));

        assertThat(tools.needed()).containsExactly(folder.resolve("versions/current"), folder.resolve("versions/17"));
        assertThat(tools.bins()).contains(folder.resolve("versions/17/bin"));
    }

    private Toolchain tools(String... searchPath) {
        return new Toolchain(List.of(searchPath).stream().map(folder::resolve).toList());
    }

    @Test
    void aShimOnThePathLeadsToTheProgramBehindIt() throws Exception {
        Path python = program(".pyenv/versions/3.11/bin/python3", "x");
        Path shim = program(".pyenv/shims/python3", "#!/bin/sh\n");
        program(".pyenv/bin/pyenv", "#!/bin/sh\ntest \"$1 $2\" = 'which python3' && echo " + python + "\n");

        Toolchain tools = tools(".pyenv/shims");
        tools.addFromPath(shim);

        assertThat(tools.needed()).containsExactly(folder.resolve(".pyenv/versions/3.11"));
    }

    @Test
    void aShimThatIsNotOnThePathIsNotAsked() throws Exception {
        Path shim = program("evil/shims/python3", "#!/bin/sh\n");
        program("evil/bin/evil", "#!/bin/sh\ntouch " + folder.resolve("ran") + "\n");

        tools("elsewhere").addFromPath(shim);
        tools("elsewhere").addInterpreterOf(program("evil/shims/bot", "#!" + shim + "\n"));

        assertThat(folder.resolve("ran")).doesNotExist();
    }

    @Test
    void aScriptOfABotChoosesAnInterpreterOnThePath() throws Exception {
        program("tools/bin/python9", "x");
        program("tools/bin/secret", "x");

        for (String line : List.of("/usr/bin/env python9", folder.resolve("tools/bin/python9") + " -u")) {
            Toolchain tools = tools("tools/bin");
            tools.addInterpreterOf(program("a/run", "#!" + line + "\n"));
            assertThat(tools.needed()).as(line).containsExactly(folder.resolve("tools"));
        }
    }

    @Test
    void aScriptOfABotChoosesNothingElse() throws Exception {
        program("tools/bin/secret", "x");
        program("elsewhere/bin/python9", "x");
        Files.writeString(folder.resolve("key"), "x");

        for (String line : List.of(
                "/usr/bin/env secret",
                folder.resolve("tools/bin/secret").toString(),
                folder.resolve("elsewhere/bin/python9").toString(),
                folder.resolve("key").toString())) {
            Toolchain tools = tools("tools/bin");
            tools.addInterpreterOf(program("a/run", "#!" + line + "\n"));
            assertThat(tools.needed()).as(line).isEmpty();
        }
    }

    @Test
    void aLinkInABotsFolderIsNotFollowedOutOfIt() throws Exception {
        Files.writeString(folder.resolve("key"), "x");
        Files.createSymbolicLink(folder.resolve("a/link.py"), folder.resolve("key"));

        assertThat(grounds("python3 a/link.py").own()).containsExactly(folder.resolve("a"));
        assertThat(grounds("python3 a/bot.py a/link.py").own()).containsExactly(folder.resolve("a"));
    }

    @Test
    void aFolderGivenByALinkIsWhatTheLinkLeadsTo() throws Exception {
        Files.createSymbolicLink(folder.resolve("current"), folder.resolve("a"));

        assertThat(grounds("python3 current/bot.py").own())
                .containsExactly(folder.resolve("current"), folder.resolve("a"));
    }

    @Test
    void theInterpreterOfAVirtualEnvironmentIsNotTheBot() throws Exception {
        program("venv/bin/python3", "x");

        Grounds grounds = grounds("venv/bin/python3 a/bot.py");

        assertThat(grounds.own()).containsExactly(folder.resolve("a"));
        assertThat(grounds.tools().needed()).containsExactly(folder.resolve("venv"));
    }

    @Test
    void aSecretStaysHiddenThoughTheBotOwnsItsFolder() throws Exception {
        Path records = Files.createDirectory(folder.resolve("a/records"));
        Files.createSymbolicLink(folder.resolve("latest"), records);

        Grounds inside = Grounds.of(
                List.of("python3", "a/bot.py"), folder, List.of(), List.of(), List.of(folder.resolve("latest")));
        Grounds around = Grounds.of(List.of("python3", "a/bot.py"), folder, List.of(), List.of(), List.of(folder));

        assertThat(inside.hidden()).containsExactly(records);
        assertThat(around.covered())
                .containsExactly(new Grounds.Layer(folder, false), new Grounds.Layer(folder.resolve("a"), true));
    }
}
