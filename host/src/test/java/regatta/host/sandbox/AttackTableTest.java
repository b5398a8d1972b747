package regatta.host.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regatta.host.sandbox.Attacks.Attack;

/**
 * Plays all attacks at all levels, as root and as an ordinary user without control groups, and holds the table in
 * {@code docs/attacks.md} to what came of it. With {@code -Dregatta.attacks=write} it writes the table.
 */
class AttackTableTest {

    private static final Path TABLE = Path.of("..", "docs", "attacks.md");

    private static final Path PROMISES = Path.of("..", "SECURITY.md");
    private static final String PROMISES_BEGIN = "## What each level promises\n\n";
    private static final String PROMISES_END = "\nA bot that breaks a limit";

    private static final String NOT_TESTED = "not tested";

    /** A promise of SECURITY.md, and the attacks that show it. */
    private record Promise(String told, List<Attack> attacks) {

        Promise(String told, Attack... attacks) {
            this(told, List.of(attacks));
        }

        boolean heldAt(Sandbox.Level level) {
            return attacks.stream().allMatch(attack -> attack.heldFrom.compareTo(level) <= 0);
        }
    }

    private static final List<Promise> ALL_PROMISES = List.of(
            new Promise(
                    "ends with the match, with all it started, also if the arena is killed; leaves no shared memory or keys",
                    Attack.HIDES_AND_STAYS,
                    Attack.DEAF_TO_THE_END,
                    Attack.LEAVES_SHARED_MEMORY),
            new Promise(
                    "sees and reaches no other process, no terminal and no namespace but its own",
                    Attack.SIGNALS_THE_ARENA,
                    Attack.LEAVES_ITS_CAGE,
                    Attack.TYPES_INTO_THE_TERMINAL,
                    Attack.MAKES_NAMESPACES),
            new Promise(
                    "does not see its own record, the league's store, the control groups, or the files of other bots",
                    Attack.READS_RECORD,
                    Attack.READS_STORE,
                    Attack.READS_OTHER_SEAT,
                    Attack.REWRITES_AN_ENTRANT,
                    Attack.TAKES_THE_FENCE_DOWN,
                    Attack.NAMES_THE_RECORD,
                    Attack.NAMES_THE_OTHER_SEAT),
            new Promise("cannot make the arena run its programs", Attack.BRINGS_A_VERSION_MANAGER),
            new Promise(
                    "cannot change settings of the kernel, nor use io_uring, keys, userfaultfd and BPF",
                    Attack.WRITES_KERNEL_SETTINGS,
                    Attack.CALLS_THE_KERNEL),
            new Promise("has one clock per turn, from the question to the end of the answer", Attack.THINKS_TWICE),
            new Promise(
                    "memory, processes, file size and processor time are limited",
                    Attack.EATS_MEMORY,
                    Attack.MAPS_SHARED_MEMORY,
                    Attack.FORK_BOMB,
                    Attack.WRITES_FILES,
                    Attack.RAISES_ITS_LIMITS),
            new Promise("has no environment but language and time zone", Attack.READS_ENVIRONMENT),
            new Promise(
                    "sees only the system's programs, the interpreter that runs it, and its own folder, read-only",
                    Attack.READS_FILES,
                    Attack.READS_HOME,
                    Attack.NAMES_A_KEY,
                    Attack.WRITES_FILES_ELSEWHERE,
                    Attack.READS_KEYS),
            new Promise(
                    "has a private `/tmp` and home of a limited size",
                    Attack.FILLS_MEMORY_WITH_FILES,
                    Attack.FILLS_MEMORY_WITH_EMPTY_FILES),
            new Promise("never runs as root", Attack.IS_ROOT),
            new Promise("has no network, not even this machine's", Attack.CONNECTS));

    @TempDir
    Path folder;

    private static Map<Attack, String> outcomes(Stranger stranger, String user, Sandbox.Level level) throws Exception {
        Path base = stranger.home(user, level.name());
        ProcessBuilder builder = stranger.run(user, base, Attacks.class, base.toString(), level.name());
        builder.environment().put("MY_SECRET", "planted");
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        Map<Attack, String> found = new EnumMap<>(Attack.class);
        output.lines().map(line -> line.split("\t")).forEach(line -> found.put(Attack.valueOf(line[0]), line[1]));
        return found;
    }

    @Test
    void whatIsPromisedIsHeld() throws Exception {
        assumeTrue(Machine.here().canSeal(), "needs bubblewrap");
        Stranger stranger = new Stranger(folder);
        List<String> users = Stranger.users();
        Map<String, Map<Attack, String>> columns = new TreeMap<>();
        for (String user : users) {
            for (Sandbox.Level level : Sandbox.Level.values()) {
                Map<Attack, String> outcomes = outcomes(stranger, user, level);
                columns.put(user + " " + level, outcomes);
                outcomes.forEach((attack, outcome) -> assertThat(outcome)
                        .as(user + ", " + level + ", " + attack)
                        .isIn(attack.heldFrom.compareTo(level) <= 0 ? "held" : "open", NOT_TESTED));
            }
        }
        String table = table(columns);
        if (System.getProperty("regatta.attacks", "").equals("write")) {
            Files.writeString(TABLE, table);
        }
        if (users.size() == 2) {
            assertSameTable(Files.readString(TABLE), table);
        }
    }

