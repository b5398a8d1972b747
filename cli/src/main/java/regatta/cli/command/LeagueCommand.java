package regatta.cli.command;

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
import regatta.cli.report.LeagueSheets;
import regatta.cli.report.SheetOptions;
import regatta.cli.report.SliceSheets;
import regatta.core.BadInput;
import regatta.core.Counted;
import regatta.core.Game;
import regatta.core.Games;
import regatta.host.io.Plain;
import regatta.league.store.MatchFilter;
import regatta.league.store.SqliteStore;
import regatta.league.table.League;
import regatta.league.table.Slices;
import regatta.league.table.StoredBot;

/** Says what the matches of a league say. */
@Command(
        name = "league",
        description = "Shows the table, the matches and the duels of a league, from the store that a tournament left.",
        footer = {
            "  regatta league show my.league",
            "  regatta league show my.league --csv",
            "  regatta league matches my.league --bot greedy --json",
            "  regatta league head-to-head my.league",
            "  regatta league slice --by size,seats my.league",
            "  regatta league slice --by size,opponent my.league --csv",
            "  regatta league page my.league -o index.html"
        })
public final class LeagueCommand extends CommandGroup {

    /** What a store holds. */
    private record Content(Game game, League league) {

        static Content of(Path file) {
            try (SqliteStore store = SqliteStore.read(file)) {
                return new Content(Games.named(store.game()), store.league());
            }
        }
    }

    @Command(name = "show", mixinStandardHelpOptions = true, description = "Who is how good, and how sure that is.")
    int show(@Parameters(paramLabel = "STORE", description = "A store.") Path file, @Mixin SheetOptions options) {
        Content content = Content.of(file);
        League league = content.league();
        options.print(LeagueSheets.table(league.table()), line());
        if (options.forPeople()) {
            PrintWriter out = out();
            out.println(Counted.of(league.played().size(), "match") + " of "
                    + content.game().info().title() + ". " + LeagueSheets.notes(league));
            if (!league.setAside().isEmpty()) {
                out.println("Set aside; their matches count for nobody:");
                league.setAside().forEach((bot, reason) -> out.println(Plain.text("  " + bot.name() + ": " + reason)));
            }
            out.flush();
        }
        return Exit.FINE;
    }

    @Command(name = "matches", mixinStandardHelpOptions = true, description = "Every match, a line a seat.")
    int matches(
            @Parameters(paramLabel = "STORE", description = "A store.") Path file,
            @Option(names = "--bot", paramLabel = "BOT", description = "Only those of one bot.") @Nullable String bot,
            @Mixin SheetOptions options) {
        try (SqliteStore store = SqliteStore.read(file)) {
            List<String> names =
                    store.bots().stream().map(StoredBot::name).distinct().toList();
            if (bot != null && !names.contains(bot)) {
                throw BadInput.unknown("bot", bot, names);
            }
            MatchFilter filter = bot == null ? MatchFilter.ALL : MatchFilter.bot(bot);
            options.print(LeagueSheets.matches(store.matches(filter)), line());
        }
        return Exit.FINE;
    }

    @Command(
            name = "head-to-head",
            mixinStandardHelpOptions = true,
            description = "Everybody's score against everybody, beside what the ratings expect.")
    int headToHead(@Parameters(paramLabel = "STORE", description = "A store.") Path file, @Mixin SheetOptions options) {
        options.print(LeagueSheets.duels(Content.of(file).league()), line());
        return Exit.FINE;
    }

    @Command(
            name = "slice",
            mixinStandardHelpOptions = true,
            description = {
                "The table by options of the scenarios: how good is who on large maps, or with four at the table?",
                "With 'opponent' among them: the score against each opponent instead."
            })
    int slice(
            @Option(
                            names = "--by",
                            required = true,
                            split = ",",
                            paramLabel = "KEY",
                            description = "Options of the game, 'rules', or 'opponent'.")
                    List<String> keys,
            @Parameters(paramLabel = "STORE", description = "A store.") Path file,
            @Mixin SheetOptions options) {
        Content content = Content.of(file);
        List<String> by = new ArrayList<>(keys);
        boolean opponents = by.remove("opponent");
        Map<List<String>, League> parts = Slices.by(by, content.game(), content.league());
        options.print(opponents ? SliceSheets.duels(by, parts) : SliceSheets.tables(by, parts), line());
        return Exit.FINE;
    }

    @Command(
            name = "page",
            mixinStandardHelpOptions = true,
            description = "Writes the league as a page: one file, which needs no server and fetches nothing.")
    int page(
            @Parameters(paramLabel = "STORE", description = "A store.") Path file,
            @Option(
                            names = {"-o", "--out"},
                            paramLabel = "FILE",
                            description = "The page. Default: beside the store.")
                    @Nullable
                    Path out) {
        Path page;
        try (SqliteStore store = SqliteStore.read(file)) {
            page = LeaguePages.write(store, out);
        }
        out().println(page.toAbsolutePath().toUri());
        out().flush();
        return Exit.FINE;
    }
}
