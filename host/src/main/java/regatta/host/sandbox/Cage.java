package regatta.host.sandbox;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * A control group of one bot: no process of it escapes, whatever it forks, and all of them end at once. The limits are set
 * on a group around the one the bot is in, so that it does not see where they are written.
 */
public final class Cage {

    private static final AtomicInteger NUMBERS = new AtomicInteger();

    /** How long the killed are waited for: on a busy machine it takes them a while to die. */
    private static final long LONGEST_END_NANOS = 10_000_000_000L;

    private static final String INNER = "bot";

    private final List<Path> groups = new ArrayList<>();

    private Cage() {}

    /** Returns what stands for no cage. */
    public static Cage none() {
        return new Cage();
    }

    /** Makes a cage, or none if the machine has none to offer. */
    static Cage make(Machine machine, Limits limits) {
        if (NUMBERS.get() == 0) {
            sweep(machine);
        }
        Cage cage = new Cage();
        String name = "regatta-" + ProcessHandle.current().pid() + "-" + NUMBERS.incrementAndGet();
        for (Path root : machine.cages()) {
            Path group = root.resolve(name);
            try {
                Files.createDirectory(group);
                cage.groups.add(group);
                limit(group, "memory.use_hierarchy", 1);
                Files.createDirectory(group.resolve(INNER));
                long bytes = (long) limits.memoryMegabytes() << 20;
                limit(group, "pids.max", limits.processes());
                limit(group, "memory.limit_in_bytes", bytes);
                limit(group, "memory.memsw.limit_in_bytes", bytes);
                limit(group, "memory.max", bytes);
                limit(group, "memory.swap.max", 0);
            } catch (IOException e) {
                cage.end();
                return none();
            }
        }
        return cage;
    }

    /** Takes down what an arena that was killed left behind: cages whose arena is no more, with all inside. */
    private static void sweep(Machine machine) {
        for (Path root : machine.cages()) {
            String[] names = root.toFile().list();
            for (String name : names == null ? new String[0] : names) {
                String[] parts = name.split("-", 3);
                if (parts.length == 3 && parts[0].equals("regatta") && PrivateFolder.isEnded(parts[1])) {
                    Cage orphan = new Cage();
                    orphan.groups.add(root.resolve(name));
                    orphan.end();
                }
            }
        }
    }

    private static void limit(Path group, String file, long value) {
        try {
            if (Files.exists(group.resolve(file))) {
                Files.writeString(group.resolve(file), String.valueOf(value));
            }
        } catch (IOException e) {
            // This kernel does not count it; the others hold.
        }
    }

    public boolean exists() {
        return !groups.isEmpty();
    }

    /** Returns whether it limits the memory of the bot. */
    public boolean limitsMemory() {
        for (Path group : groups) {
            if (Files.exists(group.resolve("memory.max")) || Files.exists(group.resolve("memory.limit_in_bytes"))) {
                return true;
            }
        }
        return false;
    }

    /** Returns the commands by which a shell goes inside, each followed by {@code &&}; nothing if there is no cage. */
    String entrance() {
        StringBuilder script = new StringBuilder();
        for (Path group : groups) {
            script.append("echo $$ > ").append(group.resolve(INNER)).append("/cgroup.procs && ");
        }
        return script.toString();
    }

    /** Returns the words by which bubblewrap shows a bot the counters of its own cage: programs ask how much they may use. */
    List<String> counters() {
        List<String> words = new ArrayList<>();
        for (Path group : groups) {
            boolean unified = Files.exists(group.resolve("cgroup.controllers"));
            Path controller = Machine.CONTROL_GROUPS.resolve(
                    Machine.CONTROL_GROUPS.relativize(group).getName(0));
            Path seen = unified ? Machine.CONTROL_GROUPS : controller;
            words.addAll(List.of("--ro-bind", group.resolve(INNER).toString(), seen.toString()));
        }
        return words;
    }

    /** Ends everything inside and takes the cage down. */
    public void end() {
        long began = System.nanoTime();
        while (killAll() > 0 && System.nanoTime() - began < LONGEST_END_NANOS) {
            pause();
        }
        for (Path group : groups) {
            for (Path part : inside(group)) {
                while (!part.toFile().delete() && Files.exists(part) && System.nanoTime() - began < LONGEST_END_NANOS) {
                    pause();
                }
            }
        }
        groups.clear();
    }

    private static void pause() {
        LockSupport.parkNanos(500_000);
    }

    private int killAll() {
        int found = 0;
        for (Path group : groups) {
            for (Path part : inside(group)) {
                found += kill(part);
            }
        }
        return found;
    }

    private static int kill(Path group) {
        int found = 0;
        Path all = group.resolve("cgroup.kill");
        try {
            if (Files.exists(all)) {
                Files.writeString(all, "1");
            }
            for (String pid : Files.readAllLines(group.resolve("cgroup.procs"))) {
                found++;
                ProcessHandle.of(Long.parseLong(pid)).ifPresent(ProcessHandle::destroyForcibly);
            }
        } catch (IOException | NumberFormatException e) {
            // The group is gone or going.
        }
        return found;
    }

    /** Returns a group and all groups in it, the innermost first. */
    private static List<Path> inside(Path group) {
        List<Path> found = new ArrayList<>();
        File[] parts = group.toFile().listFiles(File::isDirectory);
        for (File part : parts == null ? new File[0] : parts) {
            found.addAll(inside(part.toPath()));
        }
        found.add(group);
        return found;
    }
}
