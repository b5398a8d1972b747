package regatta.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.option.CommandWords;
import regatta.cli.option.FarmOptions;
import regatta.cli.option.HostOptions;
import regatta.cli.option.LineupOptions;
import regatta.cli.option.RefereeOptions;
import regatta.cli.option.ScheduleOptions;
import regatta.cli.page.LeaguePages;
import regatta.cli.report.RefereeReport;
import regatta.cli.report.TableOptions;
import regatta.cli.report.TourneyReport;
import regatta.cli.report.TourneyWatch;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Plural;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Farm;
import regatta.host.record.LabelledScenario;
import regatta.host.spi.DefaultRanking;
import regatta.league.schedule.Knockout;
import regatta.league.schedule.Schedule;
import regatta.league.store.SqliteStore;
import regatta.league.tourney.Entrant;
import regatta.league.tourney.RecordPolicy;
import regatta.league.tourney.Tourney;

/** The command {@code tourney}: plays a tournament. */
@Command(
        name = "tourney",
        aliases = "tournament",
        header = "Play a tournament and rate bots",
        description = {
            "Plays a tournament and rates the bots, with error bars. Each group of bots plays the same scenarios in all seat "
                    + "rotations, so that maps and seats favour none of them.",
            "Matches are stored as they end: after Ctrl-C or a crash, the same command continues.",
            "A bot is disqualified if it fails in each of its first five matches and beats no bot that plays properly."
        },
        exitCodeList = {"0:the tournament is complete, or its time (--for) is up", "1:it was interrupted"},
        footer = {
            "  regatta tourney ${GAME} greedy hungarian \"python3 MyBot.py\"",
            "  regatta tourney ${GAME} ./a ./b ./c ./d --seats 4 size=32,48,64 --scenarios 30",
            "  regatta tourney ${GAME} ./new ./old1 ./old2 --schedule gauntlet --keep losses",
            "  regatta tourney ${GAME} bots/* --skip-broken --names roster.csv --for 30m",
            "  regatta tourney ${GAME} ./a ./b --book duels.book --json",
            "  regatta tourney --referee \"java -jar referee.jar\" ./a ./b ./c"
        })
public final class TourneyCommand extends Subcommand {

    @Parameters(
            arity = "1..*",
            paramLabel = "GAME BOT... [KEY=VALUE...]",
            hideParamSyntax = true,
            description = "The game, the bots, and scenario options. Separate several values with commas (size=32,40).")
    private List<String> words = new ArrayList<>();

    @Mixin
    private ScheduleOptions schedules;

    @Mixin
    private LineupOptions lineup;

    @Mixin
    private RefereeOptions referee;

    @Mixin
    private HostOptions host;

    @Mixin
    private FarmOptions farms;

    @Mixin
    private TableOptions tables;

    @Option(names = "--store", paramLabel = "FILE", description = "The file of the league. Default: GAME.league.")
    private @Nullable Path storeFile;

    @Option(
            names = "--resume",
            description =
                    "Continue an interrupted tournament, and fail if there is none. Without it, continue or begin.")
    private boolean resume;

    @Option(
            names = "--keep",
            paramLabel = "WHICH",
            description = "Records to keep: none, losses (of the first bot), faults or all. Default: none.")
    private String keep = "none";

