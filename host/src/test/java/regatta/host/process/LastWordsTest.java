package regatta.host.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.io.TempDir;

class LastWordsTest {

    /** Says much, as much as a pipe holds, and then something; and is there until it is ended. */
    private static final String TALKER =
            "head -c 60000 /dev/zero | tr '\\0' x >&2; echo >&2; echo the end >&2; echo ready; exec cat";

    @TempDir
    private Path folder;

    @RepeatedTest(20)
    void whatABotSaidBeforeItWasEndedIsNotLost() throws Exception {
        BotProcess bot = BotProcess.startOpen(List.of("/bin/sh", "-c", TALKER), folder);
        int first = bot.output().read();

        bot.close();
        bot.drain().finish();

        assertThat(first).isEqualTo('r');
        assertThat(bot.drain().lastWords()).endsWith("the end");
    }
}
