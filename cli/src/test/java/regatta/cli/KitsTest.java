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
import regatta.cli.command.Kits;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Games;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Conditions;
import regatta.host.match.Job;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.process.TimeControl;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;

/** Every kit is copied out, built and played as its README says. */
@Tag("slow")
class KitsTest {

    private static final TimeControl PATIENT = new TimeControl(60_000, 20_000, 0, 0, false);
    private static final Path JAVA_TOOLS = Path.of(System.getProperty("java.home"), "bin");

    /** Where npm puts the compiler of the page. */
    private static final Path NODE_TOOLS =
            Path.of(System.getProperty("regatta.root")).resolve("web/node_modules/.bin");

    /** By language what builds it, if a machine may be without. */
    private static final Map<String, String> COMPILERS = Map.of(
            "csharp", "mcs",
            "go", "go",
            "kotlin", "kotlinc",
            "rust", "rustc",
            "typescript", "tsc");

    private static final int MOST_TURNS = 100;
    private static final List<String> SPECIAL =
            List.of("halite size=32 seed=7 turns=200", "space board=k4", "space board=rings", "space/fair seed=5");

    @TempDir
    Path folder;

    @ParameterizedTest
    @MethodSource("games")
    void theKitsOfAGamePlayWithoutFaultAndAllAlike(String game, TestReporter reporter) throws Exception {
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
            for (Scenario scenario : scenarios(Games.named(game).info())) {
                scores.add(play(scenario, bot, kit, scores.size() % 2));
            }
            results.add(scores);
        }
        assertThat(results).as("scores by language").containsOnly(results.get(0));
    }

    private static List<String> languages(String game) {
        try (Kits kits = Kits.of(Games.named(game))) {
            return kits.languages();
        }
    }

    private static boolean isThere(String program) {
        return Arrays.stream(path().split(File.pathSeparator))
                .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
    }

    /** Returns the search path for what builds kits. */
    private static String path() {
        return String.join(File.pathSeparator, JAVA_TOOLS.toString(), NODE_TOOLS.toString(), System.getenv("PATH"));
    }

    @Test
    void everyReadmeLeadsOnFromTheFirstMatch() throws Exception {
        for (String game : games()) {
            for (String language : languages(game)) {
                Path kit = folder.resolve(game + "-" + language);
                assertThat(new Terminal().regatta("new", game, language, kit.toString()))
                        .isZero();
                assertThat(kit.resolve("README.md"))
                        .content()
                        .contains(
                                "regatta play " + game, "regatta check", "regatta watch", "regatta ab", "--no-timeout")
                        .contains("standard error", "`@{");
            }
        }
    }

    static List<String> games() {
        return Games.all().stream().map(game -> game.info().id()).toList();
    }

    /** Returns what is played of a game: a few seeds, with four seats where there may be, and what is special to it. */
    private static List<Scenario> scenarios(GameInfo info) {
        Scenario plain = info.with(Scenario.parse(info.id()), Role.TURNS, MOST_TURNS);
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
        builder.environment().put("PATH", path());
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
        MatchReport report = new MatchRunner(new Job(scenario, bots, conditions)).play();
        assertThat(report.seats())
                .as(bot + " in " + scenario)
                .allSatisfy(each -> assertThat(each.faults()).isEmpty());
        return scenario + ": "
                + report.seats().stream().map(each -> each.standing().score()).toList();
    }
}
