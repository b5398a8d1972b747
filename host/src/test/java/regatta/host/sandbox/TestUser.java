package regatta.host.sandbox;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import regatta.host.spi.JarRunner;

/** Runs test programs in a separate Java process, as root or as an ordinary user without control groups. */
public final class TestUser {

    /** A user id of this test run, because process limits count all processes of a user. */
    private static final int ORDINARY_USER =
            30_000 + (int) (ProcessHandle.current().pid() % 30_000);

    private final Path folder;
    private final String classPath;

    /** Copies the class path into a folder, because an ordinary user may not be able to read the original. */
    public TestUser(Path folder) throws IOException {
        this.folder = folder;
        classPath = copied(folder.resolve("classes"));
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** Returns the users to test: root and an ordinary one, or the current user. */
    public static List<String> users() {
        return Machine.here().root() ? List.of("root", "ordinary") : List.of("ordinary");
    }

    public Path home(String user, String name) throws IOException {
        Path home = Files.createDirectories(folder.resolve(user + "-" + name));
        if (isOther(user)) {
            giveToOrdinary(home);
        }
        return home;
    }

    void giveToOrdinary(Path path) throws IOException {
        Files.setAttribute(path, "unix:uid", ORDINARY_USER);
        Files.setAttribute(path, "unix:gid", ORDINARY_USER);
    }

    private static boolean isOther(String user) {
        return user.equals("ordinary") && Machine.here().root();
    }

    /** Returns a builder that starts a program as a user, with its home folder below {@code base}. */
    public ProcessBuilder run(String user, Path base, Class<?> program, String... arguments) {
        List<String> words = new ArrayList<>();
        if (isOther(user)) {
            words.addAll(List.of(
                    "setpriv",
                    "--reuid=" + ORDINARY_USER,
                    "--regid=" + ORDINARY_USER,
                    "--clear-groups",
                    "--no-new-privs"));
        }
        words.addAll(List.of(JarRunner.java(), "-ea", "-Xmx256m", "-Duser.home=" + base.resolve("home")));
        words.addAll(List.of("-cp", classPath, program.getName()));
        words.addAll(List.of(arguments));
        return new ProcessBuilder(words).directory(base.toFile()).redirectError(ProcessBuilder.Redirect.INHERIT);
    }

    private static String copied(Path to) throws IOException {
        Files.createDirectories(to);
        List<String> parts = new ArrayList<>();
        for (String part : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path source = Path.of(part);
            Path copy = to.resolve(parts.size() + "-" + source.getFileName());
            if (Files.exists(source)) {
                copy(source, copy);
            }
            parts.add(copy.toString());
        }
        return String.join(File.pathSeparator, parts);
    }

    private static void copy(Path source, Path copy) throws IOException {
        try (Stream<Path> files = Files.walk(source)) {
            for (Path file : files.toList()) {
                Path to = copy.resolve(source.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(to);
                } else {
                    Files.copy(file, to, StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }
    }
}
