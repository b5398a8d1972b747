package regatta.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Plays all attacks at all levels, as root and as an ordinary user without control groups, and holds the table in
 * {@code docs/attacks.md} to what came of it. With {@code -Dregatta.attacks=write} it writes the table.
 */
class AttackTableTest {

    private static final Path TABLE = Path.of("..", "docs", "attacks.md");

    @TempDir
    Path folder;

    private static Map<Attacks.Attack, String> outcomes(Stranger stranger, String user, Sandbox.Level level)
            throws Exception {
        Path base = stranger.home(user, level.name());
        ProcessBuilder builder = stranger.run(user, base, Attacks.class, base.toString(), level.name());
        builder.environment().put("MY_SECRET", "planted");
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        Map<Attacks.Attack, String> found = new EnumMap<>(Attacks.Attack.class);
        output.lines()
                .map(line -> line.split("\t"))
                .forEach(line -> found.put(Attacks.Attack.valueOf(line[0]), line[1]));
        return found;
    }

    @Test
    void whatIsPromisedIsHeld() throws Exception {
        assumeTrue(Machine.here().canSeal(), "needs bubblewrap");
        Stranger stranger = new Stranger(folder);
        List<String> users = Stranger.users();
        Map<String, Map<Attacks.Attack, String>> columns = new TreeMap<>();
        for (String user : users) {
            for (Sandbox.Level level : Sandbox.Level.values()) {
                Map<Attacks.Attack, String> outcomes = outcomes(stranger, user, level);
                columns.put(user + " " + level, outcomes);
                outcomes.forEach((attack, outcome) -> assertThat(outcome)
                        .as(user + ", " + level + ", " + attack)
                        .isEqualTo(attack.heldFrom.compareTo(level) <= 0 ? "held" : "open"));
            }
        }
        String table = table(columns);
        if (System.getProperty("regatta.attacks", "").equals("write")) {
            Files.writeString(TABLE, table);
        }
        if (users.size() == 2) {
            assertThat(Files.readString(TABLE)).isEqualTo(table);
        }
    }

    private static String table(Map<String, Map<Attacks.Attack, String>> columns) {
        StringBuilder text =
                new StringBuilder("# Attacks\n\nWritten by `AttackTableTest`, which plays them all: a bot that"
                        + " tries, at each level, as root and as an ordinary user without control groups. What the\nlevels promise"
                        + " is in [SECURITY.md](../SECURITY.md). *held*: promised, tried, and held off; *open*: not promised at"
                        + " this level, and not tried.\n\n| the bot |");
        List<String> users = List.of("root", "ordinary");
        users.forEach(user -> {
            for (Sandbox.Level level : Sandbox.Level.values()) {
                text.append(" `").append(level.name().toLowerCase(Locale.ROOT)).append("`, ");
                text.append(user).append(" |");
            }
        });
        text.append("\n|---|").append("---|".repeat(6)).append('\n');
        for (Attacks.Attack attack : Attacks.Attack.values()) {
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
}
