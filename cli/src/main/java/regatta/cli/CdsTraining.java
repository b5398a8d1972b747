package regatta.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import regatta.cli.option.CommandWords;
import regatta.core.GameCatalog;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Scenario;
import regatta.host.spi.DropIn;
import regatta.host.spi.Services;

/**
 * A training run for class data sharing: it runs the most common commands briefly, so that the launcher can archive the
 * classes they load. Later commands start faster from the archive.
 */
final class CdsTraining {

    private static final int TURNS = 20;

    /** A bot that answers with empty lines. */
    private static final String BOT = "yes '' | head -n 600; cat > /dev/null";

    private CdsTraining() {}

    /** Takes a folder for temporary files. */
    public static void main(String[] arguments) {
        System.exit(run(Path.of(arguments[0])));
    }

    /** Returns the largest exit code of the commands. */
    static int run(Path folder) {
        GameCatalog games = GameCatalog.onClassPath();
        int worst = Main.run("games");
        GameInfo info = games.game(CommandWords.defaultGame()).info();
        Scenario brief = info.with(info.with(Scenario.parse(info.id()), Role.TURNS, TURNS), Role.SEED, 1);
        String record = folder.resolve("training.regatta").toString();
        List<String> play = new ArrayList<>(
                List.of("play", info.id(), "random", BOT, "--ignore-faults", "--no-page", "-o", record));
        brief.options().forEach((key, value) -> play.add(key + "=" + value));
        worst = Math.max(worst, Main.run(play.toArray(String[]::new)));
        worst = Math.max(worst, Main.run("rerun", record));
        for (DropIn dropIn : Services.of(games, DropIn.class)) {
            worst = Math.max(worst, Main.run(dropIn.trainingRun(folder, BOT).toArray(String[]::new)));
        }
        return worst;
    }
}
