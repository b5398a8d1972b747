package regatta.space;

import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.Orders;
import regatta.core.TextOut;

/** Writes and reads the text protocol. The original has none: its strategies are Java objects. */
final class SpaceWire {

    private static final int MAX_QUOTE = 40;

    private final Board board;
    private final Visibility sight;

    // The line that is being parsed.
    private byte[] bytes = new byte[0];
    private int at;
    private int end;
    private long number;

    SpaceWire(Board board) {
        this.board = board;
        sight = new Visibility(board);
    }

    /** Writes what both players know: the planets' ids and the lanes between them. */
    void writeBoard(int seat, TextOut out) {
        out.put("player ").put(player(seat)).newline();
        out.put("planets ").put(board.count()).newline();
        for (int planet = 0; planet < board.count(); planet++) {
            out.put(board.id(planet)).space().put(board.laneCount(planet));
            for (int lane = 0; lane < board.laneCount(planet); lane++) {
                int neighbour = board.laneEnd(planet, lane);
                out.space().put(board.id(neighbour)).space().put(board.length(planet, neighbour));
            }
            out.newline();
        }
    }

    /** Writes what {@code seat} sees in this turn. */
    void writeSight(SpacePosition position, int seat, TextOut out) {
        sight.look(position, seat);
        int visible = sight.visible();
        out.put("tick ").put(position.ticks);
        out.space().put(visible).space().put(board.count() - visible).newline();
        for (int place = 0; place < visible; place++) {
            writePlanet(position, sight.planet(place), out);
        }
        for (int place = visible; place < board.count(); place++) {
            out.put(place == visible ? "" : " ").put(board.id(sight.planet(place)));
        }
        out.newline();
    }

    private void writePlanet(SpacePosition position, int planet, TextOut out) {
        out.put(board.id(planet)).space().put(position.habitability[planet]);
        out.space().put(position.size[planet]);
        out.space().put(player(position.owner[planet]));
        out.space().put(position.home[planet] ? 1 : 0);
        out.space().put(position.total[planet]);
        out.space().put(position.people[0][planet]).space().put(position.people[1][planet]);
        out.space().put(shuttlesTo(position, planet));
        for (int shuttle = 0; shuttle < position.shuttleCount; shuttle++) {
            if (position.shuttleDestination[shuttle] == planet) {
                out.space().put(player(position.shuttleSeat[shuttle]));
                out.space().put(board.id(position.shuttleSource[shuttle]));
                out.space().put(position.shuttlePeople[shuttle]);
                out.space().put(position.shuttleTicks[shuttle]);
            }
        }
        out.newline();
    }

    private static int shuttlesTo(SpacePosition position, int planet) {
        int count = 0;
        for (int shuttle = 0; shuttle < position.shuttleCount; shuttle++) {
            count += position.shuttleDestination[shuttle] == planet ? 1 : 0;
        }
        return count;
    }

    /** Returns the number of a seat in the text: 1 or 2; 0 means none. */
    private static int player(int seat) {
        return seat + 1;
    }

    /** Writes the orders of {@code seat} as a bot would. */
    static void writeOrders(int seat, Orders orders, TextOut out) {
        for (int i = 0; i < orders.count(seat); i++) {
            out.put(i == 0 ? "" : "; ").put(orders.subject(seat, i));
            out.space().put(orders.first(seat, i)).space().put(orders.second(seat, i));
        }
        out.newline();
    }

    /** Reads a line of orders, three numbers each. Orders before an unreadable one count. */
    void readOrders(int seat, Answer answer, Orders orders) {
        bytes = answer.bytes();
        at = answer.start(0);
        end = answer.end(0);
        while (skipToOrder()) {
            int from = at;
            if (!readOrder(seat, orders)) {
                orders.fail(seat, misread(answer, from));
                return;
            }
        }
    }

    private boolean readOrder(int seat, Orders orders) {
        if (!readNumber()) {
            return false;
        }
        int source = number == (int) number ? (int) number : Board.NONE;
        if (!readNumber()) {
            return false;
        }
        long destination = number;
        if (!readNumber()) {
            return false;
        }
        orders.add(seat, SpaceOrders.SEND, source, destination, number);
        return true;
    }

    private static Fault misread(Answer answer, int from) {
        int start = answer.start(0);
        int column = from - start;
        String line = answer.line(0);
        String rest = line.substring(Math.min(column, line.length()));
        String quoted = rest.length() > MAX_QUOTE ? rest.substring(0, MAX_QUOTE) + "…" : rest;
        return Fault.invalid("Cannot read '" + quoted + "' at column " + (column + 1)
                + " of the line. An order is FROM TO PEOPLE, three whole numbers; a ';' may stand between orders.");
    }

    private boolean skipToOrder() {
        while (at < end && (isBlank(bytes[at]) || bytes[at] == ';')) {
            at++;
        }
        return at < end;
    }

    private static boolean isBlank(byte c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    /**
     * Reads blanks, an optional minus and digits into {@link #number}; returns false if they are not a number of 64
     * bits.
     */
    private boolean readNumber() {
        while (at < end && isBlank(bytes[at])) {
            at++;
        }
        boolean negative = at < end && bytes[at] == '-';
        if (negative) {
            at++;
        }
        int from = at;
        long value = 0; // Computed as a negative number, because there is one more of these.
        boolean fits = true;
        for (; at < end && bytes[at] >= '0' && bytes[at] <= '9'; at++) {
            int digit = bytes[at] - '0';
            fits &= value >= (Long.MIN_VALUE + digit) / 10;
            value = value * 10 - digit;
        }
        number = negative ? value : -value;
        boolean ended = at == end || isBlank(bytes[at]) || bytes[at] == ';';
        return at > from && ended && fits && (negative || value != Long.MIN_VALUE);
    }
}
