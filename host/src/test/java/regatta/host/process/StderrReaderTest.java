package regatta.host.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.io.TempDir;

class StderrReaderTest {

    private static final String VERBOSE =
            "head -c 60000 /dev/zero | tr '\\0' x >&2; echo >&2; echo the end >&2; echo ready; exec cat";

    @TempDir
    private Path folder;

    @RepeatedTest(20)
    void outputBeforeAKillIsNotLost() throws Exception {
        BotProcess bot = BotProcess.startWithoutSandbox(List.of("/bin/sh", "-c", VERBOSE), folder);
        int first = bot.output().read();

        bot.close();
        bot.stderr().finish();

        assertThat(first).isEqualTo('r');
        assertThat(bot.stderr().lastLines()).last().isEqualTo("the end");
    }
}
