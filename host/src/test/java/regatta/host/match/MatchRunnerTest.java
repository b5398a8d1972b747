package regatta.host.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.process.TimeControl;
import regatta.host.record.MatchRecord;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;
import regatta.testkit.HostileBots;

/** Tests matches with real processes. */
class MatchRunnerTest {

    private static final Game HALITE = GameCatalog.onClassPath().game("halite");

    /** A bot that writes a name and an empty line for every possible turn, without reading. */
    private static final String NULL_BOT = "yes '' | head -n 600; cat > /dev/null";

    @TempDir
    Path folder;

    private Job job(String bot, String scenario, TimeControl time) {
        return new Job(
                HALITE,
                Scenario.parse(scenario),
                List.of(BotSpec.of(bot, HALITE, folder), BotSpec.of("random", HALITE, folder)),
                new MatchConditions(time, Sandbox.Level.LIMITS, Limits.DEFAULTS));
    }

    private MatchReport play(String bot) {
        return play(bot, new TimeControl(30_000, 20_000, 0, 0, false));
    }

    private MatchReport play(String bot, TimeControl time) {
        return new MatchRunner(job(bot, "halite size=32 turns=20 seed=5", time)).play();
    }

    @Test
    void commandPlaysInItsFolder() throws Exception {
        Files.writeString(folder.resolve("bot.sh"), NULL_BOT);

        assertThat(play("sh bot.sh").seats().get(0).faults()).isEmpty();
        assertThat(play("sh ./bot.sh").seats().get(0).faults()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"python3", "node", "java"})
    void botsOfAnyLanguagePlay(String language) throws Exception {
        HostileBots.unpack(folder);
        Files.writeString(folder.resolve("Bot.java"), JAVA_BOT);
        Files.writeString(folder.resolve("bot.mjs"), NODE_BOT);
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String command = switch (language) {
            case "python3" ->
                "/usr/bin/python3 -c 'import halite; halite.play(lambda turn: \"g\" if turn == 1 else \"\")'";
            case "node" -> "node bot.mjs";
            default -> java + " Bot.java";
        };

        MatchReport report = play(command);

        assertThat(report.seats().get(0).faults()).isEmpty();
        assertThat(report.seats().get(0).standing().score()).isEqualTo(4000);
    }

    private static final String NODE_BOT = """
            import { createInterface } from 'node:readline';
            const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
            const next = async () => (await lines.next()).value ?? process.exit(0);
            await next();
            const players = Number((await next()).split(' ')[0]);
            for (let i = 0; i < players; i++) await next();
            const height = Number((await next()).split(' ')[1]);
            for (let i = 0; i < height; i++) await next();
            console.log('node');
            for (;;) {
              const turn = Number(await next());
              for (let i = 0; i < players; i++) {
                const [, ships, dropoffs] = (await next()).split(' ').map(Number);
                for (let j = 0; j < ships + dropoffs; j++) await next();
              }
              const cells = Number(await next());
              for (let i = 0; i < cells; i++) await next();
              console.log(turn === 1 ? 'g' : '');
            }
            """;

    private static final String JAVA_BOT = """
            import java.util.Scanner;

            class Bot {
                public static void main(String[] arguments) {
                    Scanner in = new Scanner(System.in);
                    in.nextLine();
                    int players = in.nextInt();
                    for (int i = 0; i < 1 + 3 * players; i++) in.nextInt();
                    int cells = in.nextInt() * in.nextInt();
                    for (int i = 0; i < cells; i++) in.nextInt();
                    System.out.println("java");
                    while (in.hasNextInt()) {
                        int turn = in.nextInt();
                        for (int i = 0; i < players; i++) {
                            in.nextInt();
                            int numbers = 4 * in.nextInt() + 3 * in.nextInt();
                            in.nextInt();
                            for (int j = 0; j < numbers; j++) in.nextInt();
                        }
                        int changed = 3 * in.nextInt();
                        for (int j = 0; j < changed; j++) in.nextInt();
                        System.out.println(turn == 1 ? "g" : "");
                    }
                }
            }
            """;

