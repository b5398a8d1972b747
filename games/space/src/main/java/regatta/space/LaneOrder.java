package regatta.space;

/**
 * In which order the lanes of a planet are listed. The original keeps them in hash sets and copies those about; each copy
 * has a capacity of its own, hence an order of its own.
 */
public final class LaneOrder {

    private LaneOrder() {}

    /** Returns the hash code of a lane in the original. */
    public static int hash(int source, int destination, int length) {
        return 961 * source + 31 * destination + length;
    }

    /**
     * Returns the order in which the lanes of a planet out of sight are listed, as indexes into those given.
     *
     * @param destinations where the lanes of {@code source} lead, in the order they are listed for a planet in sight
     */
    public static int[] hidden(int source, int[] destinations, int[] lengths) {
        int count = destinations.length;
        int asked = Math.max((int) (count / 0.75f) + 1, HashOrder.STANDARD_CAPACITY);
        return ordered(hashes(source, destinations, lengths), HashOrder.capacityFor(asked));
    }

    /** Returns the order of the set a planet is loaded with; the lanes come in the order of loading. */
    static int[] loaded(int source, int[] destinations, int[] lengths) {
        return ordered(hashes(source, destinations, lengths), HashOrder.STANDARD_CAPACITY);
    }

    /** Returns the order for a planet in sight; the lanes come in the {@link #loaded} order. */
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
