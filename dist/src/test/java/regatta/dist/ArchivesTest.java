package regatta.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the downloads, which {@code ./verify} builds with the profiles {@code archives} and {@code spark}. */
@Tag("slow")
class ArchivesTest {

    private static final int MAX_MEGABYTES = 70;
    private static final String NAME = "regatta-" + Shell.VERSION;
    private static final Path TARBALL = Shell.DIST.resolve(NAME + "-linux-x86_64.tar.gz");
    private static final Path PACKAGE = Shell.DIST.resolve("regatta_" + Shell.VERSION + "_amd64.deb");

    @TempDir
    Path folder;

    private Shell shell;

    @BeforeEach
    void archivesAreBuilt() {
        assumeTrue(Files.exists(TARBALL), "built with mvn -Parchives,spark on x86-64 only");
        shell = new Shell(folder, Map.of("HOME", folder.toString(), "PATH", "/usr/bin:/bin:/usr/sbin:/sbin"));
    }

    /** Returns the beginning of a command in a root file system that has libraries and tools, but no Java. */
    private List<String> inRootWithoutJava(Path home, String place) throws IOException {
        List<String> words = new ArrayList<>(List.of("bwrap", "--tmpfs", "/", "--ro-bind", "/usr/bin", "/usr/bin"));
        Path libraries = Path.of("/usr/lib/x86_64-linux-gnu");
        words.addAll(List.of("--ro-bind", libraries.toString(), libraries.toString()));
        words.addAll(List.of("--symlink", "usr/bin", "/bin", "--symlink", "usr/lib", "/lib"));
        words.addAll(List.of("--ro-bind", Path.of("/lib64").toRealPath().toString(), "/lib64"));
        words.addAll(List.of("--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--unshare-net"));
        words.addAll(List.of("--bind", home.toString(), place, "--chdir", place));
        words.addAll(List.of("--clearenv", "--setenv", "HOME", place, "--setenv", "PATH", "/usr/bin"));
        return words;
    }

    private Shell.Result runWithoutJava(String... command) throws Exception {
        Path home = Files.createDirectories(folder.resolve("user"));
        List<String> words = inRootWithoutJava(home, "/home/user");
        words.addAll(List.of("--bind", folder.resolve(NAME).toString(), "/opt/regatta"));
        words.addAll(List.of(command));
        return shell.run(words.toArray(String[]::new));
    }

    private void unpack(Path archive) throws Exception {
        shell.succeed("tar", "xzf", archive.toString());
    }

    @Test
    void downloadPlaysOnAMachineWithoutJava() throws Exception {
        unpack(TARBALL);

        assertThat(Files.size(TARBALL) >> 20).isLessThanOrEqualTo(MAX_MEGABYTES);
        assertThat(runWithoutJava("sh", "-c", "command -v java").exit())
                .as("there is no Java")
                .isNotZero();
        assertThat(runWithoutJava("/opt/regatta/bin/regatta", "play").text())
                .contains("Watch it: file:///home/user/records/");
        try (Stream<Path> records = Files.list(folder.resolve("user/records"))) {
            assertThat(records).anyMatch(file -> file.toString().endsWith(".html"));
        }
        assertThat(folder.resolve(NAME + "/lib/regatta.jsa")).isNotEmptyFile();
    }

    @Test
    void sealedStrategyPlaysWithTheJavaOfTheDownload() throws Exception {
        unpack(TARBALL);
        Path settler = Shell.DIST
                .resolve("../../games/space-settler/target/settler.jar")
                .normalize();
        String regatta = folder.resolve(NAME + "/bin/regatta").toString();

        assertThat(shell.succeed(
                        regatta, "play", "space", settler.toString(), "random", "--sandbox", "sealed", "--no-record"))
                .contains("settler.jar wins");
    }

