package regatta.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.option.CommandWords;
import regatta.cli.option.CompareOptions;
import regatta.cli.option.HostOptions;
import regatta.cli.option.Showcase;
import regatta.cli.page.Browser;
import regatta.cli.page.Pages;
import regatta.cli.page.TableServer;
import regatta.cli.report.MatchTable;
import regatta.cli.report.StatusLine;
import regatta.core.BadInput;
import regatta.core.BuiltIn;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Names;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.io.MachineFault;
import regatta.host.io.Plain;
import regatta.host.match.Farm;
import regatta.host.match.FarmLoop;
import regatta.host.match.FarmLoop.Task;
import regatta.host.match.Job;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.match.Played;
import regatta.host.match.Scenarios;
import regatta.host.match.ThreadFarm;
import regatta.host.process.Desk;
import regatta.host.record.NamedScenario;

/** Plays matches. */
@Command(
        name = "play",
        description = "Plays a match, or several, and keeps their records.",
        footer = {
            "  regatta play                                     a show match",
            "  regatta play ${GAME} random \"python3 MyBot.py\"    your bot against a built-in",
            "  regatta play ${GAME}/final ./a ./b size=32 seed=7",
            "  regatta play ${GAME} random random random random -n 20 --json",
            "  regatta play ${GAME} ./bot match.regatta#1        against a recorded opponent",
            "  regatta play ${GAME} human greedy                 you, in your browser, against a built-in",
            "  regatta play ${GAME} human \"python3 MyBot.py\"     you against your bot"
        })
public final class PlayCommand extends Subcommand implements Callable<Integer> {

    /** How long a page has to fetch the end of its match before the server ends. */
    private static final int SECONDS_TO_SEE_THE_END = 10;

    private final long beganMillis = System.currentTimeMillis();

    /** With the turn behind it, it fits in one line of a terminal: a longer one is not drawn over but piles up. */
    private static final int LONGEST_TITLE = 54;

    @Parameters(
            arity = "0..*",
            paramLabel = "GAME BOT… KEY=VALUE…",
            description = "A game, a bot for each seat, and options of the scenario.")
    private List<String> words = new ArrayList<>();

    @Mixin
    private HostOptions host;

    @Option(names = "--seed", paramLabel = "N", description = "The seed; the same as seed=N. Default: drawn by lot.")
    private @Nullable String seed;

