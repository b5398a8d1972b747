package regatta.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.page.LeaguePages;
import regatta.cli.report.LeagueTables;
import regatta.cli.report.RefereeReport;
import regatta.cli.report.TableOptions;
import regatta.cli.report.TextTable;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Plural;
import regatta.host.io.TerminalText;
import regatta.host.referee.RefereeGame;
import regatta.league.store.MatchFilter;
import regatta.league.store.SqliteStore;
import regatta.league.table.League;
import regatta.league.table.Slices;
import regatta.league.table.StoredBot;

/** The command {@code league}: shows the results of a tournament. */
@Command(
        name = "league",
        header = "Show the results of a tournament",
        description = "Shows the ratings, matches and head-to-head scores in the file of a tournament.",
        footer = {
            "  regatta league show my.league",
            "  regatta league show my.league --csv",
            "  regatta league matches my.league --bot greedy --json",
            "  regatta league head-to-head my.league",
            "  regatta league slice --by size,seats my.league",
            "  regatta league slice --by size,opponent my.league --csv",
            "  regatta league report my.league -o index.html"
        })
public final class LeagueCommand extends Subcommand {

    /** The content of a league file. */
    private record Content(Game game, League league, List<String> notes) {

        static Content of(GameCatalog games, Path file) {
            try (SqliteStore store = SqliteStore.read(file)) {
                return new Content(
                        RefereeGame.stored(games, store.game()), store.league(), RefereeReport.stored(store));
            }
        }
    }

    @Command(name = "show", mixinStandardHelpOptions = true, header = "Show the ratings with error bars")
    int show(
            @Parameters(paramLabel = "FILE", description = "The league file.") Path file, @Mixin TableOptions options) {
        Content content = Content.of(games(), file);
        League league = content.league();
        options.print(LeagueTables.ratings(league.table()), line());
        if (options.forPeople()) {
            PrintWriter out = out();
            out.println(Plural.of(league.played().size(), "match") + " of "
                    + content.game().info().title() + ". " + LeagueTables.notes(league));
            content.notes().forEach(note -> out.println(TerminalText.text(note)));
            TextTable stats = LeagueTables.stats(league.table());
            if (!stats.values().isEmpty()) {
                out.println("Values reported by bots, mean of all matches:");
                options.print(stats, line());
            }
            if (!league.disqualified().isEmpty()) {
                out.println("Disqualified; their matches do not count:");
                league.disqualified()
                        .forEach((bot, reason) -> out.println(TerminalText.text("  " + bot.name() + ": " + reason)));
            }
        }
        return Exit.OK;
    }

    @Command(name = "matches", mixinStandardHelpOptions = true, header = "List the matches, one line per player")
    int matches(
            @Parameters(paramLabel = "FILE", description = "The league file.") Path file,
            @Option(names = "--bot", paramLabel = "BOT", description = "Only the matches of one bot.") @Nullable
                    String bot,
            @Mixin TableOptions options) {
        try (SqliteStore store = SqliteStore.read(file)) {
            List<String> names =
                    store.bots().stream().map(StoredBot::name).distinct().toList();
            if (bot != null && !names.contains(bot)) {
                throw BadInput.unknown("bot", bot, names);
            }
            MatchFilter filter = bot == null ? MatchFilter.ALL : MatchFilter.bot(bot);
            options.print(LeagueTables.matches(store.matches(filter)), line());
        }
        return Exit.OK;
    }

    @Command(
            name = "head-to-head",
            mixinStandardHelpOptions = true,
            header = "Compare each pair's score with its ratings")
    int headToHead(
            @Parameters(paramLabel = "FILE", description = "The league file.") Path file, @Mixin TableOptions options) {
        League league = Content.of(games(), file).league();
        if (options.forPeople()) {
            options.print(LeagueTables.matrix(league), line());
            out().println("Score in percent of each bot against the bots of these ranks.");
            out().println(LeagueTables.notes(league));
        } else {
            options.print(LeagueTables.duels(league), line());
        }
        return Exit.OK;
    }

    @Command(
            name = "slice",
            mixinStandardHelpOptions = true,
            header = "Show the ratings by scenario option",
            description =
                    "Shows the ratings for each map size, number of players or other option of the scenarios. With"
                            + " 'opponent' among the keys, shows the score against each opponent.")
    int slice(
            @Option(
                            names = "--by",
                            required = true,
                            split = ",",
                            paramLabel = "KEY,...",
                            hideParamSyntax = true,
                            description = "Options of the game, 'rules' or 'opponent'.")
                    List<String> keys,
            @Parameters(paramLabel = "FILE", description = "The league file.") Path file,
            @Mixin TableOptions options) {
        Content content = Content.of(games(), file);
        List<String> by = new ArrayList<>(keys);
        boolean opponents = by.remove("opponent");
        Map<List<String>, League> parts = Slices.by(by, content.game(), content.league());
        options.print(opponents ? LeagueTables.duelsByPart(by, parts) : LeagueTables.ratingsByPart(by, parts), line());
        return Exit.OK;
    }

    @Command(
            name = "report",
            aliases = "page",
            mixinStandardHelpOptions = true,
            header = "Write an HTML report, a single file")
    int report(
            @Parameters(paramLabel = "FILE", description = "The league file.") Path file,
            @Option(
                            names = {"-o", "--output"},
                            paramLabel = "FILE",
                            description = "The report. Default: next to the league file.")
                    @Nullable
                    Path output)
            throws IOException {
        try (SqliteStore store = SqliteStore.read(file)) {
            out().println(LeaguePages.write(RefereeGame.stored(games(), store.game()), store, output)
                    .toAbsolutePath()
                    .toUri());
        }
        return Exit.OK;
    }
}