    @Test
    void botHasUnlimitedTimeWithoutAClock() throws Exception {
        HostileBots.unpack(folder);

        MatchReport report = play(HostileBots.command("late_once") + " 1.5", new TimeControl(1, 1, 0, 0, true));

        assertThat(report.seats().get(0).faults()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1.5, 5000, 1, 0", "60, 5000, 0, 1", "60, 100, 1, 1"})
    void strikeForgivesAnAnswerWithinTheGracePeriod(double seconds, int grace, int strikes, int faults)
            throws Exception {
        HostileBots.unpack(folder);

        MatchReport report = play(
                HostileBots.command("late_once") + " " + seconds, new TimeControl(30_000, 1000, grace, strikes, false));

        assertThat(report.seats().get(0).faults()).hasSize(faults);
    }

    @Test
    void interruptedMatchKeepsItsRecordAndLeavesNoProcess() throws Exception {
        HostileBots.unpack(folder);
        Path record = folder.resolve("match.regatta");
        Job job = job(
                HostileBots.command("reads_nothing"),
                "halite size=32 turns=20 seed=5",
                new TimeControl(60_000, 60_000, 0, 0, false));
        List<MatchReport> reports = new ArrayList<>();
        Thread match = new Thread(() -> reports.add(new MatchRunner(job)
                .recordTo(record)
                .onTurn((turn, limit) -> {
                    if (turn.number() == 0) {
                        Thread.currentThread().interrupt();
                    }
                })
                .play()));

        match.start();
        match.join();

        assertThat(reports).singleElement().matches(report -> !report.complete());
        assertThat(MatchRecord.read(record, GameCatalog.onClassPath()).turns()).isEqualTo(1);
        assertThat(HostileBots.survivors(folder)).isEmpty();
    }

    @Test
    void concurrentMatchesDoNotInterfere() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        List<Future<MatchReport>> reports = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            String scenario = "halite size=32 turns=15 seed=" + (i + 1);
            TimeControl time = new TimeControl(30_000, 20_000, 0, 0, false);
            reports.add(threads.submit(() -> new MatchRunner(job(NULL_BOT, scenario, time)).play()));
        }
        for (Future<MatchReport> report : reports) {
            assertThat(report.get().complete()).isTrue();
            assertThat(report.get().seats())
                    .allSatisfy(seat -> assertThat(seat.faults()).isEmpty());
        }
        threads.shutdown();
        assertThat(HostileBots.survivors(folder)).isEmpty();
    }

    @Test
    void invalidBotIsExplained() {
        assertThatThrownBy(() -> BotSpec.of("randum", HALITE, folder))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(
                        "Unknown bot 'randum'. Did you mean 'random'? Halite III has the built-in bots still, random");
        assertThatThrownBy(() -> BotSpec.of("./none.sh", HALITE, folder)).hasMessageContaining("no such file");
        assertThatThrownBy(() -> BotSpec.of(" ", HALITE, folder)).hasMessageStartingWith("Empty bot name.");
        Job job = job("still", "halite size=32 seats=4", TimeControl.of(HALITE.info()));
        assertThatThrownBy(() -> new MatchRunner(job).result())
                .hasMessage("This scenario has 4 seats, but 2 bots are given.");
    }

    @Test
    void commandThatDoesNotExistCrashesAtOnce() {
        MatchReport report = play("sh -c no-such-program");

        assertThat(report.seats().get(0).faults())
                .singleElement()
                .asString()
                .startsWith("turn 0: CRASHED: The bot ended with code 127");
    }

    @Test
    void crashReportContainsTheLastOutput() throws Exception {
        Files.writeString(
                folder.resolve("broken.py"), "import sys\nprint('noise', file=sys.stderr)\nprint(undefined)\n");

        MatchReport report = play("/usr/bin/python3 broken.py");

        assertThat(report.seats().get(0).faults().get(0).detail())
                .startsWith("broken.py, line 3: NameError: name 'undefined' is not defined\n"
                        + "The bot ended with code 1 instead of answering.\nIts last output:\nnoise\nTraceback")
                .endsWith("NameError: name 'undefined' is not defined");
    }

    @Test
    void longStackTraceIsReportedWithItsErrorAndFirstFrames() throws Exception {
        StringBuilder trace = new StringBuilder("ReferenceError: x is not defined\n");
        for (int frame = 0; frame < 30; frame++) {
            trace.append("    at step").append(frame).append(" (bot.js:1:1)\n");
        }
        Files.writeString(folder.resolve("trace"), trace + "\nNode.js v20\n");

        MatchReport report = play("cat trace >&2; exit 1");

        assertThat(report.seats().get(0).faults().get(0).detail())
                .startsWith("bot.js, line 1: ReferenceError: x is not defined\n")
                .contains("    at step4 (bot.js:1:1)\nNode.js v20")
                .doesNotContain("step5");
    }

    @Test
    void scriptForCodinGameFindsItsGlobalFunctions() throws Exception {
        Files.writeString(folder.resolve("bot.js"), """
                readline();
                const players = parseInt(readline().split(' ')[0]);
                for (let i = 0; i < players; i++) readline();
                const height = parseInt(readline().split(' ')[1]);
                for (let i = 0; i < height; i++) readline();
                print('codingame');
                for (;;) {
                  readline();
                  for (let i = 0; i < players; i++) {
                    const [, ships, dropoffs] = readline().split(' ').map(Number);
                    for (let j = 0; j < ships + dropoffs; j++) readline();
                  }
                  for (let cells = parseInt(readline()); cells > 0; cells--) readline();
                  console.log('');
                }
                """);

        assertThat(play("node bot.js").seats().get(0).faults()).isEmpty();
    }
}
