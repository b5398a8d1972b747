package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regatta.cli.create.Kits;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.process.TimeControl;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;

/** Tests that every kit can be built and played as its README says. */
@Tag("slow")
class KitsTest {

    private static final TimeControl PATIENT = new TimeControl(60_000, 20_000, 0, 0, false);
    private static final Path JAVA_TOOLS = Path.of(System.getProperty("java.home"), "bin");

    /** The folder of the TypeScript compiler that npm installs. */
    private static final Path NODE_TOOLS =
            Path.of(System.getProperty("regatta.root")).resolve("web/node_modules/.bin");

    /** The compiler of each language that may be missing on a machine. */
    private static final Map<String, String> COMPILERS = Map.of(
            "csharp", "mcs",
            "go", "go",
            "kotlin", "kotlinc",
            "rust", "rustc",
            "typescript", "tsc");

    private static final int MAX_TURNS = 100;
    private static final List<String> SPECIAL =
            List.of("halite size=32 seed=7 turns=200", "space board=k4", "space board=rings", "space/fair seed=5");

    @TempDir
    Path folder;

    @ParameterizedTest
    @MethodSource("games")
    void kitsOfAGamePlayWithoutFaultsAndIdentically(String game, TestReporter reporter) throws Exception {
        List<List<String>> results = new ArrayList<>();
        for (String language : languages(game)) {
            String compiler = COMPILERS.get(language);
            if (compiler != null && !isThere(compiler)) {
                reporter.publishEntry("the " + language + " kit of " + game, "not tested: no " + compiler + " here");
                continue;
            }
            Path kit = folder.resolve(language);
            assertThat(new Terminal().regatta("new", game, language, kit.toString()))
                    .isZero();
            String bot = build(game, language, kit);
            List<String> scores = new ArrayList<>();
            for (Scenario scenario :
                    scenarios(GameCatalog.onClassPath().game(game).info())) {
                scores.add(play(scenario, bot, kit, scores.size() % 2));
            }
            results.add(scores);
        }
        assertThat(results).as("scores by language").containsOnly(results.get(0));
    }

    private static List<String> languages(String game) throws Exception {
        try (Kits kits = Kits.of(GameCatalog.onClassPath().game(game))) {
            return kits.languages();
        }
    }

    private static boolean isThere(String program) {
        return Arrays.stream(path().split(File.pathSeparator))
                .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
    }

    /** Returns the PATH with the compilers of kits. */
    private static String path() {
        return String.join(File.pathSeparator, JAVA_TOOLS.toString(), NODE_TOOLS.toString(), System.getenv("PATH"));
    }

    @Test
    void everyReadmeHasNextSteps() throws Exception {
        for (String game : games()) {
            for (String language : languages(game)) {
                Path kit = folder.resolve(game + "-" + language);
                assertThat(new Terminal().regatta("new", game, language, kit.toString()))
                        .isZero();
                assertThat(kit.resolve("README.md"))
                        .content()
                        .contains("regatta play " + game, "regatta check", "regatta watch", "regatta ab", "--no-clock")
                        .contains("standard error", "`@{");
            }
        }
    }

    static List<String> games() {
        return GameCatalog.onClassPath().games().stream()
                .map(game -> game.info().id())
                .toList();
    }

    /** Returns the scenarios of a game: several seeds, four seats where possible, and the game's special options. */
    private static List<Scenario> scenarios(GameInfo info) {
        Scenario plain = info.with(Scenario.parse(info.id()), Role.TURNS, MAX_TURNS);
        List<Scenario> scenarios = new ArrayList<>();
        for (int seed = 1; seed <= 4; seed++) {
            scenarios.add(info.with(info.with(plain, Role.SEED, seed), Role.SEATS, seed == 4 ? 4 : 2));
        }
        SPECIAL.stream()
                .map(Scenario::parse)
                .filter(scenario -> scenario.game().equals(info.id()))
                .forEach(scenarios::add);
        return scenarios;
    }

    /** Runs the commands of the README, and returns the bot in its last line. */
    private static String build(String game, String language, Path kit) throws Exception {
        List<String> commands;
        try (Kits kits = Kits.of(GameCatalog.onClassPath().game(game))) {
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
        builder.environment().put("PATH", path());
        Process process = builder.redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(command + ": " + output).isZero();
        assertThat(output).isEmpty();
    }

    /** Plays a match with the kit in {@code seat} and {@code random} in all others. */
    private static String play(Scenario scenario, String bot, Path kit, int seat) {
        Game game = GameCatalog.onClassPath().game(scenario.game());
        int seats = Integer.parseInt(scenario.option("seats", "2"));
        List<BotSpec> bots = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            bots.add(BotSpec.of(i == seat ? bot : "random", game, kit));
        }
        MatchConditions conditions = new MatchConditions(PATIENT, Sandbox.Level.LIMITS, Limits.DEFAULTS);
        MatchReport report = new MatchRunner(new Job(game, scenario, bots, conditions)).play();
        assertThat(report.seats())
                .as(bot + " in " + scenario)
                .allSatisfy(each -> assertThat(each.faults()).isEmpty());
        return scenario + ": "
                + report.seats().stream().map(each -> each.standing().score()).toList();
    }
}
