package regatta.cluster;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/** The workers that are excluded, and the share of invalid matches of each worker. Not thread-safe. */
final class Workers {

    /** A worker with at least this many invalid matches, and at least this share of them, is excluded. */
    private static final int MIN_INVALID = 4;

    private static final double INVALID_SHARE = 0.25;

    private final Consumer<String> log;

    private final Map<String, String> excluded = new TreeMap<>();

    private final Map<String, Integer> played = new TreeMap<>();
    private final Map<String, Integer> invalid = new TreeMap<>();

    Workers(Consumer<String> log) {
        this.log = log;
    }

    void exclude(WorkerReply reply, String reason) {
        String message = reply.worker() + ": " + reason;
        if (excluded.putIfAbsent(reply.executor(), message) == null) {
            log.accept("Worker excluded: " + message + (message.endsWith(".") ? "" : "."));
        }
    }

    boolean isExcluded(String executor) {
        return excluded.containsKey(executor);
    }

    boolean anyExcluded() {
        return !excluded.isEmpty();
    }

    String[] excluded() {
        return excluded.keySet().toArray(String[]::new);
    }

    String[] excludedAnd(String[] others) {
        TreeSet<String> all = new TreeSet<>(excluded.keySet());
        all.addAll(List.of(others));
        return all.toArray(String[]::new);
    }

    String reasons() {
        return String.join("; ", excluded.values());
    }

    /** Counts a match, and excludes its worker if the machine repeatedly makes bots late. */
    void note(WorkerReply reply, boolean isInvalid, boolean hasOthers) {
        int matches = played.merge(reply.executor(), 1, Integer::sum);
        int bad = invalid.merge(reply.executor(), isInvalid ? 1 : 0, Integer::sum);
        if (isInvalid && hasOthers && bad >= MIN_INVALID && bad >= INVALID_SHARE * matches) {
            exclude(
                    reply,
                    "overloaded or too slow for the clock: " + bad + " of its " + matches
                            + " matches were invalid because the machine was late");
        }
    }

    void reportInvalid() {
        int bad = invalid.values().stream().mapToInt(Integer::intValue).sum();
        int all = played.values().stream().mapToInt(Integer::intValue).sum();
        if (bad > 0) {
            log.accept(
                    bad + " of " + all + " matches were invalid because a machine was late. They were played again.");
        }
    }
}
