package regatta.halite.bots.hungarian;

import regatta.core.Events;
import regatta.core.ForwardModel;
import regatta.core.Orders;
import regatta.halite.HalitePosition;

/**
 * What becomes of a position if one seat plays on with certain numbers and all others as {@link HungarianBot} does: it is
 * played out by the rules. A table.
 */
final class Foresight {

    private final ForwardModel<HalitePosition> model;
    private final int seat;
    private final HalitePosition sea;
    private final Minds crews;
    private final Outlook outlook;
    private final Orders orders;
    private final Events events = new Events();

    Foresight(ForwardModel<HalitePosition> model, HalitePosition view, int seat, AdmiralParameters parameters) {
        this.model = model;
        this.seat = seat;
        sea = view.copy();
        crews = new Minds(sea, seat, parameters);
        outlook = new Outlook(crews.of(seat).sight(), parameters);
        orders = new Orders(sea.seats());
    }

    /** Begins anew at a position, with what all remember there, and with {@code plan} for the seat's own numbers. */
    void begin(HalitePosition from, Minds minds, HungarianParameters plan) {
        sea.copyFrom(from);
        crews.recall(minds);
        crews.of(seat).adopt(plan);
    }

    void advance() {
        orders.clear();
        crews.play(orders);
        model.advance(sea, orders, events);
    }

    /** Keeps where it has come to, and what all remember there. */
    void keep(HalitePosition position, Minds minds) {
        position.copyFrom(sea);
        minds.recall(crews);
    }

    /** Returns whether it has come to a turn, or to the end. */
    boolean reached(int turn) {
        return sea.over() || sea.turn >= turn;
    }

    /** Returns the position it has come to. */
    HalitePosition sea() {
        return sea;
    }

    /** Returns how much better off the seat is than the others by the head. */
    double lead() {
        return outlook.lead();
    }
}
