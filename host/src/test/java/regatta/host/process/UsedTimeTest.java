package regatta.host.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;

/** Tests that the processor time of a bot is known even if its process has ended. */
class UsedTimeTest {

    private static final Game HALITE = GameCatalog.onClassPath().game("halite");

    @TempDir
    Path folder;

    private MatchReport.SeatReport played(String bot, String other, int turns) {
        Job job = new Job(
                HALITE,
                Scenario.parse("halite size=32 seed=5 turns=" + turns),
                List.of(BotSpec.of(bot, HALITE, folder), BotSpec.of(other, HALITE, folder)),
                new MatchConditions(new TimeControl(0, 0, 0, 0, true), Sandbox.Level.LIMITS, Limits.DEFAULTS));
        return new MatchRunner(job).play().seats().get(0);
    }

    @Test
    void timeOfABotThatEndedByItselfIsKnown() throws Exception {
        Files.writeString(
                folder.resolve("busy.py"), "import time\nwhile time.process_time() < 0.3: pass\nraise SystemExit(1)\n");

        MatchReport.SeatReport bot = played("/usr/bin/python3 busy.py", "random", 20);

        assertThat(bot.faults()).hasSize(1);
        assertThat(bot.cpuMicros()).isPositive();
    }

    /**
     * The bot writes its last answers ahead and ends. The other seat answers the last turn only after the bot's end,
     * which closes a pipe, so that the meter cannot be read any more.
     */
    @Test
    void timeOfABotThatEndsRightAfterItsLastAnswerIsKnown() throws Exception {
        Files.writeString(folder.resolve("bot.sh"), """
                skip() { i=0; while [ $i -lt $1 ]; do read -r line; i=$((i + 1)); done; }
                exec 9<> life
                skip 37
                echo shell
                turn=0
                while [ $turn -lt 290 ]; do
                    read -r turn
                    for player in 0 1; do
                        read -r id ships dropoffs halite
                        skip $((ships + dropoffs))
                    done
                    read -r cells
                    skip $cells
                    i=0; while [ $i -lt 1000 ]; do i=$((i + 1)); done
                    [ $turn -lt 290 ] || times > used
                    echo
                done
                echo; echo; echo; echo; echo; echo; echo; echo; echo; echo
                """);
        String waiter = "exec 8< life; echo waiter; yes '' | head -n 299; read -r gone <&8; echo; exec cat > /dev/null";
        assertThat(new ProcessBuilder("mkfifo", folder.resolve("life").toString())
                        .start()
                        .waitFor())
                .isZero();

        MatchReport.SeatReport bot = played("sh bot.sh", waiter, 300);

        assertThat(bot.faults()).isEmpty();
        Matcher user = Pattern.compile("0m([\\d.]+)s").matcher(Files.readString(folder.resolve("used")));
        assertThat(user.find()).isTrue();
        assertThat(bot.cpuMicros()).isGreaterThan((long) (500_000 * Double.parseDouble(user.group(1))));
    }

    /** Otherwise a late bot could compute in short-lived children and look starved. */
    @Test
    void timeOfEndedChildrenIsCounted() throws Exception {
        Files.writeString(folder.resolve("parent.py"), """
                import os, sys, time
                print("parent", flush=True)
                for _ in range(10):
                    if os.fork() == 0:
                        while time.process_time() < 0.1: pass
                        os._exit(0)
                    os.wait()
                for line in sys.stdin: print(flush=True)
                """);

        MatchReport.SeatReport bot = played("/usr/bin/python3 parent.py", "random", 5);

        assertThat(bot.cpuMicros()).isGreaterThan(900_000);
    }

    @Test
    void timeOfABotThatEndsAtOnceIsNotNegative() {
        for (int i = 0; i < 5; i++) {
            assertThat(played("exit 3", "random", 5).cpuMicros()).isNotNegative();
        }
    }
}
