package regatta.cli.option;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import regatta.core.BadInput;
import regatta.host.bot.BotSpec;
import regatta.host.match.ThreadFarm;

/** The option for the number of matches that this machine plays in parallel. */
public final class ThreadOptions {

    @Option(
            names = "--threads",
            paramLabel = "N",
            description =
                    "Matches to play in parallel. Default: one per core, or fewer so that each bot process has a core.")
    private @Nullable Integer threads;

    /** Returns the given number, or null. */
    @Nullable
    Integer given() {
        return threads == null ? null : atLeastOne("--threads", threads);
    }

    /**
     * Returns the number of matches to play in parallel.
     *
     * @param seats the number of players per match
     */
    public int count(List<BotSpec> bots, int seats) {
        Integer given = given();
        return given == null ? ThreadFarm.defaultThreads(bots, seats) : given;
    }

    /** Returns the value of an option if it is 1 or more. */
    public static int atLeastOne(String option, int number) {
        if (number < 1) {
            throw new BadInput(option + " " + number + ": give 1 or more.");
        }
        return number;
    }
}
