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
 * Plays all attacks at all levels, as root and as an ordinary user without control groups, and compares the results
 * with {@code docs/reference/attacks.md}. With {@code -Dregatta.attacks=write} it writes the table.
 */
class AttackTableTest {

    private static final Path TABLE = Path.of("..", "docs", "reference", "attacks.md");

    private static final Path PROMISES = Path.of("..", "SECURITY.md");
    private static final String PROMISES_BEGIN = "## What each level promises\n\n";
    private static final String PROMISES_END = "\nA bot that breaks a limit";

    private static final String NOT_TESTED = "not tested";

    /** A promise of SECURITY.md and the attacks that test it. */
    private record Promise(String text, List<Attack> attacks) {

        Promise(String text, Attack... attacks) {
            this(text, List.of(attacks));
        }

        boolean heldAt(Sandbox.Level level) {
            return attacks.stream().allMatch(attack -> attack.heldFrom.compareTo(level) <= 0);
        }
    }

    private static final List<Promise> ALL_PROMISES = List.of(
            new Promise(
                    "ends with the match and all its processes, even if the arena is killed; leaves no shared memory or keys",
                    Attack.HIDES_AND_STAYS,
                    Attack.DEAF_TO_THE_END,
                    Attack.LEAVES_SHARED_MEMORY),
            new Promise(
                    "sees and reaches no other process, no terminal and no namespace but its own",
                    Attack.SIGNALS_THE_ARENA,
                    Attack.LEAVES_ITS_CONTROL_GROUP,
                    Attack.TYPES_INTO_THE_TERMINAL,
                    Attack.MAKES_NAMESPACES),
            new Promise(
                    "does not see its own record, the league's store, the control groups, or the files of other bots",
                    Attack.READS_RECORD,
                    Attack.READS_STORE,
                    Attack.READS_OTHER_SEAT,
                    Attack.REWRITES_AN_ENTRANT,
                    Attack.UNMOUNTS_THE_COVER,
                    Attack.NAMES_THE_RECORD,
                    Attack.NAMES_THE_OTHER_SEAT),
            new Promise("cannot make the arena run its programs", Attack.BRINGS_A_VERSION_MANAGER),
            new Promise(
                    "cannot change kernel settings or use io_uring, keys, userfaultfd and BPF",
                    Attack.WRITES_KERNEL_SETTINGS,
                    Attack.CALLS_THE_KERNEL),
            new Promise("is timed once per turn, from the message to the end of the answer", Attack.THINKS_TWICE),
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
            new Promise("has no network, not even on this machine", Attack.CONNECTS));

    @TempDir
    Path folder;

    private static Map<Attack, String> outcomes(TestUser testUser, String user, Sandbox.Level level) throws Exception {
        Path base = testUser.home(user, level.name());
        ProcessBuilder builder = testUser.run(user, base, Attacks.class, base.toString(), level.name());
        builder.environment().put("MY_SECRET", "planted");
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        Map<Attack, String> found = new EnumMap<>(Attack.class);
        output.lines().map(line -> line.split("\t")).forEach(line -> found.put(Attack.valueOf(line[0]), line[1]));
        return found;
    }

    @Test
    void promisedProtectionsHold() throws Exception {
        assumeTrue(Machine.here().canSeal(), "needs bubblewrap");
        TestUser testUser = new TestUser(folder);
        List<String> users = TestUser.users();
        Map<String, Map<Attack, String>> columns = new TreeMap<>();
        for (String user : users) {
            for (Sandbox.Level level : Sandbox.Level.values()) {
                Map<Attack, String> outcomes = outcomes(testUser, user, level);
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

    /** Compares two tables, except cells that one of the machines could not test. */
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
        StringBuilder text = new StringBuilder(
                "# Attacks\n\nWritten by `AttackTableTest`, which plays every attack at each level, as root and as an"
                        + " ordinary user without control\ngroups. What the levels promise is in"
                        + " [SECURITY.md](../../SECURITY.md).\n\n- *held*: promised, and the attack failed\n"
                        + "- *open*: not promised at this level, and the attack works\n"
                        + "- *not tested*: this user or machine lacks the feature under attack\n"
                        + "- –: not promised at this level, and not tried\n\n| the bot |");
        List<String> users = List.of("root", "ordinary");
        users.forEach(user -> {
            for (Sandbox.Level level : Sandbox.Level.values()) {
                text.append(" `").append(level.name().toLowerCase(Locale.ROOT)).append("`, ");
                text.append(user).append(" |");
            }
        });
        text.append("\n|---|").append("---|".repeat(6)).append('\n');
        for (Attack attack : Attack.values()) {
            text.append("| ").append(attack.text).append(" |");
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

    /** An ordinary user with delegated control groups is limited by them and cannot leave them. */
    @Test
    void delegatedControlGroupsAreUsed() throws Exception {
        List<Path> tops = List.of(Path.of("/sys/fs/cgroup/pids"), Path.of("/sys/fs/cgroup/memory"));
        assumeTrue(Machine.here().root() && tops.stream().allMatch(Files::isWritable), "needs groups to delegate");
        TestUser testUser = new TestUser(folder);
        Path base = testUser.home("ordinary", "delegated");
        List<Path> groups = new ArrayList<>();
        try {
            StringBuilder enter = new StringBuilder();
            for (Path top : tops) {
                Path group = Files.createDirectory(
                        top.resolve("regatta-test-" + ProcessHandle.current().pid()));
                groups.add(group);
                testUser.giveToOrdinary(group);
                enter.append("echo $$ > ").append(group).append("/cgroup.procs && ");
            }
            ProcessBuilder builder = testUser.run(
                    "ordinary",
                    base,
                    Attacks.class,
                    base.toString(),
                    "LIMITS",
                    "LEAVES_ITS_CONTROL_GROUP",
                    "MAPS_SHARED_MEMORY");
            builder.command().addAll(0, List.of("/bin/sh", "-c", enter + "exec \"$@\"", "sh"));
            Process process = builder.start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

            assertThat(process.waitFor()).as(output).isZero();
            assertThat(output.lines()).containsExactly("LEAVES_ITS_CONTROL_GROUP\theld", "MAPS_SHARED_MEMORY\theld");
        } finally {
            for (Path group : groups) {
                Files.deleteIfExists(group);
            }
        }
    }

    @Test
    void everyPromiseIsTestedByAnAttackAndViceVersa() throws Exception {
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
                .append("| is meant for bots that you | wrote | know | do not know |\n")
                .append("| its output is bounded, and cannot control your terminal | yes | yes | yes |\n");
        for (Promise promise : ALL_PROMISES) {
            text.append("| ").append(promise.text).append(" |");
            for (Sandbox.Level level : Sandbox.Level.values()) {
                text.append(promise.heldAt(level) ? " yes |" : " |");
            }
            text.append('\n');
        }
        return text.toString();
    }
}
