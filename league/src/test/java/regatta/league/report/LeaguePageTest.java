package regatta.league.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import regatta.core.Fault;
import regatta.core.GameCatalog;
import regatta.core.GameInfo;
import regatta.host.match.TurnFault;
import regatta.league.store.SqliteStore;
import regatta.league.table.Disqualification;
import regatta.league.table.Matches;
import regatta.league.table.StoredMatch;

class LeaguePageTest {

    private static final String EVIL = "<img src=x onerror=alert(1)>\"'&";

    private static final String FIRST = "01".repeat(16);
    private static final String SECOND = "02".repeat(16);

    @TempDir
    Path folder;

    private SqliteStore store;

    @BeforeEach
    void fill() {
        store = SqliteStore.open(folder.resolve("a b.league"), "halite");
    }

    private void add(String... finishes) {
        for (StoredMatch match : new Matches().add("halite size=32", finishes).list()) {
            store.add(match);
        }
    }

    private String page() {
        try (SqliteStore filled = store) {
            GameInfo game = GameCatalog.onClassPath().game(filled.game()).info();
            return LeaguePage.of(game, filled.league(), folder, Path.of(".."));
        }
    }

    /** Parses the report as XML, without the declaration and the tags that are not closed. */
    private static Document parsed(String page) throws Exception {
        String xml = page.replace("<!doctype html>", "").replaceAll("<meta[^>]*>", "");
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
    }

    @Test
    void reportHasRatingsHeadToHeadScoresAndHistory() throws Exception {
        add("a1 b2", "b1 c2", "a1 c2");

        Document page = parsed(page());

        NodeList tables = page.getElementsByTagName("table");
        assertThat(tables.getLength()).isEqualTo(2);
        assertThat(tables.item(0).getTextContent()).contains("Rank", "Better than next", "100.0 %");
        assertThat(page.getElementsByTagName("polyline").getLength()).isEqualTo(3);
        NodeList bars = page.getElementsByTagName("path");
        assertThat(bars.getLength()).as("error bars").isEqualTo(3);
        assertThat(bars.item(0).getTextContent()).matches("a: \\d+ ± \\d+");
        NodeList headings = page.getElementsByTagName("th");
        for (int i = 0; i < headings.getLength(); i++) {
            assertThat(headings.item(i).getAttributes().getNamedItem("scope")).isNotNull();
        }
    }

    @Test
    void valuesHaveLabelsOnPhones() throws Exception {
        add("a1 b2", "b1 a2");

        String page = page();

        NodeList cells = parsed(page).getElementsByTagName("td");
        assertThat(cells.item(1).getAttributes().getNamedItem("data-label").getNodeValue())
                .isEqualTo("Ranks");
        assertThat(page).contains("attr(data-label)");
    }

    @Test
    void faultIsShownWithTurnAndStderr() throws Exception {
        add("a1 b2!");

        assertThat(parsed(page()).getElementsByTagName("li").item(0).getTextContent())
                .isEqualTo("b halite size=32, turn 3: CRASHED: It ended.");
    }

    @Test
    void botsWithTheSameRatingShareARankAndHaveARangeOfRanks() throws Exception {
        add("a1 b2", "b1 a2");

        NodeList rows = parsed(page()).getElementsByTagName("tr");

        for (int row = 1; row <= 2; row++) {
            NodeList cells = rows.item(row).getChildNodes();
            assertThat(cells.item(0).getTextContent()).isEqualTo("1");
            assertThat(cells.item(1).getTextContent()).isEqualTo("1-2");
        }
    }

    @Test
    void tableLinksToTheLastMatchesOfABotWithScores() throws Exception {
        add("a1 b2");

        String page = page();

        assertThat(page).contains("<a href=\"#bot-0\">a</a>", "<h3 id=\"bot-0\">a</h3>");
        assertThat(parsed(page).getElementsByTagName("ul").item(1).getTextContent())
                .contains("1. a", "2. b");
    }

    @Test
    void stackTracesAreLinesWithoutPathsOfTheOrganiser() {
        assertThat(BotSections.withoutPaths("File \"/home/anna/league/bots/MyBot.py\", line 3, see ./a/b and 1/2"))
                .isEqualTo("File \"MyBot.py\", line 3, see ./a/b and 1/2");
    }

    @Test
    void winsAreCountedPerNamedBoard() throws Exception {
        store.close();
        store = SqliteStore.open(folder.resolve("boards.league"), "space");
        Matches matches =
                new Matches().add("space board=k4", "a1 b2", "b1 a2", "a1 b1").add("space board=rings", "a1 b2");
        matches.list().forEach(store::add);

        Document page = parsed(page());

        NodeList tables = page.getElementsByTagName("table");
        assertThat(tables.item(tables.getLength() - 1).getTextContent())
                .containsSubsequence("Board", "a", "b", "k4", "1", "1", "rings", "1", "0");
    }

    @Test
    void namesOfBotsAreEscaped() throws Exception {
        add(EVIL.replace(" ", "_") + "1 b2");
        store.disqualify(
                Matches.bot("</ul><script>"),
                new Disqualification(new TurnFault(0, Fault.Kind.CRASHED, "<b>because</b>")),
                "");

        String page = page();

        assertThat(page).doesNotContain("<img", "<script", "<b>because");
        assertThat(parsed(page).getDocumentElement().getTextContent())
                .contains(EVIL.replace(" ", "_"), "<b>because</b>");
    }

    @Test
    void reportLoadsNoOtherFiles() {
        add("a1 b2", "b1 a2");

        assertThat(page()).doesNotContain("http:", "https:", "src=", "@import", "url(", "<script");
    }

    @Test
    void unconnectedGroupsAreReported() {
        add("a1 b2", "c1 d2");

        assertThat(page()).contains("No match links the 2 groups");
    }

    @Test
    void keptRecordsAndTheirViewersAreLinked() throws IOException {
        StoredMatch match = new Matches().add("halite", "a1 b2").list().get(0);
        String records = "a b.league-records/";
        for (String record : List.of(records + FIRST + ".regatta", records + SECOND + ".regatta")) {
            store.add(new StoredMatch(
                    record,
                    match.scenario(),
                    match.label(),
                    match.seats(),
                    1,
                    1,
                    record,
                    match.finishedAt(),
                    "",
                    null));
        }
        Files.createDirectory(folder.resolve(records));
        Files.writeString(folder.resolve(records + SECOND + ".html"), "");

        String link = "href=\"../a%20b.league-records/";
        assertThat(page())
                .contains(link + FIRST + ".regatta\"", link + SECOND + ".regatta\"", link + SECOND + ".html\"")
                .doesNotContain(FIRST + ".html");
    }

    @Test
    void leagueWithoutMatchesHasAReport() throws Exception {
        assertThat(parsed(page()).getDocumentElement().getTextContent()).contains("0 matches");
    }
}
