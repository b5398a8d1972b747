package regatta.hlt;

import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.host.spi.DropIn;

/** The command line of the original engine. */
public final class HaliteDropIn implements DropIn {

    @Override
    public String name() {
        return "halite";
    }

    @Override
    public Object command() {
        return new HaliteCommand();
    }

    @Override
    public @Nullable Integer run(String... words) {
        HaliteOptions options = PlainWords.read(words);
        if (options == null) {
            return null;
        }
        Charset terminal = Charset.defaultCharset();
        return new HaliteRun(
                        options,
                        new PrintWriter(System.out, false, terminal),
                        new PrintWriter(System.err, true, terminal))
                .run();
    }

    @Override
    public List<String> trainingRun(Path folder, String bot) {
        return List.of(
                "halite",
                "-s",
                "1",
                "--width",
                "32",
                "--height",
                "32",
                "--turn-limit",
                "20",
                "-i",
                folder.toString(),
                bot,
                bot);
    }
}
