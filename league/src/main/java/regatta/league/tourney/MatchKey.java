package regatta.league.tourney;

import java.nio.charset.StandardCharsets;
import java.util.List;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.host.io.Sha256;
import regatta.host.match.MatchConditions;
import regatta.host.process.TimeControl;
import regatta.host.sandbox.Limits;
import regatta.league.table.StoredBot;

/**
 * The identity of a match in any tournament: the game and its rules version, the scenario, the conditions, and the
 * digests of the bots. A league counts a match once.
 */
final class MatchKey {

    /** Half of a SHA-256, so that collisions are practically impossible. */
    private static final int DIGITS = 32;

    private static final String FORMAT = "regatta match 2";

    private MatchKey() {}

    static String of(Game game, Scenario scenario, MatchConditions conditions, List<StoredBot> bySeat) {
        StringBuilder text = new StringBuilder(FORMAT);
        text.append('\n').append(game.info().id());
        text.append('\n').append(game.info().rulesVersion());
        text.append('\n').append(scenario);
        text.append('\n').append(text(conditions.time()));
        text.append('\n').append(conditions.sandbox()).append(' ').append(text(conditions.limits()));
        bySeat.forEach(bot -> text.append('\n').append(bot.digest()));
        return Sha256.of(text.toString().getBytes(StandardCharsets.UTF_8)).substring(0, DIGITS);
    }

    private static String text(TimeControl time) {
        return time.unlimited()
                ? "unlimited"
                : time.firstMillis() + " " + time.turnMillis() + " " + time.graceMillis() + " " + time.strikes();
    }

    private static String text(Limits limits) {
        return limits.memoryMegabytes() + " " + limits.processes() + " " + limits.fileMegabytes() + " "
                + limits.cpuSeconds();
    }
}
