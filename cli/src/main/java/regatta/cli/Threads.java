package regatta.cli;

import java.util.List;
import regatta.host.BotSpec;

/** How many matches are played at a time. */
final class Threads {

    private Threads() {}

    /** The clocks of programs go on while others use the processor, so each at a table has a core. */
    static int usual(List<BotSpec> bots, int seats) {
        int programs = (int) bots.stream()
                .filter(bot -> bot.kind() == BotSpec.Kind.COMMAND || bot.kind() == BotSpec.Kind.JAR)
                .count();
        int cores = Runtime.getRuntime().availableProcessors();
        return Math.max(1, cores / Math.max(1, Math.min(seats, programs)));
    }
}
