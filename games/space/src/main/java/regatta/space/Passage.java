package regatta.space;

import regatta.core.Events;

/**
 * Lets time pass: people grow, shuttles land, overpopulation shrinks. Sums and roundings are those of the original, in
 * its order.
 */
final class Passage {

    private static final int NONE = Board.NONE;

    /** By seat, then by planet; all zero between two ticks. */
    private final long[][] arrivals;

    Passage(Board board) {
        arrivals = new long[SpacePosition.SEATS][board.count()];
    }

    void pass(SpacePosition position, Events events) {
        fly(position);
        for (int planet = 0; planet < position.owner.length; planet++) {
            byte before = position.owner[planet];
            grow(position, planet);
            long first = arrivals[0][planet];
            long second = arrivals[1][planet];
            if ((first | second) != 0) {
                arrivals[0][planet] = 0;
                arrivals[1][planet] = 0;
                tellLanding(events, 0, planet, first);
                tellLanding(events, 1, planet, second);
                land(position, planet, first, second);
            }
            shrink(position, planet);
            if (position.owner[planet] != before) {
                SpaceEvents.put(events, SpaceEvents.CHANGED_HANDS, planet, before);
                events.put(position.owner[planet]);
            }
        }
    }

    private static void tellLanding(Events events, int seat, int planet, long people) {
        if (people != 0) {
            SpaceEvents.put(events, SpaceEvents.LANDED, seat, planet);
            events.put(SpaceEvents.clipped(people));
        }
    }

    /** Lets a tick pass on one planet, which depends only on who lands there. */
    static void pass(SpacePosition position, int planet, long arrivals0, long arrivals1) {
        grow(position, planet);
        if ((arrivals0 | arrivals1) != 0) {
            land(position, planet, arrivals0, arrivals1);
        }
        shrink(position, planet);
    }

    /** Brings all shuttles one tick nearer and removes those that arrive. */
    private void fly(SpacePosition position) {
        int kept = 0;
        for (int shuttle = 0; shuttle < position.shuttleCount; shuttle++) {
            if (position.shuttleTicks[shuttle] > 0) {
                position.shuttleTicks[shuttle]--;
            }
            if (position.shuttleTicks[shuttle] == 0) {
                int seat = position.shuttleSeat[shuttle];
                arrivals[seat][position.shuttleDestination[shuttle]] += position.shuttlePeople[shuttle];
            } else {
                position.moveShuttle(shuttle, kept++);
            }
        }
        position.shuttleCount = kept;
    }

    private static void grow(SpacePosition position, int planet) {
        long total = position.total[planet];
        long size = position.size[planet];
        if (total > size) {
            return;
        }
        if (total != 0) {
            long gain = (long) Math.min((double) size, Math.ceil(total * position.growth[planet])) - total;
            if (gain != 0) {
                share(position, planet, gain);
            }
        }
        position.owner[planet] = position.majority(planet);
    }

    private static void share(SpacePosition position, int planet, long gain) {
        long[] first = position.people[0];
        long[] second = position.people[1];
        double total = position.total[planet];
        long firstGain = (long) Math.floor(gain * (first[planet] / total));
        long secondGain = (long) Math.floor(gain * (second[planet] / total));
        position.total[planet] += gain;
        first[planet] += firstGain;
        second[planet] += secondGain;
        long rest = gain - firstGain - secondGain;
        if (rest > 0) {
            long[] larger = first[planet] >= second[planet] ? first : second;
            larger[planet] += rest;
        }
    }

    private static void land(SpacePosition position, int planet, long arrivals0, long arrivals1) {
        int owner = position.owner[planet];
        if (owner == NONE) {
            position.ruleSet.settle(position, planet, arrivals0, arrivals1);
        } else {
            boolean first = owner == 0;
            landOnOwned(position, planet, first ? arrivals0 : arrivals1, first ? arrivals1 : arrivals0);
        }
    }

    /** The owner's people land first and without limit; the others find room next to the owner's people only. */
    private static void landOnOwned(SpacePosition position, int planet, long friends, long others) {
        int owner = position.owner[planet];
        position.people[owner][planet] += friends;
        position.total[planet] += friends;
        long room = Math.max(0, position.size[planet] - position.people[owner][planet]);
        long hostile = Math.min(others, room);
        position.people[1 - owner][planet] += hostile;
        position.total[planet] += hostile;
    }

    /** A tenth of the excess dies, all of it people of the owner, or of seat 1 if there is no owner. */
    private static void shrink(SpacePosition position, int planet) {
        long excess = position.total[planet] - position.size[planet];
        if (excess <= 0) {
            return;
        }
        long[] victims = position.people[position.owner[planet] == 0 ? 0 : 1];
        long dead = Math.min((long) Math.ceil(excess * 0.1), victims[planet]);
        victims[planet] -= dead;
        position.total[planet] -= dead;
        position.owner[planet] = position.majority(planet);
    }
}
