package regatta.cli.command;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
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
import regatta.cli.report.SheetOptions;
import regatta.cli.report.TourneyReport;
import regatta.cli.report.TourneyWatch;
import regatta.core.BadInput;
import regatta.core.Counted;
import regatta.core.Game;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Farm;
import regatta.host.record.NamedScenario;
import regatta.host.spi.Course;
import regatta.league.schedule.Knockout;
import regatta.league.schedule.Schedule;
import regatta.league.store.SqliteStore;
import regatta.league.tourney.Entrant;
import regatta.league.tourney.Keep;
import regatta.league.tourney.Tourney;
import regatta.league.tune.TunedBots;

/** Plays tournaments. */
@Command(
        name = "tourney",
        description = {
            "Plays a tournament and rates the bots, with error bars.",
            "Every table plays the same scenarios in all seat rotations, so that the luck of map and seat cancels.",
            "Matches are kept in a store as they end: after Ctrl-C, or worse, the same command goes on where it stopped.",
            "A bot that fails in each of its first five matches, and beats nobody who does not, is set aside.",
            "Ends with 0 if the tournament came to its end, with 1 if it was interrupted."
        },
        footer = {
            "  regatta tourney ${GAME} greedy hungarian \"python3 MyBot.py\"",
            "  regatta tourney ${GAME} ./a ./b ./c ./d --seats 4 size=32,48,64 --scenarios 30",
            "  regatta tourney ${GAME} ./new ./old1 ./old2 --schedule gauntlet --keep losses",
            "  regatta tourney ${GAME} bots/*.jar --schedule ladder --rounds 50 --store class.league",
            "  regatta tourney ${GAME} ./a ./b --book duels.book --json",
            "  regatta tourney GAME strategies/*.jar       ranks a course: wins in total and per board"
        })
public final class TourneyCommand extends Subcommand implements Callable<Integer> {

    @Parameters(
            arity = "1..*",
            paramLabel = "GAME BOT… KEY=VALUE…",
            description = "A game, the bots, and options of the scenarios; commas part several values.")
    private List<String> words = new ArrayList<>();

    @Mixin
    private ScheduleOptions schedules;

    @Mixin
    private HostOptions host;

    @Mixin
    private FarmOptions farms;

    @Mixin
    private SheetOptions sheets;

    @Option(names = "--store", paramLabel = "FILE", description = "The store of the league. Default: GAME.league.")
    private @Nullable Path storeFile;

    @Option(
            names = "--resume",
            description = "Go on where the same command stopped, as it does anyway; complain if there is nothing.")
    private boolean resume;

    @Option(
            names = "--keep",
            paramLabel = "WHICH",
            description = "Keep records of none, losses (of the first bot), faults or all. Default: none.")
    private String keep = "none";

    @Override
    public Integer call() {
        CommandWords line = CommandWords.of(words, "", host.folder());
        Game game = line.game();
        List<Entrant> entrants = entrants(game, line);
        Schedule schedule = schedules.schedule(entrants.size());
        boolean open = schedules.leftOpen() && line.options().isEmpty();
        Course course = open ? Course.of(game.info().id()) : null;
        List<NamedScenario> scenarios =
                course != null ? course.scenarios(line.name(), host.folder()) : drawn(game, line, entrants, schedule);
        Tourney.Plan plan = new Tourney.Plan(game, seats(game, scenarios), host.conditions(game), scenarios, schedule);
        Path file = storeFile != null ? storeFile : Path.of(game.info().id() + ".league");
        if (resume && !Files.exists(file)) {
            throw new BadInput("--resume: there is no " + file + " to go on with. Leave it out to begin.");
        }
        Keep wanted = keep();
        List<BotSpec> bots = entrants.stream().map(Entrant::spec).toList();
        farms.check();
        boolean people = sheets.forPeople();
        Tourney.check(plan, entrants);
        OptionalLong millis = host.tryOut(game, scenarios.get(0).scenario(), bots);
        try (SqliteStore store = SqliteStore.open(file, game.info().id());
                Farm farm = farms.farm(bots, plan.seats())) {
            Tourney tourney = new Tourney(plan, entrants, store);
            if (people) {
                announce(tourney, farm.capacity(), millis);
            }
            TourneyWatch watch = new TourneyWatch(tourney, people);
            boolean complete = tourney.run(farm, wanted, watch::matchCounted);
            watch.clear();
            Path page = LeaguePages.write(store, null);
            TourneyReport report = new TourneyReport(line(), tourney, page);
            report.print(sheets, course != null, complete);
            if (complete && people && schedules.isKnockout()) {
                tellWinner(tourney, entrants);
            }
            return complete ? Exit.FINE : Exit.NO;
        }
    }

