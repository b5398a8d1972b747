package regatta.space;

/**
 * The order in which the lanes of a planet are listed. The original keeps them in hash sets and copies those; each copy
 * has its own capacity and so its own order.
 */
public final class LaneOrder {

    private LaneOrder() {}

    /** Returns the hash code of a lane in the original. */
    public static int hash(int source, int destination, int length) {
        return 961 * source + 31 * destination + length;
    }

    /**
     * Returns the order for a planet out of sight, as indexes into the given lanes.
     *
     * @param destinations where the lanes of {@code source} lead, in the order for a visible planet
     */
    public static int[] hidden(int source, int[] destinations, int[] lengths) {
        int count = destinations.length;
        int asked = Math.max((int) (count / 0.75f) + 1, HashOrder.DEFAULT_CAPACITY);
        return ordered(hashes(source, destinations, lengths), HashOrder.capacityFor(asked));
    }

    /** Returns the order of the set that a planet is loaded with; the lanes come in the order of loading. */
    static int[] loaded(int source, int[] destinations, int[] lengths) {
        return ordered(hashes(source, destinations, lengths), HashOrder.DEFAULT_CAPACITY);
    }

    /** Returns the order for a visible planet; the lanes come in the {@link #loaded} order. */
    static int[] visible(int source, int[] destinations, int[] lengths) {
        return ordered(hashes(source, destinations, lengths), HashOrder.capacityFor(destinations.length));
    }

    private static int[] hashes(int source, int[] destinations, int[] lengths) {
        int[] hashes = new int[destinations.length];
        for (int i = 0; i < hashes.length; i++) {
            hashes[i] = hash(source, destinations[i], lengths[i]);
        }
        return hashes;
    }

    private static int[] ordered(int[] hashes, int capacity) {
        int[] order = new int[hashes.length];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        HashOrder.sort(order, 0, order.length, hashes, capacity);
        return order;
    }
}
