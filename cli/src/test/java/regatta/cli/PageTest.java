package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regatta.cli.page.HumanServer;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.host.bot.BotSpec;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchRunner;
import regatta.host.match.Scenarios;
import regatta.host.process.HumanInput;
import regatta.web.Page;

/** Tests of replay viewers, opened from disk in a real browser: see web/src/test/js/page.test.mjs. */
@Tag("slow")
class PageTest {

    private static final Path ROOT = Path.of(System.getProperty("regatta.root"));

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();

    private void play(String name, String... words) {
        String[] arguments = new String[words.length + 4];
        arguments[0] = "play";
        System.arraycopy(words, 0, arguments, 1, words.length);
        arguments[words.length + 1] = "-q";
        arguments[words.length + 2] = "-o";
        arguments[words.length + 3] = folder.resolve(name + ".regatta").toString();
        assertThat(terminal.regatta(arguments)).as(terminal.toString()).isZero();
    }

    private final Page viewer = Page.of(GameCatalog.onClassPath().games());

    private void page(String name, String html) throws IOException {
        Files.writeString(folder.resolve(name + ".html"), html);
    }

    @Test
    void viewerWorksInARealBrowser() throws Exception {
        play("draft", "halite/draft", "random", "random", "random", "random", "seed=7", "size=32", "turns=40");
        play("soak", "soak", "random", "random", "seed=3");
        play("space", "space", "random", "random", "seed=3");
        String[] crowd = Collections.nCopies(16, "random").toArray(new String[0]);
        play(
                "crowd",
                Stream.of(new String[] {"halite"}, crowd, new String[] {"seats=16", "size=64", "turns=60"})
                        .flatMap(Stream::of)
                        .toArray(String[]::new));
        play("human", "halite", "human", "greedy", "seed=7", "size=32", "turns=20");
        play("fleet", "halite", "greedy", "greedy", "seed=7", "size=32", "turns=80");
        play("halite", "halite", "random", "random", "seed=7", "size=32", "turns=80");
        page("tampered", viewer.showing(packed(tampered(unpacked("halite")))));
        page("notes", viewer.showing(packed(annotated(unpacked("halite")))));
        page("empty", viewer.empty());
        page("nonsense", viewer.showing("nonsense".getBytes(StandardCharsets.UTF_8)));
        Files.copy(
                ROOT.resolve("games/halite-hlt/src/test/resources/golden/hlt/sample_compressed.hlt"),
                folder.resolve("sample.hlt"));
        assertThat(folder.resolve("halite.regatta").toFile().setLastModified(System.currentTimeMillis() + 60_000))
                .isTrue();

        for (String game : new String[] {"soak", "space", "tron"}) {
            play("human-" + game, game, "human", "random", "seed=3");
        }
        play("human-five", "soak", "human", "random", "seed=1"); // A team of five.
        play("tron", "tron", "random", "random", "seed=3");
        play("fight", "soak", "skirmisher", "skirmisher", "seed=11");
        play("settle", "space", "frontier", "frontier", "seed=7");
        for (String kind : new String[] {"webm", "webp", "png"}) {
            film(kind);
        }
        Node.run("play.test.mjs", Map.of("PAGES", folder.toString()));
        Node.run("person.test.mjs", Map.of("PAGES", folder.toString()));
        Node.run("watch.test.mjs", Map.of("PAGES", folder.toString()));
        Node.run("show.test.mjs", Map.of("PAGES", folder.toString(), "FILMS", "yes"));

        try (WatchServer server = new WatchServer(folder)) {
            Node.run(
                    "page.test.mjs",
                    Map.of("PAGES", folder.toString(), "SERVER", server.address(), "NEWEST", "halite"));
        }

        for (String saved : new String[] {"orders", "halite-handed", "soak-handed", "space-handed", "human-saved"}) {
            assertThat(terminal.regatta(
                            "rerun", folder.resolve(saved + ".regatta").toString()))
                    .as(saved + " " + terminal)
                    .isZero();
        }
    }

