package regatta.halite;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import regatta.core.Orders;
import regatta.halite.Faults.Problem;
import regatta.halite.Violation.Remark;

/**
 * The lines of the original's log about the impossible orders of a seat. It checks one kind of problem after the other,
 * while the fault names the first command that is wrong.
 */
final class ErrorLogLines {

    static final int PHASES = 6;

    private final Faults faults;
    private final HalitePosition position;
    private final int seat;
    private final Orders orders;
    private final List<Remark> remarks = new ArrayList<>();
    private int phase;

    ErrorLogLines(Faults faults, HalitePosition position, int seat, Orders orders) {
        this.faults = faults;
        this.position = position;
        this.seat = seat;
        this.orders = orders;
    }

    List<Remark> all() {
        each(Problem.UNKNOWN_SHIP, i -> isMove(i) && !owned(i));
        each(Problem.UNKNOWN_SHIP, i -> orders.kind(seat, i) == HaliteOrders.CONSTRUCT && !owned(i));
        phase++;
        overspending();
        phase++;
        secondCommands();
        each(Problem.TAKEN_SITE, i -> faults.takenSite(position, seat, orders, i));
        phase++;
        secondSpawn();
        return remarks;
    }

    /** Search bots may give orders that cannot be written as text. */
    private boolean isMove(int i) {
        return orders.kind(seat, i) == HaliteOrders.MOVE
                && HaliteOrders.exists(HaliteOrders.MOVE, orders.first(seat, i));
    }

    private boolean owned(int i) {
        return Faults.owns(position, seat, orders.subject(seat, i));
    }

    private void each(Problem problem, IntPredicate wrong) {
        phase++;
        for (int i = 0; i < orders.count(seat); i++) {
            if (wrong.test(i)) {
                add(problem, i);
            }
        }
    }

    private void add(Problem problem, int at) {
        Remark said = new ViolationText(faults, position, seat, orders, at)
                .of(problem)
                .remarks()
                .get(0);
        remarks.add(new Remark(phase, said.words(), said.excerpts()));
    }

    /** Logged once, at the command with which the bank is empty. */
    private void overspending() {
        long spending = 0;
        for (int i = 0; i < orders.count(seat); i++) {
            spending += faults.price(position, seat, orders, i);
            if (spending > position.bank[seat]) {
                add(Problem.TOO_DEAR, i);
                return;
            }
        }
    }

    /** Logged once per ship, at its second command; in the order of the original's table. */
    private void secondCommands() {
        int[] commands = new int[position.shipCount];
        int[] second = new int[position.shipCount];
        HashOrder ships = new HashOrder(HashOrder.links(position.shipCount), new long[0]);
        for (int i = 0; i < orders.count(seat); i++) {
            int ship = orders.subject(seat, i);
            if (orders.kind(seat, i) != HaliteOrders.SPAWN && owned(i) && ++commands[ship] == 2) {
                second[ship] = i;
                ships.insert(ship);
            }
        }
        for (int ship = ships.first(); ship != HashOrder.NONE; ship = ships.next(ship)) {
            add(Problem.SECOND_COMMAND, second[ship]);
        }
    }

    /** Logged once, at the second. */
    private void secondSpawn() {
        int spawns = 0;
        for (int i = 0; i < orders.count(seat); i++) {
            if (orders.kind(seat, i) == HaliteOrders.SPAWN && ++spawns == 2) {
                add(Problem.SECOND_SPAWN, i);
            }
        }
    }
}