    @Option(
            names = {"-n", "--games"},
            paramLabel = "N",
            description = "How many matches, each with the next seed, seats rotating.")
    private int games = 1;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description =
                    "Matches at a time. Default: one a core; with bots that are programs, so many that each has one.")
    private @Nullable Integer threads;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE|FOLDER/",
            description = "Where to keep the record. Default: the folder records, under a name that is free.")
    private @Nullable String out;

    @Option(names = "--no-record", description = "Keep no record.")
    private boolean noRecord;

    @Option(names = "--no-page", description = "Leave no page to watch the match.")
    private boolean noPage;

    @Option(
            names = {"-q", "--quiet"},
            description = "Print nothing but errors.")
    private boolean quiet;

    @Option(names = "--json", description = "Print the result for machines, a line a match.")
    private boolean json;

    @Option(names = "--forgive", description = "End with 0 even if a bot failed.")
    private boolean forgive;

    @Option(
            names = "--clock",
            paramLabel = "SECONDS",
            description = "How long a person may think about a turn. Default: as long as it takes.")
    private @Nullable Integer clock;

    private boolean machineFailed;

    @Override
    public Integer call() {
        CommandWords line = CommandWords.of(words, Showcase.game(), host.folder());
        Game game = line.game();
        List<String> bots = bots(game, line);
        NamedScenario scenario = scenario(game, line, bots.size());
        List<BotSpec> specs = new ArrayList<>();
        for (String bot : bots) {
            specs.add(host.bot(bot, game));
        }
        if (specs.stream().anyMatch(bot -> bot.kind() == BotSpec.Kind.PERSON)) {
            return playInPage(game, host.job(game, scenario, specs), record(scenario.scenario(), 0));
        }
        if (specs.stream().anyMatch(bot -> bot.kind() == BotSpec.Kind.COMMAND)) {
            tellGaps();
        }
        MatchTable table = new MatchTable(line(), quiet, json);
        CompareOptions.atLeastOne("--games", games);
        boolean complete = games == 1
                ? playOne(game, job(game, scenario, specs, 0), table)
                : playAll(game, scenario, specs, table);
        table.finish(games);
        if (machineFailed) {
            return Exit.MACHINE;
        }
        return complete && (forgive || !table.anyFault()) ? Exit.FINE : Exit.NO;
    }

    /** Says once what strangers' programs are not kept from here. */
    private void tellGaps() {
        List<String> gaps = quiet ? List.of() : host.sandbox().gaps();
        for (String gap : gaps) {
            line().getErr().println("Note: " + gap + " (regatta doctor)");
        }
        line().getErr().flush();
    }

    /**
     * A person plays in a page. It has the engine and the built-in bots; against those it needs nothing else, and the match
     * is in one file. Programs play here, and so do all against a clock; the page asks for what happens.
     */
    private int playInPage(Game game, Job job, @Nullable Path record) {
        if (record == null || noPage || games > 1) {
            throw new BadInput("A person plays one match, in its page: leave out -n, --no-record and --no-page.");
        }
        if (job.bots().stream().filter(bot -> bot.kind() == BotSpec.Kind.PERSON).count() > 1) {
            throw new BadInput("One person can play here: " + BotSpec.HUMAN + " is named more than once.");
        }
        boolean alone = job.bots().stream()
                .allMatch(bot -> bot.kind() == BotSpec.Kind.PERSON || bot.kind() == BotSpec.Kind.BUILT_IN);
        if (!alone || clock != null) {
            tellGaps();
            return playAtTable(game, job, record);
        }
        new MatchRunner(job, game).recordTo(record).writeHeader();
        tellPage(Pages.beside(record).toAbsolutePath().toUri().toString(), "");
        return Exit.FINE;
    }

    private void tellPage(String page, String more) {
        boolean opened = Boolean.getBoolean("regatta.terminal") && Browser.open(page);
        PrintWriter out = out();
        out.println((opened ? "Opened in your browser: " : "Open in your browser: ") + page + more);
        out.flush();
    }

    /** Runs the match here; the person may close the page and open it again. */
    private int playAtTable(Game game, Job job, Path record) {
        Long millis = clock == null ? null : 1000L * CompareOptions.atLeastOne("--clock", clock);
        Desk desk = new Desk();
        try (TableServer server = new TableServer(desk, record, 0)) {
            tellPage(server.address(), " (Ctrl-C ends the match)");
            MatchReport report = new MatchRunner(job, game)
                    .recordTo(record)
                    .person(desk, millis)
                    .play();
            server.see(SECONDS_TO_SEE_THE_END);
            MatchTable table = new MatchTable(line(), quiet, json);
            table.add(job.named(), report, record, report.recordProblem() == null ? page(record) : null);
            table.finish(1);
            return report.complete() && (forgive || !table.anyFault()) ? Exit.FINE : Exit.NO;
        } catch (IOException e) {
            throw new MachineFault("The page cannot be served: " + MachineFault.reason(e), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Exit.NO;
        }
    }

    private boolean playOne(Game game, Job job, MatchTable table) {
        Path record = record(job.scenario(), 0);
        String title = Names.shortened(
                String.join(" – ", job.bots().stream().map(BotSpec::name).toList()), LONGEST_TITLE);
        StatusLine status = new StatusLine(!quiet && !json);
        MatchReport report;
        try {
            report = new MatchRunner(job, game)
                    .recordTo(record)
                    .onTurn((turn, limit) -> {
                        if (status.due()) {
                            status.draw(title + ": turn " + turn + " of " + limit);
                        }
                    })
                    .play();
        } finally {
            status.clear();
        }
        Path page = record == null || report.recordProblem() != null ? null : page(record);
        table.add(job.named(), report, record, page);
        machineFailed |= report.recordProblem() != null;
        return report.complete();
    }

    /**
     * Leaves a page beside a record, and as the latest of its folder; an old page of another match does not stay. If the
     * machine does not let it, the match and its record are none the worse.
     */
    private @Nullable Path page(Path record) {
        try {
            if (noPage) {
                Pages.forget(record);
                return null;
            }
            Path page = Pages.beside(record);
            if (out == null) {
                Pages.keepAsLatest(page);
            }
            return page;
        } catch (UncheckedIOException e) {
            machineFailed = true;
            PrintWriter err = line().getErr();
            err.println(line().getColorScheme()
                    .errorText(Plain.text("There is no page to watch it: " + MachineFault.reason(e)
                            + " The record is safe: regatta watch " + record)));
            err.flush();
            return null;
        }
    }

    /** Plays many matches side by side, and tells of them in their order. */
    private boolean playAll(Game game, NamedScenario first, List<BotSpec> bots, MatchTable table) {
        int atATime = threads == null
                ? ThreadFarm.usualThreads(bots, bots.size())
                : CompareOptions.atLeastOne("--threads", threads);
        StatusLine status = new StatusLine(!quiet && !json);
        Iterator<Task> tasks = IntStream.range(0, games)
                .mapToObj(index -> task(index, job(game, first, bots, index), table, status))
                .toList()
                .iterator();
        try (Farm farm = new ThreadFarm(atATime)) {
            return FarmLoop.inOrder(farm).run(() -> tasks.hasNext() ? tasks.next() : null, () -> false);
        } finally {
            status.clear();
        }
    }

    private Task task(int index, Job job, MatchTable table, StatusLine status) {
        return new Task(List.of(job.counted(String.valueOf(index), !noRecord)), played -> {
            status.clear();
            Path record = kept(job.scenario(), index, played.get(0));
            table.add(job.named(), played.get(0).report(), record, null);
            if (status.due()) {
                status.draw("match " + (index + 1) + " of " + games);
            }
        });
    }

    private @Nullable Path kept(Scenario scenario, int index, Played played) {
        Path record = record(scenario, index);
        byte[] content = played.record();
        if (record == null || content == null) {
            return null;
        }
        try {
            Files.createDirectories(record.toAbsolutePath().getParent());
            Files.write(record, content);
            Pages.forget(record);
            return record;
        } catch (IOException e) {
            throw new MachineFault("The record cannot be written: " + MachineFault.reason(e), e);
        }
    }

    private Job job(Game game, NamedScenario first, List<BotSpec> bots, int index) {
        boolean fixed = game.info().value(first.scenario(), Role.SEED) == null;
        NamedScenario scenario = fixed ? first : first.with(begun -> game.info().withLaterSeed(begun, index));
        List<BotSpec> rotated = new ArrayList<>();
        for (int seat = 0; seat < bots.size(); seat++) {
            rotated.add(bots.get((seat + index) % bots.size()));
        }
        return host.job(game, scenario, rotated);
    }

    /**
     * Returns where a record goes: no match overwrites another that nobody named. The name does not tell the random seed,
     * because a bot may see it.
     */
    private @Nullable Path record(Scenario scenario, int index) {
        if (noRecord) {
            return null;
        }
        boolean folder = out == null || out.endsWith("/") || games > 1 || Files.isDirectory(Path.of(out));
        if (out != null && !folder) {
            return Path.of(out);
        }
        Path place = Path.of(out == null ? "records" : out);
        String began = String.format(Locale.ROOT, "%1$tY%1$tm%1$td-%1$tH%1$tM%1$tS", beganMillis);
        String name = scenario.game() + "-" + began + (games > 1 ? "-" + (index + 1) : "");
        Path record = place.resolve(name + ".regatta");
        for (int copy = 2; Files.exists(record); copy++) {
            record = place.resolve(name + "-" + copy + ".regatta");
        }
        return record;
    }

    private NamedScenario scenario(Game game, CommandWords line, int bots) {
        int drawn = 1 + new SecureRandom().nextInt(1_000_000);
        return Scenarios.named(game, line.name(), line.options())
                .with(typed -> completed(game.info(), typed, drawn, bots));
    }

    private Scenario completed(GameInfo info, Scenario typed, int drawn, int bots) {
        Scenario scenario = seed == null ? typed : info.with(typed, Role.SEED, seed);
        if (info.value(scenario, Role.START) == null) {
            scenario = info.withUsual(scenario, Role.SEED, drawn);
        }
        return info.withUsual(scenario, Role.SEATS, bots);
    }

    /**
     * Who plays if nobody is named: the last two built-ins, which are the best a game has. A person alone meets the last in
     * all other seats.
     */
    private static List<String> bots(Game game, CommandWords line) {
        List<String> named = line.bots();
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
