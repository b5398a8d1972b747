package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.cli.command.Exit;
import regatta.league.store.SqliteStore;

/** Tests of the commands {@code tourney}, {@code league} and {@code book}. */
class TourneyCommandTest {

    private static final String SMALL = "tourney halite still random greedy size=16 turns=20 --scenarios 3";

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();

    private int regatta(String line, String... more) {
        List<String> words = new ArrayList<>(List.of(line.split(" ")));
        words.addAll(List.of(more));
        return terminal.regatta(words.toArray(String[]::new));
    }

    private String store() {
        return folder.resolve("a.league").toString();
    }

    /** Runs a tournament and returns its output. */
    private String play(String line) {
        Terminal fresh = new Terminal();
        List<String> words = new ArrayList<>(List.of(line.split(" ")));
        words.addAll(List.of("--store", store()));
        assertThat(fresh.regatta(words.toArray(String[]::new)))
                .as(fresh.err.toString())
                .isZero();
        return fresh.out.toString();
    }

    private String ask(String line, String... more) {
        Terminal fresh = new Terminal();
        List<String> words = new ArrayList<>(List.of(line.split(" ")));
        words.addAll(List.of(more));
        assertThat(fresh.regatta(words.toArray(String[]::new)))
                .as(fresh.err.toString())
                .isZero();
        return fresh.out.toString();
    }

    @Test
    void tournamentPrintsATableAndWritesAReport() {
        String out = play(SMALL);

        assertThat(out).contains("rank  ranks  bot", "superiority", "greedy", "18 matches. Report: file:");
        assertThat(Path.of(store() + ".html")).content().contains("Halite III league");
    }

    @Test
    void sameCommandPlaysNoMatchTwice() {
        String first = play(SMALL + " --json");
        String second = play(SMALL + " --json --resume");

        assertThat(first).contains("\"complete\":true,\"matches\":18,\"resumed\":0");
        assertThat(second).contains("\"complete\":true,\"matches\":18,\"resumed\":18");
        assertThat(table(second)).isEqualTo(table(first));
    }

    private static String table(String json) {
        return json.substring(json.indexOf("\"table\""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"round-robin", "gauntlet", "swiss", "knockout", "ladder --rounds 3"})
    void everyScheduleIsPlayed(String schedule) {
        assertThat(play(SMALL + " --csv --schedule " + schedule))
                .startsWith(
                        "rank,ranks,bot,rating,error,superiority,games,score,wins,draws,losses,meanRank,meanScore,faults")
                .contains("still", "random", "greedy");
    }

    @Test
    void botWithOpenParametersIsRejected() {
        Terminal terminal = new Terminal();

        assertThat(terminal.regatta("tourney", "halite", "greedy?*", "random", "--store", store()))
                .isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString())
                .contains("has parameters without values")
                .contains("regatta tune");
    }

    /** A class of bots: ten that play, and six that are broken in different ways. */
    private Path bots() throws IOException {
        Path bots = Files.createDirectories(folder.resolve("bots"));
        for (int i = 0; i < 10; i++) {
            script(bots, "student" + i, "# " + i + "\nfor line in open(0): print('UP', flush=True)\n");
        }
        script(bots, "crash", "def f():\n    return {}[7]\nf()\n");
        script(bots, "syntax", "if:\n");
        script(bots, "talk", "print('hello')\nfor line in open(0): print('UP', flush=True)\n");
        script(bots, "copy", "# 3\nfor line in open(0): print('UP', flush=True)\n");
        Files.createDirectories(bots.resolve("empty"));
        Files.writeString(bots.resolve("notes.txt"), "no bot");
        return bots;
    }

    private static void script(Path bots, String name, String text) throws IOException {
        Files.writeString(Files.createDirectories(bots.resolve(name)).resolve("MyBot.py"), text);
    }

