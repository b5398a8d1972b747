package regatta.halite;

import java.util.Arrays;
import regatta.core.Fingerprint;

/** The statistics of each seat over a match, and the banks of all turns, by which seats are ranked. */
public final class Statistics {

    /** The statistics, each with the key of the original's replay. */
    public enum Count {
        LAST_TURN_ALIVE("last_turn_alive"),
        LAST_TURN_SHIP_SPAWN("last_turn_ship_spawn"),
        SHIPS_SPAWNED("ships_spawned"),
        SHIPS_PEAK("ships_peak"),
        NUMBER_DROPOFFS("number_dropoffs"),
        TOTAL_PRODUCTION("total_production"),
        CARRIED_AT_END("carried_at_end"),
        MAX_ENTITY_DISTANCE("max_entity_distance"),
        INTERACTION_OPPORTUNITIES("interaction_opportunities"),
        SELF_COLLISIONS("self_collisions"),
        ALL_COLLISIONS("all_collisions"),
        DROPOFF_COLLISIONS("dropoff_collisions"),
        TOTAL_MINED("total_mined"),
        TOTAL_BONUS("total_bonus"),
        TOTAL_DROPPED("total_dropped"),
        /** The sum of all ships' distances from their shipyard, over all turns. */
        TOTAL_DISTANCE(""),
        /** The number of ship-turns in that sum. */
        LIFESPAN(""),
        /** The halite delivered at the shipyard, as far as counted. */
        YARD_REPORTED(""),
        /** The cost of moving. This and what follows is for viewers. */
        BURNT(""),
        /** Cargo of other players that sank at this seat's structures. */
        ABSORBED("");

        final String key;

        Count(String key) {
            this.key = key;
        }
    }

    private static final int COUNTS = Count.values().length;

    /** Counts for viewers follow from the others, so fingerprints leave them out, and older records stay valid. */
    private static final int FINGERPRINTED = Count.BURNT.ordinal();

    private final int seats;
    private final long[] counts;

    /** The bank of each seat after each turn, zero once it is out: {@code turn * seats + seat}. */
    private final long[] history;

    private int historySize;

    Statistics(int seats, int turns) {
        this.seats = seats;
        counts = new long[COUNTS * seats];
        // One entry before the first turn, one after each, and one after the match.
        history = new long[(turns + 2) * seats];
    }

    public long get(Count count, int seat) {
        return counts[seat * COUNTS + count.ordinal()];
    }

    void set(Count count, int seat, long value) {
        counts[seat * COUNTS + count.ordinal()] = value;
    }

    void add(Count count, int seat, long value) {
        counts[seat * COUNTS + count.ordinal()] += value;
    }

    void atLeast(Count count, int seat, long value) {
        int index = seat * COUNTS + count.ordinal();
        counts[index] = Math.max(counts[index], value);
    }

    /** Resets everything. */
    void clear() {
        Arrays.fill(counts, 0);
        historySize = 0;
    }

    /** Opens the next entry of the history, all zero. */
    void nextEntry() {
        Arrays.fill(history, historySize * seats, (historySize + 1) * seats, 0);
        historySize++;
    }

    /** Stores a bank in the newest entry. */
    void enter(int seat, long bank) {
        history[(historySize - 1) * seats + seat] = bank;
    }

    /** Returns the bank that counts for the result. */
    public long finalProduction(int seat) {
        return history[(historySize - 1) * seats + seat];
    }

    /**
     * Compares two seats: the one that lived longer is better; then the one that was richer when the two last differed.
     *
     * @return positive if {@code a} is better, negative if {@code b} is, zero if they are equal
     */
    int compare(int a, int b) {
        long alive = get(Count.LAST_TURN_ALIVE, a);
        int byLife = Long.compare(alive, get(Count.LAST_TURN_ALIVE, b));
        if (byLife != 0) {
            return byLife;
        }
        // A match that strict mode stopped has fewer entries than turns: its last one counts.
        for (int entry = (int) Math.min(alive, historySize - 1); entry >= 0; entry--) {
            int byBank = Long.compare(history[entry * seats + a], history[entry * seats + b]);
            if (byBank != 0) {
                return byBank;
            }
        }
        return 0;
    }

    void copyFrom(Statistics other) {
        System.arraycopy(other.counts, 0, counts, 0, counts.length);
        historySize = other.historySize;
        System.arraycopy(other.history, 0, history, 0, historySize * seats);
    }

    void addTo(Fingerprint print) {
        for (int seat = 0; seat < seats; seat++) {
            for (int count = 0; count < FINGERPRINTED; count++) {
                print.add(counts[seat * COUNTS + count]);
            }
        }
        print.add(historySize);
        if (historySize > 0) {
            for (int seat = 0; seat < seats; seat++) {
                print.add(finalProduction(seat));
            }
        }
    }
}
