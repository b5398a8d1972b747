package regatta.hlt;

import java.nio.file.Path;
import java.util.List;
import regatta.host.DropIn;

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
    public List<String> rehearsal(Path folder, String bot) {
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
