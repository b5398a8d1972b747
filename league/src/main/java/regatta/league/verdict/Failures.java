package regatta.league.verdict;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import regatta.host.match.TurnFault;

/** The bots that failed, with the number of failures and the first fault. Mutable, for one thread. */
public final class Failures {

    private static final class Count {
        int games;
        int failed;

        @Nullable
        TurnFault first;
    }

    private final Map<String, Count> counts = new LinkedHashMap<>();

    public void add(Block block) {
        for (Block.SeatResult seating : block.seats()) {
            Count count = counts.computeIfAbsent(seating.bot(), bot -> new Count());
            count.games++;
            if (seating.fault() != null) {
                count.failed++;
                count.first = count.first == null ? seating.fault() : count.first;
            }
        }
    }

    /** Returns the bots that failed, in the order of their first game. */
    public List<Failure> list() {
        List<Failure> failures = new ArrayList<>();
        counts.forEach((bot, count) -> {
            if (count.first != null) {
                failures.add(new Failure(bot, count.failed, count.games, count.first));
            }
        });
        return failures;
    }
}