    /** Where this machine lacks a mechanism, or has one that the machine of the table lacked, nothing is compared. */
    private static void assertSameTable(String documented, String played) {
        String[] cells = documented.split("\\|", -1);
        String[] here = played.split("\\|", -1);
        assertThat(here).hasSameSizeAs(cells);
        for (int i = 0; i < cells.length; i++) {
            if (!cells[i].strip().equals(NOT_TESTED) && !here[i].strip().equals(NOT_TESTED)) {
                assertThat(here[i]).isEqualTo(cells[i]);
            }
        }
    }

    private static String table(Map<String, Map<Attack, String>> columns) {
        StringBuilder text =
                new StringBuilder("# Attacks\n\nWritten by `AttackTableTest`, which plays them all: a bot that"
                        + " tries, at each level, as root and as an ordinary user without control groups. What the\nlevels promise"
                        + " is in [SECURITY.md](../SECURITY.md). *held*: promised, tried, and held off; *open*: not promised at"
                        + " this level, and the attack works; *not tested*: this user or machine lacks what the attack is about; –: not promised"
                        + " at this level, and not tried.\n\n| the bot |");
        List<String> users = List.of("root", "ordinary");
        users.forEach(user -> {
            for (Sandbox.Level level : Sandbox.Level.values()) {
                text.append(" `").append(level.name().toLowerCase(Locale.ROOT)).append("`, ");
                text.append(user).append(" |");
            }
        });
        text.append("\n|---|").append("---|".repeat(6)).append('\n');
        for (Attack attack : Attack.values()) {
            text.append("| ").append(attack.told).append(" |");
            for (String user : users) {
                for (Sandbox.Level level : Sandbox.Level.values()) {
                    String outcome =
                            columns.getOrDefault(user + " " + level, Map.of()).getOrDefault(attack, "–");
                    text.append(' ').append(outcome).append(" |");
                }
            }
            text.append('\n');
        }
        return text.toString();
    }

    /** An ordinary user to whom control groups were delegated is limited by them, and cannot leave them. */
    @Test
    void delegatedControlGroupsAreUsed() throws Exception {
        List<Path> tops = List.of(Path.of("/sys/fs/cgroup/pids"), Path.of("/sys/fs/cgroup/memory"));
        assumeTrue(Machine.here().root() && tops.stream().allMatch(Files::isWritable), "needs groups to delegate");
        Stranger stranger = new Stranger(folder);
        Path base = stranger.home("ordinary", "delegated");
        List<Path> groups = new ArrayList<>();
        try {
            StringBuilder enter = new StringBuilder();
            for (Path top : tops) {
                Path group = Files.createDirectory(
                        top.resolve("regatta-test-" + ProcessHandle.current().pid()));
                groups.add(group);
                stranger.giveToOrdinary(group);
                enter.append("echo $$ > ").append(group).append("/cgroup.procs && ");
            }
            ProcessBuilder builder = stranger.run(
                    "ordinary",
                    base,
                    Attacks.class,
                    base.toString(),
                    "LIMITS",
                    "LEAVES_ITS_CAGE",
                    "MAPS_SHARED_MEMORY");
            builder.command().addAll(0, List.of("/bin/sh", "-c", enter + "exec \"$@\"", "sh"));
            Process process = builder.start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

            assertThat(process.waitFor()).as(output).isZero();
            assertThat(output.lines()).containsExactly("LEAVES_ITS_CAGE\theld", "MAPS_SHARED_MEMORY\theld");
        } finally {
            for (Path group : groups) {
                Files.deleteIfExists(group);
            }
        }
    }

    @Test
    void everyPromiseIsAnAttackAndEveryAttackIsPromised() throws Exception {
        String page = Files.readString(PROMISES);
        int begin = page.indexOf(PROMISES_BEGIN) + PROMISES_BEGIN.length();
        int end = page.indexOf(PROMISES_END);
        if (System.getProperty("regatta.attacks", "").equals("write")) {
            Files.writeString(PROMISES, page.substring(0, begin) + promises() + page.substring(end));
            return;
        }

        assertThat(page.substring(begin, end)).isEqualTo(promises());
        assertThat(ALL_PROMISES.stream().flatMap(promise -> promise.attacks.stream()))
                .containsExactlyInAnyOrder(Attack.values());
    }

    private static String promises() {
        StringBuilder text = new StringBuilder(
                        "| a bot | `none` | `limits` (default) | `sealed` |\n|---|---|---|---|\n")
                .append("| is meant to be one you | wrote | know | do not know |\n")
                .append(
                        "| its output is bounded and drained, and is data: no escape reaches your terminal | yes | yes | yes |\n");
        for (Promise promise : ALL_PROMISES) {
            text.append("| ").append(promise.told).append(" |");
            for (Sandbox.Level level : Sandbox.Level.values()) {
                text.append(promise.heldAt(level) ? " yes |" : " |");
            }
            text.append('\n');
        }
        return text.toString();
    }
}
