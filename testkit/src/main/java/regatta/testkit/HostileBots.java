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

    private static final List<String> FILES = List.of(
            "halite",
            "answers_twice",
            "answers_unasked",
            "attack",
            "binary_garbage",
            "closes_stdout",
            "connects",
            "daemonises",
            "deaf_to_the_end",
            "eats_memory",
            "endless_line",
            "exits_at_init",
            "exits_mid_game",
            "fills_memory_with_files",
            "fork_bomb",
            "half_line",
            "half_line_and_exit",
            "hides_and_stays",
            "huge_numbers",
            "ignores_sigterm",
            "invalid_orders",
            "late_always",
            "late_once",
            "leaves_its_cage",
            "leaves_the_pipe_open",
            "opens_sockets",
            "quiet",
            "raises_its_limits",
            "reads_environment",
            "reads_files",
            "reads_home",
            "reads_nothing",
            "reads_other_seat",
            "reads_record",
            "reads_store",
            "says_no_text",
            "signals_parent",
            "signals_the_arena",
            "stays",
            "stderr_flood",
            "stdout_flood",
            "takes_the_fence_down",
            "talks_after_the_end",
            "thinks_twice",
            "writes_files",
            "writes_files_elsewhere",
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

    /** Returns the processes that a bot of these tests started and that still live; other arenas may play meanwhile. */
    public static List<String> survivors() throws IOException {
        String run = System.getenv()
                .getOrDefault(
                        "REGATTA_RUN", String.valueOf(ProcessHandle.current().pid()));
        List<String> survivors = new ArrayList<>();
        try (Stream<Path> processes = Files.list(Path.of("/proc"))) {
            for (Path process : processes
                    .filter(path -> path.getFileName().toString().matches("\\d+"))
                    .toList()) {
                String environment = read(process.resolve("environ"));
                String command =
                        read(process.resolve("cmdline")).replace('\0', ' ').strip();
                if (environment.contains("REGATTA_BOT=" + run + "/")
                        || command.equals("sleep 600")
                        || command.equals("sleep 611.25")) {
                    survivors.add(process.getFileName() + " " + command);
                }
            }
        }
        return survivors;
    }

    private static String read(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return ""; // It ended while we looked.
        }
    }
}