    @Override
    public Integer call() throws IOException {
        CommandWords line = referee.words(games(), words, "", host.folder());
        Game game = line.game();
        RecordPolicy policy = keep();
        farms.check(game);
        tables.forPeople();
        Path file = storeFile != null ? storeFile : Path.of(game.info().id() + ".league");
        if (resume && !Files.exists(file)) {
            throw new BadInput("--resume: there is no " + file + " to continue. Leave the option out to begin.");
        }
        List<Entrant> entered = lineup.entrants(game, line.bots(), host);
        Tourney.TourneyPlan plan = plan(line, entered);
        List<Entrant> entrants =
                lineup.usable(entered, game, plan.scenarios().get(0).scenario(), host);
        plan = entrants.equals(entered) ? plan : plan(line, entrants);
        List<BotSpec> bots = entrants.stream().map(Entrant::spec).toList();
        try (SqliteStore store = SqliteStore.open(file, game.info().id());
                Farm farm = farms.farm(bots, plan.seats())) {
            Tourney tourney = new Tourney(plan, entrants, store);
            boolean complete;
            try {
                complete = play(tourney, farm, policy);
            } finally {
                RefereeReport.store(game, store);
            }
            Path page = LeaguePages.write(game, store, null);
            TourneyReport report = new TourneyReport(line(), game, tourney, page);
            report.print(tables, ranking(line) != null, complete);
            if (complete && tables.forPeople() && schedules.isKnockout()) {
                printWinner(tourney, entrants);
            }
            return complete || farms.timed() && !Thread.currentThread().isInterrupted() ? Exit.OK : Exit.FAILED;
        }
    }

    private boolean play(Tourney tourney, Farm farm, RecordPolicy policy) {
        PrintWriter err = line().getErr();
        if (tables.forPeople()) {
            err.println(Plural.of(tourney.planned(), "match") + ", " + farm.capacity()
                    + " at a time. Ctrl-C stops; the same command continues.");
        }
        try (TourneyWatch watch = new TourneyWatch(tourney, err, tables.forPeople(), farms.everyMatch())) {
            return tourney.run(farm, policy, watch);
        }
    }

    private Tourney.TourneyPlan plan(CommandWords line, List<Entrant> entrants) {
        if (entrants.size() < 2) {
            lineup.requireUsable();
            throw new BadInput("A tournament needs two bots or more: regatta tourney " + line.name() + " BOT BOT");
        }
        Game game = line.game();
        Schedule schedule = schedules.schedule(entrants.size());
        DefaultRanking ranking = ranking(line);
        List<LabelledScenario> scenarios = ranking != null
                ? ranking.scenarios(line.name(), host.folder())
                : schedules.scenarios(game, line, schedule.rounds(entrants.size(), schedules.seats(line)));
        Tourney.TourneyPlan plan =
                new Tourney.TourneyPlan(game, seats(game, scenarios), host.conditions(game), scenarios, schedule);
        Tourney.check(plan, entrants);
        return plan;
    }

    /** Returns the default ranking of the game, if it has one and no option says what to play. */
    private @Nullable DefaultRanking ranking(CommandWords line) {
        return schedules.leftOpen() && line.options().isEmpty() ? DefaultRanking.of(line.game()) : null;
    }

    /** Returns the number of players per match, which must be the same in all scenarios. */
    private int seats(Game game, List<LabelledScenario> scenarios) {
        Scenario first = scenarios.get(0).scenario();
        for (LabelledScenario named : scenarios) {
            String seats = game.info().value(named.scenario(), Role.SEATS);
            if (!Objects.equals(seats, game.info().value(first, Role.SEATS))) {
                throw new BadInput("All matches of a tournament have the same number of players, but '" + first
                        + "' and '" + named.scenario() + "' differ. Play two tournaments with the same --store.");
            }
        }
        int seats = game.open(first).start().seats();
        if (seats < 2) {
            throw new BadInput("'" + first + "' has one player, and a tournament needs two.");
        }
        if (schedules.givenSeats() != null && schedules.givenSeats() != seats) {
            throw new BadInput("--seats " + schedules.givenSeats() + ": here "
                    + game.info().title() + " has " + seats + " players.");
        }
        return seats;
    }

    private RecordPolicy keep() {
        List<String> known = new ArrayList<>();
        for (RecordPolicy each : RecordPolicy.values()) {
            String word = each.name().toLowerCase(Locale.ROOT);
            if (word.equals(keep)) {
                return each;
            }
            known.add(word);
        }
        throw BadInput.unknown("value of --keep", keep, known);
    }

    private void printWinner(Tourney tourney, List<Entrant> entrants) {
        Knockout.winners(tourney.history()).stream()
                .limit(1)
                .forEach(bot -> out().println(entrants.get(bot).spec().name() + " wins the knockout."));
    }
}