    private int playClass(Terminal terminal, String... more) throws IOException {
        List<String> words = new ArrayList<>(List.of("tourney", "tron", "--scenarios", "1", "--store", store()));
        try (Stream<Path> found = Files.list(folder.resolve("bots"))) {
            found.sorted().map(Path::toString).forEach(words::add);
        }
        words.addAll(List.of(more));
        return terminal.regatta(words.toArray(String[]::new));
    }

    @Test
    void allBotsThatCannotPlayAreListedAtOnceWithReasons() throws IOException {
        bots();
        Terminal terminal = new Terminal();

        assertThat(playClass(terminal)).isEqualTo(Exit.BAD_INPUT);

        assertThat(terminal.err.toString())
                .contains("6 bots cannot play:")
                .contains("  crash: turn 0: CRASHED: MyBot.py, line 2: KeyError: 7")
                .contains("  syntax: turn 0: CRASHED: MyBot.py, line 1: SyntaxError: invalid syntax")
                .contains("  talk: turn 0: INVALID: ", "print diagnostics to stderr")
                .contains("it is the same bot as 'copy'")
                .contains("/empty: no bot in folder")
                .contains("/notes.txt: ", "notes.txt is not executable")
                .contains("add --skip-broken to play without them.");
        assertThat(Path.of(store())).doesNotExist();
    }

    @Test
    void classIsRankedWithoutItsBrokenBotsByTheNamesOfARoster() throws IOException {
        bots();
        Path roster = Files.writeString(folder.resolve("roster.csv"), "student1,\"Ada, L.\"\nstudent2,Grace\n");
        Terminal terminal = new Terminal();

        assertThat(playClass(terminal, "--skip-broken", "--names", roster.toString(), "--csv"))
                .isZero();

        assertThat(terminal.err.toString()).contains("6 bots cannot play:", "They are skipped.");
        assertThat(terminal.out.toString().lines())
                .hasSize(11)
                .anyMatch(line -> line.contains("\"Ada, L.\""))
                .anyMatch(line -> line.contains(",Grace,"))
                .anyMatch(line -> line.contains(",student9,"));
    }

    @Test
    void everyFailedMatchIsPrintedWithTheCommandThatPlaysItAgain() {
        Terminal terminal = new Terminal();

        terminal.regatta(
                "tourney", "tron", "still", "random", "exit 3", "--no-trial", "--scenarios", "2", "--store", store());

        assertThat(terminal.err.toString())
                .contains("2. exit 3 1 (turn 0: CRASHED: The bot ended with code 3 instead of answering.)")
                .contains("    regatta play tron/classic still 'exit 3' seats=2 seed=");
    }

    @Test
    void resumedTournamentSaysHowMuchIsThere() {
        play(SMALL);
        Terminal terminal = new Terminal();

        terminal.regatta((SMALL + " --store " + store() + " --list greedy?power=1").split(" "));

        assertThat(terminal.err.toString()).containsPattern("\\d+ matches were played before; continuing with \\d+\\.");
        assertThat(terminal.err.toString().lines())
                .anyMatch(line -> line.matches("halite/final .*: 1\\. .* \\d+, 2\\. .*"));
    }

