package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Plays all games in a real browser with random clicks and keys: see web/src/test/js/monkey.test.mjs. */
@Tag("slow")
@EnabledIfSystemProperty(named = "regatta.nightly", matches = "true")
class MonkeyTest {

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();

    @Test
    void randomClicksAndKeysLoseNoMatch() throws Exception {
        for (String game : new String[] {"halite", "soak", "space", "tron"}) {
            String record = folder.resolve("human-" + game + ".regatta").toString();
            assertThat(terminal.regatta("play", game, "human", "random", "seed=3", "-q", "-o", record))
                    .as(terminal.toString())
                    .isZero();
        }

        Node.run("monkey.test.mjs", Map.of("PAGES", folder.toString()));
    }
}