    /** Says what is ahead, so that nobody is surprised by an afternoon. */
    private void announce(Tourney tourney, int atATime, OptionalLong millis) {
        int matches = tourney.planned();
        String time = millis.isEmpty()
                ? ""
                : ", at most about " + TourneyWatch.duration(millis.getAsLong() / 1000.0 * matches / atATime);
        line().getErr()
                .println(Counted.of(matches, "match") + ", " + atATime + " at a time" + time
                        + ". Ctrl-C stops; the same command goes on where it stopped.");
    }

    /** Resolves the bots that play. */
    private List<Entrant> entrants(Game game, CommandWords line) {
        List<Entrant> entrants = new ArrayList<>();
        for (String bot : line.bots()) {
            if (TunedBots.isOpen(bot, game)) {
                throw new BadInput(
                        "Bot '" + bot + "' leaves numbers open. Give them values, or find better ones: regatta tune \""
                                + bot + "\" -g " + game.info().id());
            }
            entrants.add(Entrant.of(host.bot(bot, game), game));
        }
        if (entrants.size() < 2) {
            throw new BadInput("A tournament needs two bots or more: regatta tourney " + line.name() + " BOT BOT …");
        }
        return entrants;
    }

    private List<NamedScenario> drawn(Game game, CommandWords line, List<Entrant> entrants, Schedule schedule) {
        return schedules.scenarios(game, line, schedule.rounds(entrants.size(), schedules.seats(line)));
    }

    /** Finds out how many play in a match, which must be the same in all scenarios. */
    private int seats(Game game, List<NamedScenario> scenarios) {
        Scenario first = scenarios.get(0).scenario();
        for (NamedScenario named : scenarios) {
            String seats = game.info().value(named.scenario(), Role.SEATS);
            if (!Objects.equals(seats, game.info().value(first, Role.SEATS))) {
                throw new BadInput("A tournament has as many seats in all its matches, but '" + first + "' and '"
                        + named.scenario() + "' differ. Play two, with the same store.");
            }
        }
        int seats = game.open(first).start().seats();
        if (seats < 2) {
            throw new BadInput("'" + first + "' is played alone: there is nobody to be better than.");
        }
        if (schedules.givenSeats() != null && schedules.givenSeats() != seats) {
            throw new BadInput("--seats " + schedules.givenSeats() + ": here "
                    + game.info().title() + " is played by " + seats + ".");
        }
        return seats;
    }

    private Keep keep() {
        List<String> known = new ArrayList<>();
        for (Keep each : Keep.values()) {
            String word = each.name().toLowerCase(Locale.ROOT);
            if (word.equals(keep)) {
                return each;
            }
            known.add(word);
        }
        throw BadInput.unknown("value of --keep", keep, known);
    }

    private void tellWinner(Tourney tourney, List<Entrant> entrants) {
        PrintWriter out = out();
        Knockout.winners(tourney.history()).stream()
                .limit(1)
                .forEach(bot -> out.println(
                        "The knockout was won by " + entrants.get(bot).spec().name() + "."));
        out.flush();
    }
}