    @Test
    void clusterNeedsTheArchiveOfSpark() throws Exception {
        unpack(TARBALL);
        String[] tourney = {
            NAME + "/bin/regatta", "tourney", "tron", "still", "random", "--scenarios", "2", "--cluster", "local[1]"
        };

        Shell.Result without = shell.run(tourney);

        assertThat(without.exit()).isEqualTo(2);
        assertThat(without.text()).contains("tar xzf " + NAME + "-spark.tar.gz");
        unpack(Shell.DIST.resolve(NAME + "-spark.tar.gz"));
        assertThat(shell.succeed(tourney)).contains("random");
    }

    @Test
    void portableArchivePlaysWithTheJavaOfTheMachine() throws Exception {
        shell.succeed(
                "python3",
                "-m",
                "zipfile",
                "-e",
                Shell.DIST.resolve(NAME + "-portable.zip").toString(),
                ".");
        Shell own = new Shell(
                folder,
                Map.of(
                        "HOME",
                        folder.toString(),
                        "PATH",
                        "/usr/bin:/bin",
                        "JAVA_HOME",
                        System.getProperty("java.home")));

        assertThat(folder.resolve(NAME + "/bin/regatta.cmd")).isNotEmptyFile();
        assertThat(own.succeed("sh", NAME + "/bin/regatta", "play", "tron", "still", "random", "--no-record"))
                .contains("turns in");
    }

    /** Performs the recipe of the image, except that packages and root file system are those of this machine. */
    @Test
    void containerRecipeMakesAnImageThatPlays() throws Exception {
        Path recipe = Path.of(System.getProperty("regatta.root"), "dist/src/main/container/Dockerfile");
        List<String> steps = Files.readAllLines(recipe);
        assertThat(steps).contains("ADD regatta-*-linux-x86_64.tar.gz /opt/", "ENTRYPOINT [\"regatta\"]");
        shell.succeed("mkdir", "opt", "bin", "work");
        shell.succeed("tar", "xzf", TARBALL.toString(), "-C", "opt");
        String run = steps.stream()
                .filter(step -> step.startsWith("RUN ln"))
                .findFirst()
                .orElseThrow()
                .substring("RUN ".length());
        List<String> words = new ArrayList<>(inRootWithoutJava(folder.resolve("work"), "/work"));
        words.addAll(List.of("--bind", folder.resolve("opt").toString(), "/opt"));
        words.addAll(List.of("--bind", folder.resolve("bin").toString(), "/usr/local/bin"));
        words.addAll(List.of("--setenv", "PATH", "/usr/local/bin:/usr/bin"));

        words.addAll(List.of("sh", "-c", run + " && cd /work && regatta play tron still random"));

        assertThat(shell.succeed(words.toArray(String[]::new)))
                .contains("Tron Battle")
                .contains("Watch it: file:///work/records/");
    }

    @Test
    void packageIsInstalledPlaysAndIsRemoved() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/dpkg")), "dpkg");
        assumeTrue("root".equals(System.getProperty("user.name")), "dpkg installs only as root");
        Path root = folder.resolve("root");
        Files.createDirectories(root.resolve("var/lib/dpkg/updates"));
        Files.createDirectories(root.resolve("var/lib/dpkg/info"));
        Files.createFile(root.resolve("var/lib/dpkg/status"));
        String dpkg = "dpkg --root=" + root + " --log=" + folder.resolve("dpkg.log") + " --force-depends ";

        shell.succeed("sh", "-c", dpkg + "-i " + PACKAGE);

        Path command = root.resolve("usr/bin/regatta");
        assertThat(shell.succeed(command.toString(), "play", "tron", "still", "random", "--no-record"))
                .contains("turns in");
        assertThat(root.resolve("usr/share/man/man1/regatta-play.1")).isNotEmptyFile();
        assertThat(shell.succeed("dpkg-deb", "--field", PACKAGE.toString(), "Depends"))
                .contains("bubblewrap");
        Files.deleteIfExists(root.resolve("usr/lib/regatta/lib/regatta.jsa"));
        shell.succeed("sh", "-c", dpkg + "-r regatta");
        assertThat(root.resolve("usr")).doesNotExist();
    }
}
