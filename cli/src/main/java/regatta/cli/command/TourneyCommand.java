package regatta.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.option.CommandWords;
import regatta.cli.option.FarmOptions;
import regatta.cli.option.HostOptions;
import regatta.cli.option.ScheduleOptions;
import regatta.cli.page.LeaguePages;
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
import regatta.league.tune.TunedBot;

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
        exitCodeList = {"0:the tournament is complete", "1:it was interrupted"},
        footer = {
            "  regatta tourney ${GAME} greedy hungarian \"python3 MyBot.py\"",
            "  regatta tourney ${GAME} ./a ./b ./c ./d --seats 4 size=32,48,64 --scenarios 30",
            "  regatta tourney ${GAME} ./new ./old1 ./old2 --schedule gauntlet --keep losses",
            "  regatta tourney ${GAME} bots/*.jar --schedule ladder --rounds 50 --store class.league",
            "  regatta tourney ${GAME} ./a ./b --book duels.book --json"
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
        CommandWords line = CommandWords.of(games(), words, "", host.folder());
        Game game = line.game();
        List<Entrant> entrants = entrants(game, line);
        Schedule schedule = schedules.schedule(entrants.size());
        boolean open = schedules.leftOpen() && line.options().isEmpty();
        DefaultRanking ranking = open ? DefaultRanking.of(game) : null;
        List<LabelledScenario> scenarios =
                ranking != null ? ranking.scenarios(line.name(), host.folder()) : drawn(game, line, entrants, schedule);
        Tourney.TourneyPlan plan =
                new Tourney.TourneyPlan(game, seats(game, scenarios), host.conditions(game), scenarios, schedule);
        Path file = storeFile != null ? storeFile : Path.of(game.info().id() + ".league");
        if (resume && !Files.exists(file)) {
            throw new BadInput("--resume: there is no " + file + " to continue. Leave the option out to begin.");
        }
        RecordPolicy policy = keep();
        List<BotSpec> bots = entrants.stream().map(Entrant::spec).toList();
        farms.check();
        boolean people = tables.forPeople();
        Tourney.check(plan, entrants);
        OptionalLong millis = host.tryOut(game, scenarios.get(0).scenario(), bots);
        try (SqliteStore store = SqliteStore.open(file, game.info().id());
                Farm farm = farms.farm(bots, plan.seats())) {
            Tourney tourney = new Tourney(plan, entrants, store);
            if (people) {
                announce(tourney, farm.capacity(), millis);
            }
            boolean complete;
            try (TourneyWatch watch = new TourneyWatch(tourney, people)) {
                complete = tourney.run(farm, policy, watch::matchCounted);
            }
            Path page = LeaguePages.write(game.info(), store, null);
            TourneyReport report = new TourneyReport(line(), game.info(), tourney, page);
            report.print(tables, ranking != null, complete);
            if (complete && people && schedules.isKnockout()) {
                printWinner(tourney, entrants);
            }
            return complete ? Exit.OK : Exit.FAILED;
        }
    }

    /** Prints how many matches are ahead and how long they may take. */
    private void announce(Tourney tourney, int atATime, OptionalLong millis) {
        int matches = tourney.planned();
        String time = millis.isEmpty()
                ? ""
                : ", at most about " + TourneyWatch.duration(millis.getAsLong() / 1000.0 * matches / atATime);
        line().getErr()
                .println(Plural.of(matches, "match") + ", " + atATime + " at a time" + time
                        + ". Ctrl-C stops; the same command continues.");
    }

    private List<Entrant> entrants(Game game, CommandWords line) {
        List<Entrant> entrants = new ArrayList<>();
        for (String bot : line.bots()) {
            if (TunedBot.isOpen(bot, game)) {
                throw new BadInput(
                        "Bot '" + bot + "' has parameters without values. Give them values, or tune them: regatta tune "
                                + game.info().id() + " \"" + bot + "\"");
            }
            entrants.add(Entrant.of(host.bot(bot, game), game));
        }
        if (entrants.size() < 2) {
            throw new BadInput("A tournament needs two bots or more: regatta tourney " + line.name() + " BOT BOT");
        }
        return entrants;
    }

    private List<LabelledScenario> drawn(Game game, CommandWords line, List<Entrant> entrants, Schedule schedule) {
        return schedules.scenarios(game, line, schedule.rounds(entrants.size(), schedules.seats(line)));
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
