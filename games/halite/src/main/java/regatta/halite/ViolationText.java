package regatta.halite;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import regatta.core.Orders;
import regatta.halite.Faults.Problem;

/** Describes a violation in one command of a seat: to its author, and in the words of the original's log. */
final class ViolationText {

    private final Faults faults;
    private final HalitePosition position;
    private final int seat;
    private final Orders orders;
    private final int at;
    private final int ship;

    ViolationText(Faults faults, HalitePosition position, int seat, Orders orders, int at) {
        this.faults = faults;
        this.position = position;
        this.seat = seat;
        this.orders = orders;
        this.at = at;
        ship = orders.subject(seat, at);
    }

    Violation of(Problem problem) {
        return switch (problem) {
            case UNHEARD_OF -> {
                String detail = "Command " + (at + 1) + " of " + orders.count(seat) + " is none of this game.";
                yield new Violation(detail, detail, "");
            }
            case SECOND_SPAWN ->
                about(
                        "a second spawn in one turn",
                        "received more than one spawn command on this turn",
                        "The other spawn commands issued on this turn",
                        i -> orders.kind(seat, i) == HaliteOrders.SPAWN);
            case BAD_FUEL -> alone("fuel must be from 0 to " + faults.economy().capacity);
            case UNKNOWN_SHIP -> alone("seat " + seat + " has no such ship", unknownShip());
            case SECOND_COMMAND -> secondCommand();
            case TAKEN_SITE -> takenSite();
            case BAD_DUMP -> alone("the ship carries " + position.shipCargo[ship]);
            case TOO_DEAR -> tooDear();
        };
    }

    private String unknownShip() {
        String asked = orders.kind(seat, at) == HaliteOrders.MOVE
                ? "move " + Torus.NAMES.get((int) orders.first(seat, at))
                : "construct";
        return "unknown entity " + ship + " was requested to " + asked;
    }

    private Violation secondCommand() {
        IntPredicate same = i -> orders.kind(seat, i) != HaliteOrders.SPAWN && orders.subject(seat, i) == ship;
        return about(
                "a second command for this ship",
                "entity " + ship + " received " + (others(same).size() + 1)
                        + " commands on this turn, but only one is permitted",
                "The other commands issued to this entity",
                same);
    }

    /** The original calls the seat that gave the order the owner, in any case. */
    private Violation takenSite() {
        int cell = position.shipCell[ship];
        return alone(
                "a structure of seat " + position.owner[cell] + " stands there already",
                "entity " + ship + " was directed to construct at " + place(position.torus, cell)
                        + ", but that cell was already owned by player " + seat);
    }

    private Violation tooDear() {
        long soFar = 0;
        long inAll = 0;
        for (int i = 0; i < orders.count(seat); i++) {
            long price = faults.price(position, seat, orders, i);
            soFar += i <= at ? price : 0;
            inAll += price;
        }
        return about(
                "the orders so far cost " + soFar + ", the bank holds " + position.bank[seat],
                "player attempted to use " + inAll + " halite, but only " + position.bank[seat]
                        + " halite was available",
                "The other commands that used player energy on this turn",
                i -> orders.kind(seat, i) == HaliteOrders.SPAWN || orders.kind(seat, i) == HaliteOrders.CONSTRUCT);
    }

    static String place(Torus torus, int cell) {
        return "(" + torus.x(cell) + ", " + torus.y(cell) + ")";
    }

    private Violation alone(String problem) {
        return alone(problem, problem);
    }

    private Violation alone(String problem, String words) {
        return about(problem, words, "", i -> false);
    }

    private Violation about(String problem, String words, String relation, IntPredicate related) {
        List<String> commands = Violation.commands(orders, seat);
        String detail =
                "Command " + (at + 1) + " of " + commands.size() + ", '" + commands.get(at) + "': " + problem + ".";
        return new Violation(detail, words, Violation.excerpts(commands, at, relation, others(related)));
    }

    private List<Integer> others(IntPredicate related) {
        List<Integer> others = new ArrayList<>();
        for (int i = 0; i < orders.count(seat); i++) {
            if (i != at && related.test(i)) {
                others.add(i);
            }
        }
        return others;
    }
}
