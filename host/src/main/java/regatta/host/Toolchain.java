package regatta.host;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * What the programs of a command need that is not part of the system: an interpreter of pyenv, a JDK of sdkman, a Node of
 * nvm. A program is followed through links, through the stand-ins of version managers and through the first line of a
 * script, and where it ends the folder above its {@code bin} is taken for its home.
 *
 * @param needed what must be there to run it
 * @param bins where its programs are, for the search path
 */
record Toolchain(Set<Path> needed, Set<Path> bins) {

    /** What every sealed bot sees of the system. */
    static final List<Path> SYSTEM = paths("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32");

    private static final Map<Path, Toolchain> KNOWN = new ConcurrentHashMap<>();

    /** A script may name an interpreter that is a script, and so on; but not for ever. */
    private static final int LONGEST_CHAIN = 5;

    private static final int LONGEST_FIRST_LINE = 256;

    Toolchain() {
        this(new LinkedHashSet<>(), new LinkedHashSet<>());
    }

    private static List<Path> paths(String... names) {
        List<Path> paths = new ArrayList<>();
        for (String name : names) {
            paths.add(Path.of(name));
        }
        return List.copyOf(paths);
    }

    static boolean isSystem(Path file) {
        return SYSTEM.stream().anyMatch(file::startsWith);
    }

    /** Returns the program that the search path of this process finds, or null. */
    static @Nullable Path onPath(String program) {
        if (program.isEmpty() || program.indexOf('/') >= 0) {
            return null;
        }
        for (String folder : System.getenv().getOrDefault("PATH", "").split(":", -1)) {
            try {
                Path file = Path.of(folder, program);
                if (folder.startsWith("/") && Files.isRegularFile(file) && Files.isExecutable(file)) {
                    return file;
                }
            } catch (InvalidPathException e) {
                return null; // No program has such a name.
            }
        }
        return null;
    }

    /** Adds what a program needs. Version managers take their time, so each program is followed once. */
    void add(Path program) {
        Toolchain found = KNOWN.computeIfAbsent(program, Toolchain::of);
        needed.addAll(found.needed);
        bins.addAll(found.bins);
    }

    private static Toolchain of(Path program) {
        Toolchain found = new Toolchain();
        found.follow(program, LONGEST_CHAIN);
        return found;
    }

    private void follow(Path program, int chain) {
        if (chain == 0 || !Files.isRegularFile(program)) {
            return;
        }
        Path meant = behindShim(program);
        Path real = real(meant);
        for (Path file : new LinkedHashSet<>(List.of(meant, real))) {
            if (!isSystem(file)) {
                addHome(file);
            }
        }
        String interpreter = interpreter(real);
        Path next = interpreter.startsWith("/") ? Path.of(interpreter) : onPath(interpreter);
        if (next != null) {
            follow(next, chain - 1);
        }
    }

    /** Adds the folder above {@code bin}; but never a whole home folder, nor what a person keeps hidden in it. */
    private void addHome(Path program) {
        Path bin = program.getParent();
        Path home = bin == null ? null : bin.getParent();
        boolean inBin = bin != null && bin.endsWith("bin");
        if (home == null || !inBin || Grounds.isCommon(home)) {
            needed.add(program);
        } else if (isHiddenInHome(home)) {
            needed.add(program);
            for (String part : List.of("lib", "lib64")) {
                if (Files.isDirectory(home.resolve(part))) {
                    needed.add(home.resolve(part));
                }
            }
        } else {
            needed.add(home);
        }
        if (inBin) {
            bins.add(bin);
        }
    }

    private static boolean isHiddenInHome(Path folder) {
        return Grounds.home().equals(folder.getParent())
                && folder.getFileName().toString().startsWith(".");
    }

    /**
     * Returns what a stand-in stands for: {@code ~/.pyenv/shims/python3} asks {@code ~/.pyenv/bin/pyenv which python3}. It
     * is asked in the root folder, so that no file a bot brings along has a say.
     */
    private static Path behindShim(Path program) {
        Path shims = program.getParent();
        Path root = shims == null || !shims.endsWith("shims") ? null : shims.getParent();
        if (root == null || root.getFileName() == null) {
            return program;
        }
        String name = root.getFileName().toString();
        Path manager = root.resolve("bin").resolve(name.startsWith(".") ? name.substring(1) : name);
        String answer = Files.isExecutable(manager)
                ? said(List.of(
                        manager.toString(), "which", program.getFileName().toString()))
                : "";
        return answer.startsWith("/") && Files.isRegularFile(Path.of(answer)) ? Path.of(answer) : program;
    }

    private static String said(List<String> command) {
        try {
            Process process = new ProcessBuilder(command)
                    .directory(Path.of("/").toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readNBytes(4096), StandardCharsets.UTF_8).strip();
            return process.waitFor(5, TimeUnit.SECONDS) && process.exitValue() == 0 ? output : "";
        } catch (IOException e) {
            return "";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    static Path real(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException e) {
            return file;
        }
    }

    /** Returns the program that the first line of a script names, or nothing if it is no script. */
    static String interpreter(Path script) {
        String line;
        try (InputStream in = Files.newInputStream(script)) {
            line = new String(in.readNBytes(LONGEST_FIRST_LINE), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
        if (!line.startsWith("#!")) {
            return "";
        }
        String[] words =
                line.substring(2).lines().findFirst().orElse("").strip().split("\\s+");
        if (!words[0].endsWith("/env")) {
            return words[0];
        }
        for (int i = 1; i < words.length; i++) {
            if (!words[i].startsWith("-") && words[i].indexOf('=') < 0) {
                return words[i];
            }
        }
        return "";
    }

    /** Returns whether a path can be shown to a bot: a file or a folder that exists. */
    static boolean exists(Path path) {
        return Files.exists(path) || Files.exists(path, LinkOption.NOFOLLOW_LINKS);
    }
}
