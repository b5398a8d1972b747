package regatta.tron.bots;

import regatta.tron.Territory;
import regatta.tron.TronPosition;

/**
 * The value of a position for a seat: what it can still fill, minus what the best other can. While territories touch,
 * that is the value of their {@link Chambers}; once they do not, the length of the longest ride along the walls.
 */
final class Prospects {

    /** What a cell of a ride counts, when nobody can disturb it any more. */
    private static final int RIDDEN = 1000;

    private final Territory territory = new Territory();
    private final Ride ride = new Ride();
    private final Chambers chambers = new Chambers(territory);

    int of(TronPosition position, int seat) {
        territory.measure(position);
        int own = 0;
        int others = 0;
        for (int each = 0; each < position.seats(); each++) {
            if (position.alive(each)) {
                int worth = territory.contested(each)
                        ? chambers.value(position, each)
                        : RIDDEN * ride.length(position, each);
                if (each == seat) {
                    own = worth;
                } else {
                    others = Math.max(others, worth);
                }
            }
        }
        return own - others;
    }
}
