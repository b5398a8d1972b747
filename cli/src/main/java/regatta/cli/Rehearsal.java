package regatta.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import regatta.cli.option.Showcase;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Games;
import regatta.core.Scenario;
import regatta.host.spi.DropIn;

/**
 * Does once, and short, what people do most, so that the launcher can keep an archive of all classes it takes: loading them
 * from there is what makes a match start at once.
 */
final class Rehearsal {

    private static final int TURNS = 20;

    /** A program that says nothing: what counts is that there is one. */
    private static final String BOT = "yes '' | head -n 600; cat > /dev/null";

    private Rehearsal() {}

    /** Takes a folder for what is left behind. */
    public static void main(String[] arguments) {
        System.exit(run(Path.of(arguments[0])));
    }

    /** Returns the worst of what the commands ended with. */
    static int run(Path folder) {
        int worst = Main.run("games");
        GameInfo info = Games.named(Showcase.game()).info();
        Scenario brief = info.with(info.with(Scenario.parse(info.id()), Role.TURNS, TURNS), Role.SEED, 1);
        String record = folder.resolve("rehearsal.regatta").toString();
        List<String> play =
                new ArrayList<>(List.of("play", info.id(), "random", BOT, "--forgive", "--no-page", "-o", record));
        brief.options().forEach((key, value) -> play.add(key + "=" + value));
        worst = Math.max(worst, Main.run(play.toArray(String[]::new)));
        worst = Math.max(worst, Main.run("rerun", record));
        for (DropIn dropIn : DropIn.all()) {
            worst = Math.max(worst, Main.run(dropIn.rehearsal(folder, BOT).toArray(String[]::new)));
        }
        return worst;
    }
}