    @Test
    void tournamentEndsAfterItsTimeAndTheSameCommandContinues() {
        Terminal stopped = new Terminal();
        String many = "tourney tron still random voronoi --scenarios 2000 --store " + store();

        assertThat(stopped.regatta((many + " --for 1s").split(" "))).isEqualTo(Exit.OK);

        assertThat(stopped.out.toString())
                .containsPattern("Stopped with \\d+ matches left. The same command continues.");
        assertThat(regatta("tourney tron still random voronoi --scenarios 1 --for 1", "--store", store()))
                .isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString())
                .contains("--for 1: give hours, minutes or seconds, such as 90s, 30m or 1h30m.");
    }

    @Test
    void valuesThatBotsReportAreColumns() throws IOException {
        script(Files.createDirectories(folder.resolve("bots")), "deep", """
                import sys
                for turn, line in enumerate(open(0)):
                    print('@{"stat":{"depth":%d}}' % turn, file=sys.stderr, flush=True)
                    print('UP', flush=True)
                """);
        String deep = folder.resolve("bots/deep").toString();

        assertThat(regatta("play tron --no-record --no-clock", deep, "still")).isZero();
        assertThat(terminal.out.toString()).containsPattern("cpu +depth\n").containsPattern("deep .* \\d+\\.00\n");
        String table = play("tourney tron " + deep + " still --scenarios 1 --list --no-clock");
        assertThat(table)
                .contains("Values reported by bots, mean of all matches")
                .containsPattern("deep +\\d+\\.\\d\\d");
        assertThat(ask("league matches " + store() + " --csv")).contains("depth");
    }

    @Test
    void winnerOfAKnockoutIsPrinted() {
        assertThat(play(SMALL + " --schedule knockout")).contains("still wins the knockout.");
    }

    @Test
    void matchOfFourIsPlayed() {
        String out = play(
                "tourney halite still random greedy greedy?power=1 size=16 turns=20 --seats 4 --scenarios 2 --json");

        assertThat(out).contains("\"matches\":8,");
    }

    @Test
    void disqualifiedBotIsReported() {
        Terminal fresh = new Terminal();
        String[] words = (SMALL + " --store " + store()).split(" ");
        List<String> with = new ArrayList<>(List.of(words));
        with.addAll(List.of("exit 3", "--no-trial"));

        assertThat(fresh.regatta(with.toArray(String[]::new))).isZero();

        assertThat(fresh.out.toString())
                .contains("Disqualified; ", "exit 3: failed in each of its first 5 matches (CRASHED in turn 0");
        assertThat(ask("league show " + store())).contains("Disqualified", "exit 3: failed");
    }

    @Test
    void defaultRankingCountsWinsPerBoard() {
        String out = play("tourney space still random");

        assertThat(out).contains("1020 matches", "Wins per board", "rings 10", "k4 10", "drawn_99 ");
    }

    @Test
    void boardsOfTheDefaultRankingAreReadFromFiles() throws IOException {
        Path graphs = Files.createDirectory(folder.resolve("graphs"));
        String board = ask("games space board seed=3");
        Files.writeString(graphs.resolve("graph_7.dot"), board);

        String out = play("tourney space still random --dir " + folder + " --json");

        assertThat(out).contains("\"graph_7\":", "\"drawn_8\":").doesNotContain("drawn_7\"");
    }

    @Test
    void leagueIsPrintedAsTextJsonAndCsv() {
        play(SMALL + " --keep all");

        assertThat(ask("league show " + store())).contains("18 matches of Halite III");
        assertThat(ask("league show --csv " + store())).contains("\n1,1-3,still,");
        assertThat(ask("league matches --json --bot greedy " + store())).contains("\"bot\":\"greedy\"", "\"record\":");
        assertThat(ask("league matches --csv " + store()).lines()).hasSize(1 + 2 * 18);
        assertThat(ask("league head-to-head --csv " + store())).contains("still,random,6,1.0,");
        assertThat(ask("league slice --by size,seats " + store())).contains("16    2      still");
        assertThat(ask("league slice --by turns,opponent --json " + store()))
                .contains("{\"turns\":\"20\",\"bot\":\"still\",\"opponent\":\"random\",\"games\":6,\"score\":1.0}");
        Path page = folder.resolve("sub/p.html");
        assertThat(folder.resolve("sub").toFile().mkdir()).isTrue();
        ask("league report " + store() + " -o " + page);
        assertThat(page).content().contains("href=\"../a.league-records/");
    }

    @Test
    void recordsOfALeagueHaveViewers() throws IOException {
        play("tourney halite still random size=16 turns=20 --scenarios 1 --keep all");

        Path records = folder.resolve("a.league-records");
        List<Path> pages;
        try (Stream<Path> files = Files.list(records)) {
            pages = files.filter(file -> file.toString().endsWith(".html")).toList();
        }
        assertThat(pages)
                .hasSize(2)
                .allSatisfy(page -> assertThat(page)
                        .content()
                        .contains("<script src=\"page.js\"></script>")
                        .hasSizeLessThan(200_000));
        assertThat(records.resolve("page.js")).isNotEmptyFile();
        assertThat(folder.resolve("a.league.html"))
                .content()
                .contains("href=\"a.league-records/" + pages.get(0).getFileName() + "\">watch<");
    }

    @Test
    void bookIsCreatedPrintedAndPlayed() {
        Path book = folder.resolve("duels.book");

        assertThat(ask("book new halite " + book + " size=16,24 turns=20 seats=2 --scenarios 6"))
                .contains("6 scenarios, held out: 4 to 6");
        assertThat(ask("book show --csv " + book).lines())
                .hasSize(7)
                .anyMatch(line -> line.startsWith("4,held out,halite/final seats=2 seed="));
        assertThat(play("tourney halite still random --json --book " + book)).contains("\"matches\":6,\"resumed\":0");
        assertThat(play("tourney halite still random --json --held-out --book " + book))
                .contains("\"matches\":6,\"resumed\":0");
    }

    @Test
    void changedBookIsRejected() throws IOException {
        Path book = folder.resolve("duels.book");
        ask("book new soak " + book + " --scenarios 4");
        Files.writeString(book, Files.readString(book).replaceFirst("seed=", "seed=1"));

        assertThat(regatta("tourney soak still random --book " + book)).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains("has been changed");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tourney halite still | needs two bots or more",
                "tourney halite still random --schedule swis | Did you mean 'swiss'?",
                "tourney halite still random --rounds 3 | --rounds is for swiss and ladder only",
                "tourney halite still random --scenarios 0 | --scenarios 0: give 1 or more",
                "tourney halite still still | it is given twice",
                "tourney halite still random --seats 4 | 4 players, but only 2 bots",
                "tourney soak still random --seats 4 --scenarios 1 | has 2 players",
                "tourney soak/league-3 still random --scenarios 1 | has one player, and a tournament needs two",
                "tourney halite still random size=31x | size=31x",
                "tourney halite still random seats=2,4 | have the same number of players",
                "tourney halite still random seed=1 --scenarios 5 | there are only 1 scenarios",
                "tourney halite still random --held-out | name the book with --book",
                "tourney halite still random --book nowhere.book | There is no book nowhere.book",
                "tourney halite still random --keep some | Unknown value of --keep 'some'",
                "tourney halite still random --threads 0 | give 1 or more",
                "tourney halite still random --json --csv | Choose one",
                "tourney halit still random | Did you mean 'halite'?",
                "league show nowhere.league | There is no league file nowhere.league",
                "book show nowhere.book | There is no book",
            })
    void invalidInputIsExplained(String line, String word) {
        String stored = line.startsWith("tourney") ? line + " --store " + store() : line;

        assertThat(regatta(stored)).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains(word);
        assertThat(Path.of(store())).as("nothing is created").doesNotExist();
    }

    @Test
    void secondTournamentOnAStoreIsRejected() {
        try (SqliteStore first = SqliteStore.open(Path.of(store()), "halite")) {
            assertThat(regatta(SMALL + " --store " + first.file())).isEqualTo(Exit.BAD_INPUT);
            assertThat(terminal.err.toString()).contains("Another process").contains("is writing to");
        }
    }

    @Test
    void storeOfANewerVersionIsRejected() throws SQLException {
        play(SMALL);
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + store());
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("update property set value = '2000' where name = 'version'");
        }

        assertThat(regatta("league show " + store())).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains("was written by a newer Regatta");
    }

    @Test
    void commandsHaveHelp() {
        assertThat(ask("tourney --help")).contains("Examples:", "--schedule");
        assertThat(ask("league")).contains("head-to-head", "slice");
        assertThat(ask("book")).contains("new", "show");
    }
}
