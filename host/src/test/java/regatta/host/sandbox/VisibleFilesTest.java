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

/** Tests which files a bot owns and which are hidden from it. */
class VisibleFilesTest {

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

    private VisibleFiles files(String command, String... others) {
        List<VisibleFiles> theirs = List.of(others).stream()
                .map(other -> VisibleFiles.of(VisibleFiles.words(other), folder))
                .toList();
        return VisibleFiles.of(VisibleFiles.words(command), folder, theirs, List.of(), List.of());
    }

    @Test
    void botOwnsTheFolderOfTheFirstNamedFile() {
        assertThat(files("python3 a/bot.py").own()).containsExactly(folder.resolve("a"));
        assertThat(files("python3 one.py").own()).containsExactly(folder);
        assertThat(files("cd a && python3 bot.py").own()).containsExactly(folder.resolve("a"));
        assertThat(files("python3 " + folder.resolve("a/bot.py")).own()).containsExactly(folder.resolve("a"));
        assertThat(files("python3 -m one").own()).containsExactly(folder);
        assertThat(files("python3 a/bot.py --weights=b/bot.py").own())
                .containsExactly(folder.resolve("a"), folder.resolve("b/bot.py"));
    }

    @Test
    void filesOfOtherSeatsAreHidden() {
        assertThat(files("python3 a/bot.py", "python3 b/bot.py").hidden()).containsExactly(folder.resolve("b"));
        assertThat(files("python3 a/bot.py", "python3 a/bot.py").hidden()).isEmpty();
        assertThat(files("python3 one.py", "python3 two.py").hidden()).contains(folder.resolve("two.py"));
        assertThat(files("python3 one.py", "python3 a/bot.py").hidden()).contains(folder.resolve("a"));
    }

    @Test
    void deviceNamedByAnotherSeatIsNotHidden() {
        VisibleFiles files = files("python3 a/bot.py", "python3 b/bot.py 2> /dev/null");

        assertThat(files.hidden()).containsExactly(folder.resolve("b"));
    }

    @Test
    void recordsAndLeaguesInTheFolderAreHidden() {
        assertThat(files("python3 one.py").hidden())
                .containsExactlyInAnyOrder(folder.resolve("old.regatta"), folder.resolve("my.league"));
    }

    @Test
    void jarAmongOtherJarsIsOwnedAlone() throws Exception {
        Files.writeString(folder.resolve("mine.jar"), "x");
        assertThat(files("java -jar mine.jar").own()).containsExactly(folder);

        Files.writeString(folder.resolve("yours.jar"), "x");
        assertThat(files("java -jar mine.jar").own()).containsExactly(folder.resolve("mine.jar"));
    }

    @Test
    void commonFolderCannotBeOwned() {
        Path home = Path.of(System.getProperty("user.home"));
        assertThat(VisibleFiles.isCommon(home)).isTrue();
        assertThat(VisibleFiles.isCommon(Objects.requireNonNull(home.getParent())))
                .isTrue();
        assertThat(VisibleFiles.isCommon(Path.of("/tmp"))).isTrue();
        assertThat(VisibleFiles.isCommon(Path.of("/opt"))).isTrue();
        assertThat(VisibleFiles.isCommon(Path.of("/home/somebody"))).isTrue();
        assertThat(VisibleFiles.isCommon(folder)).isFalse();
    }

    private Path program(String name, String text) throws Exception {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    @Test
    void interpreterIsFollowedThroughLinksToItsHome() throws Exception {
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
    void shimOnThePathLeadsToTheProgramBehindIt() throws Exception {
        Path python = program(".pyenv/versions/3.11/bin/python3", "x");
        Path shim = program(".pyenv/shims/python3", "#!/bin/sh\n");
        program(".pyenv/bin/pyenv", "#!/bin/sh\ntest \"$1 $2\" = 'which python3' && echo " + python + "\n");

        Toolchain tools = tools(".pyenv/shims");
        tools.addFromPath(shim);

        assertThat(tools.needed()).containsExactly(folder.resolve(".pyenv/versions/3.11"));
    }

    @Test
    void shimOutsideThePathIsNotRun() throws Exception {
        Path shim = program("evil/shims/python3", "#!/bin/sh\n");
        program("evil/bin/evil", "#!/bin/sh\ntouch " + folder.resolve("ran") + "\n");

        tools("elsewhere").addFromPath(shim);
        tools("elsewhere").addInterpreterOf(program("evil/shims/bot", "#!" + shim + "\n"));

        assertThat(folder.resolve("ran")).doesNotExist();
    }

    @Test
    void botScriptMayChooseAnInterpreterOnThePath() throws Exception {
        program("tools/bin/python9", "x");
        program("tools/bin/secret", "x");

        for (String line : List.of("/usr/bin/env python9", folder.resolve("tools/bin/python9") + " -u")) {
            Toolchain tools = tools("tools/bin");
            tools.addInterpreterOf(program("a/run", "#!" + line + "\n"));
            assertThat(tools.needed()).as(line).containsExactly(folder.resolve("tools"));
        }
    }

    @Test
    void botScriptMayChooseNothingElse() throws Exception {
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
    void linkInABotFolderIsNotFollowedOutOfIt() throws Exception {
        Files.writeString(folder.resolve("key"), "x");
        Files.createSymbolicLink(folder.resolve("a/link.py"), folder.resolve("key"));

        assertThat(files("python3 a/link.py").own()).containsExactly(folder.resolve("a"));
        assertThat(files("python3 a/bot.py a/link.py").own()).containsExactly(folder.resolve("a"));
    }

    @Test
    void folderNamedByALinkIncludesItsTarget() throws Exception {
        Files.createSymbolicLink(folder.resolve("current"), folder.resolve("a"));

        assertThat(files("python3 current/bot.py").own())
                .containsExactly(folder.resolve("current"), folder.resolve("a"));
    }

    @Test
    void interpreterOfAVirtualEnvironmentIsNotTheBot() throws Exception {
        program("venv/bin/python3", "x");

        VisibleFiles files = files("venv/bin/python3 a/bot.py");

        assertThat(files.own()).containsExactly(folder.resolve("a"));
        assertThat(files.tools().needed()).containsExactly(folder.resolve("venv"));
    }

    @Test
    void secretInABotFolderStaysHidden() throws Exception {
        Path records = Files.createDirectory(folder.resolve("a/records"));
        Files.createSymbolicLink(folder.resolve("latest"), records);

        VisibleFiles inside = VisibleFiles.of(
                List.of("python3", "a/bot.py"), folder, List.of(), List.of(), List.of(folder.resolve("latest")));
        VisibleFiles around =
                VisibleFiles.of(List.of("python3", "a/bot.py"), folder, List.of(), List.of(), List.of(folder));

        assertThat(inside.hidden()).containsExactly(records);
        assertThat(around.covered())
                .containsExactly(
                        new VisibleFiles.Layer(folder, false), new VisibleFiles.Layer(folder.resolve("a"), true));
    }
}
