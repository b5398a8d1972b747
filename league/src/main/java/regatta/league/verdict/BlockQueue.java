package regatta.league.verdict;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import regatta.host.match.Farm;
import regatta.host.match.Job;
import regatta.host.match.MatchReport;
import regatta.host.match.Played;

/**
 * Plays blocks on a farm and hands out what came of them in the order they were begun, whichever ends first, so that no
 * answer depends on timing. A table: one owner, one thread.
 */
public final class BlockQueue implements AutoCloseable {

    /** A block whose games are under way. */
    private static final class Begun {
        final Comparison comparison;
        final int number;
        final List<@Nullable MatchReport> reports = new ArrayList<>();
        int missing;

        @Nullable
        Block known;

        Begun(Comparison comparison, int number, int games) {
            this.comparison = comparison;
            this.number = number;
            missing = games;
            for (int game = 0; game < games; game++) {
                reports.add(null);
            }
        }
    }

    /** A game of a block. */
    private record Place(Begun block, int game) {}

    private final Farm farm;
    private final int capacity;
    private final Deque<Begun> underWay = new ArrayDeque<>();
    private final Map<String, Place> places = new HashMap<>();
    private int begun;

    /** Makes an empty queue of at most {@code capacity} blocks. */
    public BlockQueue(Farm farm, int capacity) {
        this.farm = farm;
        this.capacity = capacity;
    }

    public boolean hasRoom() {
        return underWay.size() < capacity;
    }

    public boolean isEmpty() {
        return underWay.isEmpty();
    }

    /** Begins the block of that number. */
    public void begin(Comparison comparison, int number) {
        List<Job> jobs = comparison.jobs(number, "block " + begun++);
        Begun block = new Begun(comparison, number, jobs.size());
        underWay.add(block);
        for (int game = 0; game < jobs.size(); game++) {
            places.put(jobs.get(game).key(), new Place(block, game));
            farm.begin(jobs.get(game));
        }
    }

    /** Takes a block that was played before, as if it were begun and ended now. */
    public void recall(Comparison comparison, int number, Block block) {
        Begun known = new Begun(comparison, number, 0);
        known.known = block;
        begun++; // Keys count on as if it were played, so that what follows is the same.
        underWay.add(known);
    }

    /** Awaits the block that was begun first. */
    public Block next() throws InterruptedException {
        Begun first = underWay.getFirst();
        while (first.missing > 0) {
            count(farm.next());
        }
        if (Thread.interrupted()) {
            throw new InterruptedException(); // Also if the block was there already.
        }
        underWay.removeFirst();
        if (first.known != null) {
            return first.known;
        }
        List<MatchReport> reports = new ArrayList<>();
        for (MatchReport report : first.reports) {
            if (report != null) {
                reports.add(report);
            }
        }
        return first.comparison.block(first.number, reports);
    }

    private void count(Played played) {
        Place place = places.remove(played.key());
        if (place != null) { // Else it was played twice, and counts once.
            place.block().reports.set(place.game(), played.report());
            place.block().missing--;
        }
    }

    /** Ends the matches under way, and their bots with them. */
    @Override
    public void close() {
        if (!underWay.isEmpty()) {
            farm.cancel();
        }
    }
}
