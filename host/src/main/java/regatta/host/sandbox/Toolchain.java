package regatta.host.sandbox;

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
 * The programs that run a bot and are not part of the system, such as an interpreter of pyenv, a JDK of sdkman or a
 * Node of nvm.
 *
 * <p>Programs are looked up on the user's {@code PATH} only. A program found there is followed through links, shims of
 * version managers and the first lines of scripts, and the folder above its {@code bin} counts as its home. A file that
 * a bot brings is never executed or followed; its first line may only choose an interpreter on the {@code PATH}.
 *
 * @param needed the paths that must be visible to run the programs
 * @param bins the folders of the programs, for the bot's search path
 * @param searchPath the folders of the user's {@code PATH}
 */
public record Toolchain(Set<Path> needed, Set<Path> bins, List<Path> searchPath) {

    /** The parts of the system that every sealed bot sees. */
    static final List<Path> SYSTEM = paths("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32");

    /** The programs that a script may choose in its first line. */
    private static final Set<String> INTERPRETERS =
            Set.of(("python pypy node nodejs deno bun tsx ts-node ruby perl java kotlin scala groovy lua luajit"
                            + " php julia Rscript mono dotnet runghc ocaml elixir escript racket guile sbcl tclsh sh bash"
                            + " dash zsh awk gawk")
                    .split(" "));

    private static final List<Path> SEARCH_PATH = searchPath(System.getenv().getOrDefault("PATH", ""));

    private static final Map<Path, Toolchain> KNOWN = new ConcurrentHashMap<>();

    /** The length of a chain of scripts whose interpreters are scripts. */
    private static final int MAX_CHAIN = 5;

    private static final int MAX_FIRST_LINE = 256;

    Toolchain() {
        this(SEARCH_PATH);
    }

    Toolchain(List<Path> searchPath) {
        this(new LinkedHashSet<>(), new LinkedHashSet<>(), searchPath);
    }

    private static List<Path> paths(String... names) {
        List<Path> paths = new ArrayList<>();
        for (String name : names) {
            paths.add(Path.of(name));
        }
        return List.copyOf(paths);
    }

    public static boolean isSystem(Path file) {
        for (Path folder : SYSTEM) {
            if (file.startsWith(folder)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a file has the name of an interpreter, with or without a version. */
    static boolean isInterpreter(Path file) {
        String name = file.getFileName().toString();
        int end = name.length();
        while (end > 0 && (name.charAt(end - 1) == '.' || Character.isDigit(name.charAt(end - 1)))) {
            end--;
        }
        return INTERPRETERS.contains(name.substring(0, end));
    }

    /** Returns the program that the search path of this process finds, or null. */
    public static @Nullable Path onPath(String program) {
        return onPath(program, SEARCH_PATH);
    }

    private static @Nullable Path onPath(String program, List<Path> searchPath) {
        if (program.isEmpty() || program.indexOf('/') >= 0) {
            return null;
        }
        for (Path folder : searchPath) {
            try {
                Path file = folder.resolve(program);
                if (Files.isRegularFile(file) && Files.isExecutable(file)) {
                    return file;
                }
            } catch (InvalidPathException e) {
                return null; // not a file name
            }
        }
        return null;
    }

    private static List<Path> searchPath(String variable) {
        List<Path> folders = new ArrayList<>();
        for (String folder : variable.split(":", -1)) {
            if (folder.startsWith("/")) {
                folders.add(Path.of(folder));
            }
        }
        return List.copyOf(folders);
    }

    /** Adds a program found on the user's {@code PATH}. Results are cached, because version managers are slow. */
    void addFromPath(Path program) {
        Toolchain found = KNOWN.computeIfAbsent(program, this::resolve);
        needed.addAll(found.needed);
        bins.addAll(found.bins);
    }

    /** Adds a program that the user named by its path, with its home. Nothing in it is executed or followed. */
    void addNamed(Path program) {
        addHome(program);
        if (isInterpreter(program)) {
            addHome(real(program));
        }
    }

    /** Adds the interpreter in the first line of a bot's script if it is on the user's {@code PATH}. */
    void addInterpreterOf(Path script) {
        String line = interpreter(script);
        Path named = line.startsWith("/") ? Path.of(line) : null;
        Path program = named == null ? onPath(line, searchPath) : searchPath.contains(named.getParent()) ? named : null;
        if (program != null && isInterpreter(program) && Files.isExecutable(program)) {
            addFromPath(program);
        }
    }

    private Toolchain resolve(Path program) {
        Toolchain found = new Toolchain(searchPath);
        found.follow(program, MAX_CHAIN);
        return found;
    }

    private void follow(Path program, int chain) {
        if (chain == 0 || !Files.isRegularFile(program)) {
            return;
        }
        Path meant = behindShim(program);
        Path real = real(meant);
        addHome(meant);
        addHome(real);
        String interpreter = interpreter(real);
        Path next = interpreter.startsWith("/") ? Path.of(interpreter) : onPath(interpreter, searchPath);
        if (next != null) {
            follow(next, chain - 1);
        }
    }

    /** Adds the folder above {@code bin}, but never a whole home folder or a hidden folder in it. */
    private void addHome(Path program) {
        if (isSystem(program)) {
            return;
        }
        Path bin = program.getParent();
        Path home = bin == null ? null : bin.getParent();
        boolean inBin = bin != null && bin.endsWith("bin");
        if (home == null || !inBin || VisibleFiles.isCommon(home)) {
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
        return VisibleFiles.home().equals(folder.getParent())
                && folder.getFileName().toString().startsWith(".");
    }

    /**
     * Returns the program behind a shim on the user's {@code PATH}: for {@code ~/.pyenv/shims/python3}, the output of
     * {@code ~/.pyenv/bin/pyenv which python3}. The version manager runs in the root folder, so that no file of a bot
     * can influence it.
     */
    private Path behindShim(Path program) {
        Path shims = program.getParent();
        Path root = shims == null || !shims.endsWith("shims") ? null : shims.getParent();
        if (root == null || root.getFileName() == null || !searchPath.contains(shims)) {
            return program;
        }
        String name = root.getFileName().toString();
        Path manager = root.resolve("bin").resolve(name.startsWith(".") ? name.substring(1) : name);
        String answer = Files.isExecutable(manager)
                ? output(List.of(
                        manager.toString(), "which", program.getFileName().toString()))
                : "";
        return answer.startsWith("/") && Files.isRegularFile(Path.of(answer)) ? Path.of(answer) : program;
    }

    private static String output(List<String> command) {
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

    /** Returns the program named in the first line of a script, or an empty text if the file is not a script. */
    public static String interpreter(Path script) {
        if (!Files.isRegularFile(script)) {
            return "";
        }
        String line;
        try (InputStream in = Files.newInputStream(script)) {
            line = new String(in.readNBytes(MAX_FIRST_LINE), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
        if (!line.startsWith("#!") || line.indexOf('\0') >= 0) {
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

    /** Returns whether a path is an existing file, folder or link. */
    static boolean exists(Path path) {
        return Files.exists(path) || Files.exists(path, LinkOption.NOFOLLOW_LINKS);
    }
}
