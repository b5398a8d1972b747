package regatta.cli.play;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.command.Subcommand;
import regatta.cli.option.CommandWords;
import regatta.cli.option.HostOptions;
import regatta.cli.option.RefereeOptions;
import regatta.cli.option.ThreadOptions;
import regatta.cli.report.LiveText;
import regatta.core.BadInput;
import regatta.core.BuiltIn;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Names;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Job;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.match.OutsideGame;
import regatta.host.match.Scenarios;
import regatta.host.record.LabelledScenario;

/** The command {@code play}: plays matches. */
@Command(
        name = "play",
        header = "Play a match",
        description =
                "Plays a match, or several, and writes their records and replay viewers. Without arguments, two of the"
                        + " best built-in bots play.",
        exitCodeList = {"0:the matches were played", "1:a bot failed (see --ignore-faults), or Ctrl-C was pressed"},
        footer = {
            "  regatta play                                     # two built-in bots",
            "  regatta play ${GAME} random \"python3 MyBot.py\"    # your bot against a built-in",
            "  regatta play ${GAME}/final ./a ./b size=32 seed=7",
            "  regatta play ${GAME} random random random random -n 20 --json",
            "  regatta play ${GAME} ./bot match.regatta#1        # against a recorded opponent",
            "  regatta play ${GAME} human greedy                 # you, in your browser, against a built-in",
            "  regatta play ${GAME} human \"python3 MyBot.py\"     # you against your bot",
            "  regatta play --referee \"java -jar referee.jar\" ./a ./b"
        })
public final class PlayCommand extends Subcommand {

    /** Together with the turn, the title fits in one line of a terminal. Longer lines would not be overwritten. */
    private static final int MAX_TITLE = 54;

    @Parameters(
            arity = "0..*",
            paramLabel = "[GAME] [BOT...] [KEY=VALUE...]",
            hideParamSyntax = true,
            description = "The game, a bot for each player, and scenario options.")
    private List<String> words = new ArrayList<>();

    @Mixin
    private RefereeOptions referee;

    @Mixin
    private HostOptions host;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Random seed of the first match; the same as seed=N. Default: random.")
    private @Nullable String seed;

    @Option(
            names = {"-n", "--games"},
            paramLabel = "N",
            description = "Number of matches, with consecutive seeds and rotating seats. Default: 1.")
    private int games = 1;

    @Mixin
    private ThreadOptions threads;

    @Mixin
    private MatchOutput output;

    @Option(
            names = "--clock",
            paramLabel = "SECONDS",
            description = "Time limit per turn for a human player. Default: none.")
    private @Nullable Integer clock;

    @Override
    public Integer call() throws IOException {
        CommandWords line = referee.words(games(), words, CommandWords.defaultGame(), host.folder());
        Game game = line.game();
        List<String> names = bots(game, line);
        LabelledScenario scenario = scenario(game, line, names.size());
        List<BotSpec> bots = names.stream().map(name -> host.bot(name, game)).toList();
        if (bots.stream().anyMatch(bot -> bot.kind() == BotSpec.BotKind.HUMAN)) {
            Path record = output.record(scenario.scenario(), 0, games);
            if (record == null || !output.keepsPages() || games > 1) {
                throw new BadInput(
                        "A human plays one match, in the replay viewer: leave out --games, --no-record and --no-page.");
            }
            return new HumanMatch(game, host.job(game, scenario, bots), record, output).play(clock);
        }
        if (bots.stream().anyMatch(bot -> bot.kind() == BotSpec.BotKind.COMMAND)) {
            output.printGaps(host.conditions(game));
        }
        List<Job> jobs = IntStream.range(0, ThreadOptions.atLeastOne("--games", games))
                .mapToObj(index -> job(game, scenario, bots, index))
                .toList();
        boolean complete = games == 1
                ? playOne(jobs.get(0))
                : new MatchSeries(jobs, output).play(threads.count(bots, bots.size()));
        return output.finish(games, complete);
    }

    private boolean playOne(Job job) {
        Path record = output.record(job.scenario(), 0, 1);
        if (job.game() instanceof OutsideGame) {
            MatchReport report = new MatchRunner(job).play();
            output.add(job, report, record, null);
            return report.complete();
        }
        String title = Names.shortened(
                String.join(" – ", job.bots().stream().map(BotSpec::name).toList()), MAX_TITLE);
        MatchReport report;
        try (LiveText live = output.live()) {
            report = new MatchRunner(job)
                    .recordTo(record)
                    .onTurn((turn, limit) ->
                            live.show(() -> List.of(title + ": turn " + turn.number() + " of " + limit)))
                    .play();
        }
        output.addWithPage(job, report, record);
        return report.complete();
    }

    private Job job(Game game, LabelledScenario first, List<BotSpec> bots, int index) {
        boolean fixed = game.info().value(first.scenario(), Role.SEED) == null;
        LabelledScenario scenario =
                fixed ? first : first.with(begun -> game.info().withLaterSeed(begun, index));
        List<BotSpec> rotated = new ArrayList<>(bots);
        Collections.rotate(rotated, -index);
        return host.job(game, scenario, rotated);
    }

    private LabelledScenario scenario(Game game, CommandWords line, int bots) {
        int random = 1 + new SecureRandom().nextInt(1_000_000);
        return Scenarios.named(game, line.name(), line.options())
                .with(typed -> completed(game.info(), typed, random, bots));
    }

    private Scenario completed(GameInfo info, Scenario typed, int random, int bots) {
        Scenario scenario = seed == null ? typed : info.with(typed, Role.SEED, seed);
        if (info.value(scenario, Role.START) == null) {
            scenario = info.withDefault(scenario, Role.SEED, random);
        }
        return info.withDefault(scenario, Role.SEATS, bots);
    }

    /**
     * Returns the bots of the arguments. Without any, these are the last two built-ins, which are the strongest. A
     * human alone plays against the last built-in in all other seats.
     */
    private static List<String> bots(Game game, CommandWords line) {
        List<String> named = line.bots();
        if (named.isEmpty() && game.bots().isEmpty()) {
            throw new BadInput("Name a bot for each player: regatta play --referee CMD BOT BOT");
        }
        List<String> names = game.bots().stream().map(BuiltIn::name).toList();
        if (named.equals(List.of(BotSpec.HUMAN))) {
            Scenario scenario = Scenarios.of(game, line.name(), line.options());
            List<String> table = new ArrayList<>(named);
            while (table.size() < game.open(scenario).start().seats()) {
                table.add(names.get(names.size() - 1));
            }
            return table;
        }
        return named.isEmpty() ? names.subList(names.size() - 2, names.size()) : named;
    }
}
