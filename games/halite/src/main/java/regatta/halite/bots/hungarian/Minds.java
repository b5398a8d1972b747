package regatta.halite.bots.hungarian;

import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.Orders;
import regatta.halite.HalitePosition;

/** A {@link HungarianBot} in every seat of a position: what everybody would do who plays as that does. */
final class Minds {

    private static final Budget NOTHING = Budget.ofTurns(0);

    private final HalitePosition position;
    private final int seat;
    private final HungarianBot[] minds;

    /**
     * Puts a bot in every seat.
     *
     * @param own the numbers of {@code seat}; all others have the usual ones
     */
    Minds(HalitePosition position, int seat, HungarianParameters own) {
        this.position = position;
        this.seat = seat;
        HungarianParameters usual = new HungarianParameters(BotSettings.usual(), position.seats());
        minds = new HungarianBot[position.seats()];
        for (int other = 0; other < minds.length; other++) {
            minds[other] = new HungarianBot(position, other, other == seat ? own : usual);
        }
    }

    HungarianBot of(int seat) {
        return minds[seat];
    }

    /** Adds the orders that a seat would give, unless it is out. */
    void play(int seat, Orders orders) {
        if (!position.terminated[seat]) {
            minds[seat].play(orders, NOTHING);
        }
    }

    /** Adds the orders that all others would give, and lets the own seat expect that. */
    void foresee(Orders guesses) {
        for (int other = 0; other < minds.length; other++) {
            if (other != seat) {
                play(other, guesses);
            }
        }
        minds[seat].sight().forecasts.expect(guesses);
    }

    /** Adds the orders of all, the own seat knowing those of the others. */
    void play(Orders orders) {
        foresee(orders);
        play(seat, orders);
    }

    /** Returns which part of all moves of the others came as foreseen. */
    double truth() {
        return minds[seat].sight().forecasts.truth();
    }

    /** Remembers what others do, on whatever position those play. */
    void recall(Minds others) {
        for (int seat = 0; seat < minds.length; seat++) {
            minds[seat].sight().recall(others.minds[seat].sight());
        }
    }
}
