package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.Game;
import regatta.core.Games;
import regatta.core.Scenario;
import regatta.host.Arena;
import regatta.host.BotSpec;
import regatta.host.Conditions;
import regatta.host.Job;
import regatta.host.Limits;
import regatta.host.MatchReport;
import regatta.host.Sandbox;
import regatta.host.TimeControl;

/** Every kit is copied out, built and played as its README says. */
class KitsTest {

    private static final TimeControl PATIENT = new TimeControl(60_000, 20_000, 0, 0, false);
    private static final Path JAVA_TOOLS = Path.of(System.getProperty("java.home"), "bin");

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "halite, halite size=32 seed=7 turns=200; halite size=40 seed=8 turns=100; halite size=32 seats=4 seed=9 turns=80",
        "soak, soak seed=1; soak seed=2; soak seed=3; soak seed=4",
        "space, space seed=1; space seed=2; space board=k4; space board=rings; space/fair seed=5"
    })
    void theKitsOfAGamePlayWithoutFaultAndAllAlike(String game, String scenarios) throws Exception {
        List<List<String>> results = new ArrayList<>();
        for (String language : List.of("cpp", "java", "javascript", "python")) {
            Path kit = folder.resolve(language);
            assertThat(new Terminal().regatta("new", game, language, kit.toString()))
                    .isZero();
            String bot = build(game, language, kit);
            List<String> scores = new ArrayList<>();
            for (String scenario : scenarios.split("; ", -1)) {
                scores.add(play(Scenario.parse(scenario), bot, kit, scores.size() % 2));
            }
            results.add(scores);
        }
        assertThat(results).as("scores by language").containsOnly(results.get(0));
    }

    /** Does what the README says, and returns the bot in its last line. */
    private static String build(String game, String language, Path kit) throws Exception {
        List<String> commands;
        try (Kits kits = Kits.of(Games.named(game))) {
            commands = kits.commands(language);
        }
        for (String command : commands.subList(0, commands.size() - 1)) {
            run(command, kit);
        }
        String last = commands.get(commands.size() - 1);
        assertThat(last).startsWith("regatta play " + game + " ").endsWith(" random");
        String bot = last.substring(("regatta play " + game).length(), last.length() - " random".length());
        return bot.strip()
                .replace("\"", "")
                .replaceFirst("^java ", JAVA_TOOLS.resolve("java") + " ")
                .replaceFirst("^python3 ", "/usr/bin/python3 ");
    }

    private static void run(String command, Path kit) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder("/bin/sh", "-c", command).directory(kit.toFile());
        builder.environment().merge("PATH", JAVA_TOOLS.toString(), (path, java) -> java + File.pathSeparator + path);
        Process process = builder.redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(command + ": " + said).isZero();
        assertThat(said).isEmpty();
    }

    /** Plays a match with the kit in {@code seat}, and {@code random} in all others. */
    private static String play(Scenario scenario, String bot, Path kit, int seat) {
        Game game = Games.named(scenario.game());
        int seats = Integer.parseInt(scenario.option("seats", "2"));
        List<BotSpec> bots = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            bots.add(BotSpec.of(i == seat ? bot : "random", game, kit));
        }
        Conditions conditions = new Conditions(PATIENT, Sandbox.Level.LIMITS, Limits.USUAL);
        MatchReport report = Arena.play(new Job(scenario, bots, conditions)).report();
        assertThat(report.seats())
                .as(bot + " in " + scenario)
                .allSatisfy(each -> assertThat(each.faults()).isEmpty());
        return scenario + ": "
                + report.seats().stream().map(each -> each.standing().score()).toList();
    }
}
