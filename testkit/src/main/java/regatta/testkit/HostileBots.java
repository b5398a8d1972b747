package regatta.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Bots that do what bots must not do: real programs, in Python, that play Halite until they misbehave. */
public final class HostileBots {

    /** What those sleep that have left all behind, after the name of their file. */
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
            "leaves_its_cage",
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
            "takes_the_fence_down",
            "talks_after_the_end",
            "thinks_twice",
            "types_into_the_terminal",
            "writes_files",
            "writes_files_elsewhere",
            "writes_kernel_settings",
            "writes_outside");

    private HostileBots() {}

    /** Puts all of them into a folder. */
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

    /** Returns the command that starts one of them in that folder. */
    public static String command(String name) {
        return "/usr/bin/python3 " + name + ".py";
    }

    /**
     * Returns the processes that live on of bots in {@code folder}: those that say so in their environment and are at work
     * there, and those that left all behind but the name of their file. Bots of other arenas are none of our business.
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

    /** Returns whether a survivor is one that has left all behind. */
    public static boolean hides(String survivor) {
        return survivor.endsWith(SLEEP);
    }

    private static boolean worksIn(Path process, String place) {
        try {
            return Files.readSymbolicLink(process.resolve("cwd")).toString().startsWith(place);
        } catch (IOException e) {
            return false; // It ended while we looked.
        }
    }

    private static String read(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return ""; // It ended while we looked.
        }
    }
}
