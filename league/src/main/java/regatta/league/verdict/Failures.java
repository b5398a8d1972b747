package regatta.league.verdict;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import regatta.host.match.TurnFault;

/** Which bots failed, how often, and how they began. A table: one owner, one thread. */
public final class Failures {

    private static final class Count {
        int games;
        int failed;

        @Nullable
        TurnFault first;
    }

    private final Map<String, Count> counts = new LinkedHashMap<>();

    public void add(Block block) {
        for (Block.Seating seating : block.seatings()) {
            Count count = counts.computeIfAbsent(seating.bot(), bot -> new Count());
            count.games++;
            if (seating.fault() != null) {
                count.failed++;
                count.first = count.first == null ? seating.fault() : count.first;
            }
        }
    }

    /** Returns the bots that failed, in the order in which they were first seen. */
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
