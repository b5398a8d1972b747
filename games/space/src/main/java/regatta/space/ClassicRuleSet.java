package regatta.space;

/**
 * The rules of the original. The larger side settles completely, even beyond the size of the planet, while the total
 * does not exceed it. From then on the total and the people of a planet may differ.
 */
final class ClassicRuleSet extends SpaceRuleSet {

    private final boolean drawsLastConquest;

    /** Up to version 2 of the rules, a conquest in the last tick was a draw. */
    ClassicRuleSet(boolean drawsLastConquest) {
        this.drawsLastConquest = drawsLastConquest;
    }

    @Override
    boolean drawsLastConquest() {
        return drawsLastConquest;
    }

    @Override
    void settle(SpacePosition position, int planet, long arrivals0, long arrivals1) {
        long size = position.size[planet];
        if (position.total[planet] >= size) {
            return;
        }
        // The original adds up arrivals in 32 bits.
        int first = (int) arrivals0;
        int second = (int) arrivals1;
        position.total[planet] = Math.min(size, position.total[planet] + first + second);
        if (first > second) {
            settleUnequal(position, planet, 0, first, second);
        } else if (second > first) {
            settleUnequal(position, planet, 1, second, first);
        } else if (position.total[planet] == size) {
            position.people[0][planet] = size / 2;
            position.people[1][planet] = size / 2;
            position.total[planet] = size / 2 * 2;
        } else {
            position.people[0][planet] += first;
            position.people[1][planet] += second;
        }
    }

    private static void settleUnequal(SpacePosition position, int planet, int seat, int more, int fewer) {
        long room = Math.max(0, position.size[planet] - more);
        position.people[seat][planet] += more;
        position.people[1 - seat][planet] += Math.min(fewer, room);
        position.owner[planet] = (byte) seat;
    }
}
