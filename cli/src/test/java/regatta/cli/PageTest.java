package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.web.Page;

/** The page that a match leaves, opened from disk in a real browser. */
class PageTest {

    @TempDir
    Path folder;

    /** Opens a page and returns its document once its script has run. */
    private String open(Path page, String fragment) throws IOException, InterruptedException {
        Process chromium = new ProcessBuilder(
                        "chromium",
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--user-data-dir=" + folder.resolve("profile"),
                        "--window-size=1200,800",
                        "--virtual-time-budget=20000",
                        "--dump-dom",
                        page.toUri() + fragment)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String document = new String(chromium.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(chromium.waitFor()).isZero();
        return document;
    }

    private Path record(String... words) {
        Path record = folder.resolve("m.regatta");
        String[] arguments = new String[words.length + 4];
        arguments[0] = "play";
        System.arraycopy(words, 0, arguments, 1, words.length);
        arguments[words.length + 1] = "-q";
        arguments[words.length + 2] = "-o";
        arguments[words.length + 3] = record.toString();
        assertThat(Main.run(arguments)).isZero();
        return record;
    }

    @ParameterizedTest
    @CsvSource({
        "halite random random seed=7 size=32 turns=80, 81, cargo",
        "halite/draft random random random random seed=7 size=32 turns=40, 41, cargo",
        "soak random random seed=3, 76, wetness",
        "space random random seed=3, 101, in flight",
    })
    void aPageReplaysTheMatchWithTheSameRulesAndProvesIt(String words, int turns, String chart) throws Exception {
        record(words.split(" "));

        String document = open(folder.resolve("m.html"), "#turn=30");

        assertThat(document)
                .contains("✓ " + turns + " turns replayed as recorded")
                .contains("turn 30 of " + turns);
        assertThat(document).contains("data-name=\"" + chart + "\"");
    }

    @Test
    void aTamperedRecordIsShownToBe() throws Exception {
        Path record = record("halite", "random", "random", "seed=7", "size=32", "turns=40");
        String text;
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(record))) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        String tampered = text.replaceFirst("(\"turn\":20,.*?\"fingerprint\":\")....", "$10000");
        assertThat(tampered).isNotEqualTo(text);
        try (GZIPOutputStream out = new GZIPOutputStream(Files.newOutputStream(record))) {
            out.write(tampered.getBytes(StandardCharsets.UTF_8));
        }
        Path page = Files.writeString(folder.resolve("t.html"), Page.of(Files.readAllBytes(record)));

        assertThat(open(page, "")).contains("✗ differs from the record from turn 20 on");
    }

    @Test
    void aPageWithoutARecordWaitsForOne() throws Exception {
        Path page = Files.writeString(folder.resolve("e.html"), Page.empty());

        assertThat(open(page, "")).contains("No match yet").contains("Drop a record");
    }

    @Test
    void whatIsNoRecordIsSaidToBeNone() throws Exception {
        Path page = Files.writeString(folder.resolve("x.html"), Page.of("nonsense".getBytes(StandardCharsets.UTF_8)));

        assertThat(open(page, "")).contains("This is no record of a match: it is not gzipped.");
    }

    @Test
    void aPageIsSmall() throws Exception {
        record("halite", "random", "random", "seed=7", "size=64");

        assertThat(folder.resolve("m.html")).isNotEmptyFile();
        assertThat(Files.size(folder.resolve("m.html"))).isLessThan(1_500_000);
        assertThat(Files.readString(folder.resolve("m.html")).replaceAll("http://www.w3.org", ""))
                .as("nothing is fetched from anywhere")
                .doesNotContain("https://");
    }
}
