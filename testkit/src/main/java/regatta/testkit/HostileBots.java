package regatta.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Hostile bots for tests: Python programs that play Halite until they misbehave. */
public final class HostileBots {

    /** The end of the command line of hidden processes, after the name of their file. */
    private static final String SLEEP = ".py 600";

    private static final List<String> FILES = List.of(
            "halite",
            "answers_twice",
            "answers_unasked",
            "attack",
            "binary_garbage",
            "brings_a_version_manager",
            "calls_the_kernel",
            "closes_stdout",
            "connects",
            "daemonises",
            "deaf_to_the_end",
            "eats_memory",
            "endless_line",
            "exits_at_init",
            "exits_mid_game",
            "fills_memory_with_empty_files",
            "fills_memory_with_files",
            "fork_bomb",
            "half_line",
            "half_line_and_exit",
            "hides_and_stays",
            "huge_numbers",
            "ignores_sigterm",
            "invalid_orders",
            "is_root",
            "late_always",
            "late_once",
            "leaves_its_control_group",
            "leaves_shared_memory",
            "leaves_the_pipe_open",
            "makes_namespaces",
            "maps_shared_memory",
            "names_a_key",
            "names_the_other_seat",
            "names_the_record",
            "opens_sockets",
            "quiet",
            "raises_its_limits",
            "reads_environment",
            "reads_files",
            "reads_home",
            "reads_keys",
            "reads_nothing",
            "reads_other_seat",
            "reads_record",
            "reads_store",
            "rewrites_an_entrant",
            "says_no_text",
            "signals_parent",
            "signals_the_arena",
            "stays",
            "stderr_flood",
            "stdout_flood",
            "unmounts_the_cover",
            "talks_after_the_end",
            "thinks_twice",
            "types_into_the_terminal",
            "writes_files",
            "writes_files_elsewhere",
            "writes_kernel_settings",
            "writes_outside");

    private HostileBots() {}

    public static void unpack(Path folder) throws IOException {
        for (String name : FILES) {
            try (InputStream in = HostileBots.class.getResourceAsStream("hostile/" + name + ".py")) {
                if (in == null) {
                    throw new IllegalStateException("no resource hostile/" + name + ".py");
                }
                Files.write(folder.resolve(name + ".py"), in.readAllBytes());
            }
        }
    }

    /** Returns the command that starts a bot in this folder. */
    public static String command(String name) {
        return "/usr/bin/python3 " + name + ".py";
    }

    /**
     * Returns the remaining processes of bots in {@code folder}: those with the marker in their environment that run in
     * the folder, and those that can only be recognised by the name of their file.
     */
    public static List<String> survivors(Path folder) throws IOException {
        String place = folder.toRealPath().toString();
        List<String> survivors = new ArrayList<>();
        try (Stream<Path> processes = Files.list(Path.of("/proc"))) {
            for (Path process : processes
                    .filter(path -> path.getFileName().toString().matches("\\d+"))
                    .toList()) {
                String command =
                        read(process.resolve("cmdline")).replace('\0', ' ').strip();
                boolean marked = read(process.resolve("environ")).contains("REGATTA_BOT=");
                if (marked && worksIn(process, place) || command.startsWith(place) && command.endsWith(SLEEP)) {
                    survivors.add(process.getFileName() + " " + command);
                }
            }
        }
        return survivors;
    }

    /** Returns whether a survivor can only be recognised by the name of its file. */
    public static boolean hides(String survivor) {
        return survivor.endsWith(SLEEP);
    }

    private static boolean worksIn(Path process, String place) {
        try {
            return Files.readSymbolicLink(process.resolve("cwd")).toString().startsWith(place);
        } catch (IOException e) {
            return false; // the process has ended
        }
    }

    private static String read(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return ""; // the process has ended
        }
    }
}
