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
 * The control group of one bot. No process of the bot can leave it, and all of them are ended together. The limits are
 * set on an outer group, so that the bot does not see the files that hold them.
 */
public final class ControlGroup {

    private static final AtomicInteger NUMBERS = new AtomicInteger();

    /** How long {@link #end} waits for killed processes, which can take a while on a busy machine. */
    private static final long MAX_END_NANOS = 10_000_000_000L;

    private static final String INNER = "bot";

    private final List<Path> groups = new ArrayList<>();

    private ControlGroup() {}

    /** Returns the absence of a control group: limits nothing, ends nothing. */
    public static ControlGroup none() {
        return new ControlGroup();
    }

    /** Creates a control group, or returns {@link #none} if this machine does not support them. */
    static ControlGroup make(Machine machine, Limits limits) {
        if (NUMBERS.get() == 0) {
            deleteOrphans(machine);
        }
        ControlGroup created = new ControlGroup();
        String name = "regatta-" + ProcessHandle.current().pid() + "-" + NUMBERS.incrementAndGet();
        for (Path root : machine.controlGroupRoots()) {
            Path group = root.resolve(name);
            try {
                Files.createDirectory(group);
                created.groups.add(group);
                limit(group, "memory.use_hierarchy", 1);
                Files.createDirectory(group.resolve(INNER));
                long bytes = (long) limits.memoryMegabytes() << 20;
                limit(group, "pids.max", limits.processes());
                limit(group, "memory.limit_in_bytes", bytes);
                limit(group, "memory.memsw.limit_in_bytes", bytes);
                limit(group, "memory.max", bytes);
                limit(group, "memory.swap.max", 0);
            } catch (IOException e) {
                created.end();
                return none();
            }
        }
        return created;
    }

    /** Deletes the groups of arenas that were killed, with all processes in them. */
    private static void deleteOrphans(Machine machine) {
        for (Path root : machine.controlGroupRoots()) {
            String[] names = root.toFile().list();
            for (String name : names == null ? new String[0] : names) {
                String[] parts = name.split("-", 3);
                if (parts.length == 3 && parts[0].equals("regatta") && PrivateFolder.isEnded(parts[1])) {
                    ControlGroup orphan = new ControlGroup();
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
            // This kernel does not support this limit; the others still apply.
        }
    }

    public boolean exists() {
        return !groups.isEmpty();
    }

    /** Returns whether this group limits the memory of the bot. */
    public boolean limitsMemory() {
        for (Path group : groups) {
            if (Files.exists(group.resolve("memory.max")) || Files.exists(group.resolve("memory.limit_in_bytes"))) {
                return true;
            }
        }
        return false;
    }

    /** Returns shell commands that enter the group, each followed by {@code &&}; empty if there is no group. */
    String entrance() {
        StringBuilder script = new StringBuilder();
        for (Path group : groups) {
            script.append("echo $$ > ").append(group.resolve(INNER)).append("/cgroup.procs && ");
        }
        return script.toString();
    }

    /** Returns the bubblewrap arguments that show the bot the counters of its own group, which some programs read. */
    List<String> counters() {
        List<String> words = new ArrayList<>();
        for (Path group : groups) {
            boolean unified = Files.exists(group.resolve("cgroup.controllers"));
            Path controller = Machine.CONTROL_GROUPS.resolve(
                    Machine.CONTROL_GROUPS.relativize(group).getName(0));
            Path target = unified ? Machine.CONTROL_GROUPS : controller;
            words.addAll(List.of("--ro-bind", group.resolve(INNER).toString(), target.toString()));
        }
        return words;
    }

    /** Kills all processes in the group and deletes it. */
    public void end() {
        long began = System.nanoTime();
        while (killAll() > 0 && System.nanoTime() - began < MAX_END_NANOS) {
            pause();
        }
        for (Path group : groups) {
            for (Path part : inside(group)) {
                while (!part.toFile().delete() && Files.exists(part) && System.nanoTime() - began < MAX_END_NANOS) {
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
            // The group does not exist any more.
        }
        return found;
    }

    /** Returns a group and all groups in it, innermost first. */
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