    private void film(String kind) {
        String record = folder.resolve("soak.regatta").toString();
        String target = folder.resolve("film." + kind).toString();
        assertThat(terminal.regatta(
                        "film", record, "--output", target, "--seconds", "1", "--size", "320x200", "--to", "10"))
                .as(terminal.toString())
                .isZero();
    }

    @Test
    void humanPlaysAProgramWithATimeLimit() throws Exception {
        Game game = GameCatalog.onClassPath().game("halite");
        Path record = folder.resolve("table.regatta");
        String command = "python3 " + ROOT.resolve("docs/tutorials/first-bot/step1/MyBot.py");
        Job job = new Job(
                game,
                Scenarios.of(game, "halite", List.of("seed=7", "size=32", "turns=6", "seats=2")),
                List.of(BotSpec.of("human", game, folder), BotSpec.of(command, game, folder)),
                MatchConditions.defaults(game.info()));
        HumanInput input = new HumanInput(System::nanoTime);
        Thread match = new Thread(() ->
                new MatchRunner(job).recordTo(record).human(input, 600_000L).play());
        match.setDaemon(true);
        match.start();
        try (HumanServer server = new HumanServer(viewer, input, record, 0)) {
            Node.run("table.test.mjs", Map.of("TABLE", server.address(), "LAST", "6"));
        }
        match.join();
        assertThat(terminal.regatta("rerun", record.toString()))
                .as(terminal.toString())
                .isZero();
    }

    @Test
    void humanWhoseTimeIsUpSeesWhy() throws Exception {
        Game game = GameCatalog.onClassPath().game("tron");
        Path record = folder.resolve("clock.regatta");
        Job job = new Job(
                game,
                Scenarios.of(game, "tron", List.of("seed=7")),
                List.of(BotSpec.of("human", game, folder), BotSpec.of("still", game, folder)),
                MatchConditions.defaults(game.info()));
        HumanInput input = new HumanInput(System::nanoTime);
        Thread match = new Thread(
                () -> new MatchRunner(job).recordTo(record).human(input, 2_000L).play());
        match.setDaemon(true);
        match.start();
        try (HumanServer server = new HumanServer(viewer, input, record, 0)) {
            Node.run("clock.test.mjs", Map.of("TABLE", server.address()));
        }
        match.join();
    }

    private String unpacked(String name) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(folder.resolve(name + ".regatta")))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static byte[] packed(String record) throws IOException {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(content)) {
            out.write(record.getBytes(StandardCharsets.UTF_8));
        }
        return content.toByteArray();
    }

    /** Returns a record with a wrong fingerprint in turn 20. */
    private static String tampered(String record) {
        String tampered = record.replaceFirst("(\"turn\":20,.*?\"fingerprint\":\")....", "$10000");
        assertThat(tampered).isNotEqualTo(record);
        return tampered;
    }

    /** Returns a record in which the bot in seat 0 draws and logs in each turn, and sets a mark in turn 4. */
    private static String annotated(String record) {
        String log = "\"log0\":\"thinking about turn $1\",";
        String cell = "{\"cell\":[16,16],\"color\":\"#f80\",\"text\":\"right here\"}";
        String map = "{\"map\":[[1,2],[3,4]],\"name\":\"danger\"}";
        String stat = "{\"stat\":{\"depth\":5}}";
        return record.replaceAll(
                        "\"turn\":(\\d+),",
                        "\"turn\":$1," + log + "\"notes0\":[" + cell + "," + map + "," + stat + "],")
                .replace("\"turn\":4,", "\"turn\":4,\"notes1\":[{\"mark\":\"plan B\"}],");
    }

    @Test
    void viewerIsSmallAndLoadsNoOtherFiles() throws Exception {
        play("m", "halite", "random", "random", "seed=7", "size=64");

        assertThat(Files.size(folder.resolve("m.html"))).isLessThan(1_500_000);
        assertThat(Files.readString(folder.resolve("m.html")).replaceAll("http://www.w3.org", ""))
                .doesNotContain("https://");
    }
}
