package regatta.host.bot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.host.io.MachineFault;
import regatta.host.process.BotProcess;
import regatta.host.sandbox.HiddenPaths;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.PrivateFolder;
import regatta.host.sandbox.Sandbox;
import regatta.host.sandbox.VisibleFiles;

/**
 * Runs the Makefiles of bots, each once. A Makefile can run any program, so it runs in the bot's sandbox, without
 * network, in a private copy of the folder. If the user trusts the bot, it runs as the user in the folder itself.
 */
public final class BotBuilds {

    private static final int MAX_MINUTES = 10;

    /** The limits of builds, which need more than bots. */
    private static final Limits LIMITS = new Limits(4096, 512, 1024, 1800);

    /** The programs that Makefiles use. A sealed build sees those that are not part of the system. */
    private static final List<String> TOOLS = List.of(
            "make", "cmake", "cc", "gcc", "g++", "clang", "clang++", "cargo", "rustc", "go", "javac", "jar", "kotlinc",
            "scalac", "ghc", "ocamlc", "dotnet", "mcs", "node", "npm", "tsc", "python3");

    private static final BotBuilds DEFAULT = in(Sandbox.Level.LIMITS);

    private final Sandbox.@Nullable Level level;
    private final Map<Path, Path> built = new ConcurrentHashMap<>();

    private BotBuilds(Sandbox.@Nullable Level level) {
        this.level = level;
    }

    /** Returns builds that run in the sandbox of a level. */
    public static BotBuilds in(Sandbox.Level level) {
        return new BotBuilds(level);
    }

    /** Returns builds that run as the user in the folders of the bots. */
    public static BotBuilds trusted() {
        return new BotBuilds(null);
    }

    static BotBuilds defaults() {
        return DEFAULT;
    }

    /**
     * Builds the bot in a folder.
     *
     * @return the folder with the result: a copy, or the same folder if it was up to date or the build is trusted
     * @throws BadInput if the build fails
     */
    Path build(Path folder) {
        return built.computeIfAbsent(folder, this::make);
    }

    private Path make(Path folder) {
        try {
            if (level == null) {
                check(finish(BotProcess.startWithoutSandbox(shell("make -s"), folder)), folder, "");
                return folder;
            }
            if (run(level, "make -q", folder, Path.of("/nonexistent")).isEmpty()) {
                return folder;
            }
            Sandbox sandbox = Sandbox.of(level, LIMITS).forBuild(folder);
            Path copy = PrivateFolder.copy(folder.toRealPath(), sandbox.user());
            check(
                    run(level, "make -s", copy, copy),
                    folder,
                    " The build ran in a copy of the folder, in a sandbox without network. If you trust this bot,"
                            + " build it yourself, or use --trust-build to run its Makefile as your user.");
            return copy;
        } catch (IOException e) {
            throw new MachineFault("Cannot run 'make' in " + folder + ": " + MachineFault.reason(e), e);
        }
    }

    private static void check(String problem, Path folder, String advice) {
        if (!problem.isEmpty()) {
            throw new BadInput("'make' in " + folder + " " + problem + "." + advice);
        }
    }

    /** Runs a command in a sandbox that can write one folder. Returns the problem, or an empty text. */
    private static String run(Sandbox.Level level, String command, Path folder, Path writable) throws IOException {
        Sandbox sandbox = Sandbox.of(level, LIMITS).forBuild(writable);
        VisibleFiles files = VisibleFiles.of(TOOLS, folder, List.of(), HiddenPaths.rivals(), HiddenPaths.secrets());
        return finish(BotProcess.start(shell(command), files, sandbox));
    }

    /** Returns a shell command whose output goes to standard error, of which the last lines are kept. */
    private static List<String> shell(String command) {
        return List.of("/bin/sh", "-c", "exec " + command + " >&2");
    }

    private static String finish(BotProcess process) {
        try {
            process.input().close();
            boolean ended = process.awaitEnd(MAX_MINUTES * 60);
            if (ended && process.ending().equals("ended with code 0")) {
                return "";
            }
            process.stderr().finish();
            return (ended ? "failed: " : "took longer than " + MAX_MINUTES + " minutes: ")
                    + String.join(" | ", process.stderr().lastLines());
        } catch (IOException e) {
            return "failed: " + e.getMessage();
        } finally {
            process.close();
        }
    }
}
