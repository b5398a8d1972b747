package regatta.halite;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Orders;
import regatta.core.TextOut;

/** Writes and reads the text protocol, byte for byte that of the original. */
final class HaliteWire {

    private static final char[] LETTERS = {'m', 'g', 'c', 'd'};

    private final boolean draft;
    private final byte[] constantsLine;

    // The line that is being parsed.
    private byte[] bytes = new byte[0];
    private int at;
    private int end;
    private long number;

    HaliteWire(HaliteSettings settings) {
        draft = settings.draft();
        TextOut line = new TextOut();
        settings.constants()
                .with("game_seed", String.valueOf(settings.seed()))
                .with("map_height", settings.height())
                .with("map_width", settings.width())
                .write(line);
        constantsLine = Arrays.copyOf(line.array(), line.size());
    }

    void writeGreeting(HalitePosition position, int seat, TextOut out) {
        Torus torus = position.torus;
        out.put(constantsLine).newline();
        out.put(position.seats()).space().put(seat).newline();
        for (int player = 0; player < position.seats(); player++) {
            out.put(player).space();
            writePlace(torus, position.shipyard[player], out).newline();
        }
        out.put(torus.width).space().put(torus.height).newline();
        for (int cell = 0; cell < torus.cells; cell++) {
            out.put(position.halite[cell]).space();
            if (torus.x(cell) == torus.width - 1) {
                out.newline();
            }
        }
    }

    void writeTurn(HalitePosition position, TextOut out) {
        Torus torus = position.torus;
        out.put(position.turn).newline();
        for (int seat = 0; seat < position.seats(); seat++) {
            writeSeat(position, seat, out);
        }
        out.put(position.changedCount).newline();
        for (int i = 0; i < position.changedCount; i++) {
            int cell = position.changedCells[i];
            writePlace(torus, cell, out).space().put(position.halite[cell]).newline();
        }
    }

    private static void writeSeat(HalitePosition position, int seat, TextOut out) {
        out.put(seat).space().put(position.shipsOf(seat)).space();
        out.put(position.dropoffsOf(seat)).space().put(position.bank[seat]).newline();
        for (int ship = position.firstShip(seat); ship != HalitePosition.NONE; ship = position.nextShip(ship)) {
            out.put(ship).space();
            writePlace(position.torus, position.shipCell[ship], out).space();
            out.put(position.shipCargo[ship]).newline();
        }
        for (int dropoff = 0; dropoff < position.dropoffCount; dropoff++) {
            if (position.dropoffOwner[dropoff] == seat) {
                out.put(dropoff).space();
                writePlace(position.torus, position.dropoffCell[dropoff], out).newline();
            }
        }
    }

    private static TextOut writePlace(Torus torus, int cell, TextOut out) {
        return out.put(torus.x(cell)).space().put(torus.y(cell));
    }

    void writeOrders(HalitePosition position, int seat, Orders orders, TextOut out) {
        if (position.turn == 0) {
            out.put("seat ").put(seat);
        }
        for (int i = 0; i < orders.count(seat); i++) {
            if (i > 0) {
                out.space();
            }
            writeCommand(orders, seat, i, out);
        }
        out.newline();
    }

    private static void writeCommand(Orders orders, int seat, int i, TextOut out) {
        int kind = orders.kind(seat, i);
        out.put(LETTERS[kind]);
        if (kind != HaliteOrders.SPAWN) {
            out.space().put(orders.subject(seat, i));
        }
        if (kind == HaliteOrders.MOVE) {
            out.space().put(Torus.LETTERS.charAt((int) orders.first(seat, i)));
        } else if (kind == HaliteOrders.DUMP || kind == HaliteOrders.SPAWN && orders.first(seat, i) != 0) {
            out.space().put(orders.first(seat, i));
        }
    }

    /** Returns one order as text, for messages. */
    static String command(Orders orders, int seat, int i) {
        TextOut out = new TextOut();
        writeCommand(orders, seat, i, out);
        return out.toString();
    }

    /**
     * Reads a line of commands. The parser is as lenient as the original's: blanks are optional, and a {@code c} whose
     * number is unreadable silently ends the line.
     *
     * @return what is unreadable, or null
     */
    @Nullable
    Violation readOrders(int seat, Answer answer, Orders orders) {
        bytes = answer.bytes();
        at = answer.start(0);
        end = answer.end(0);
        while (skipBlanks()) {
            int from = at;
            char letter = (char) (bytes[at++] & 0xff);
            boolean understood;
            if (letter == 'c') {
                if (!readNumber()) {
                    return null;
                }
                orders.add(seat, HaliteOrders.CONSTRUCT, ship(), 0, 0);
                understood = true;
            } else if (letter == 'm') {
                understood = readMove(seat, orders);
            } else if (letter == 'g') {
                understood = readSpawn(seat, orders);
            } else {
                understood = draft && letter == 'd' && readDump(seat, orders);
            }
            if (!understood) {
                return misunderstood(answer, from, letter);
            }
        }
        return null;
    }

    private boolean readMove(int seat, Orders orders) {
        if (!readNumber() || !skipBlanks()) {
            return false;
        }
        int direction = Torus.LETTERS.indexOf(bytes[at++]);
        if (direction < 0) {
            return false;
        }
        orders.add(seat, HaliteOrders.MOVE, ship(), direction, 0);
        return true;
    }

    private boolean readSpawn(int seat, Orders orders) {
        number = 0;
        if (draft && skipBlanks() && startsNumber(bytes[at]) && !readNumber()) {
            return false;
        }
        orders.add(seat, HaliteOrders.SPAWN, HalitePosition.NONE, number, 0);
        return true;
    }

    private boolean readDump(int seat, Orders orders) {
        if (!readNumber()) {
            return false;
        }
        int ship = ship();
        if (!readNumber()) {
            return false;
        }
        orders.add(seat, HaliteOrders.DUMP, ship, number, 0);
        return true;
    }

    /** Returns the number just read as a ship; an impossible one becomes {@link HalitePosition#NONE}. */
    private int ship() {
        return number >= 0 && number <= Integer.MAX_VALUE ? (int) number : HalitePosition.NONE;
    }

    /** The original reports an unknown letter with its position, but of a known one only where reading ended. */
    private Violation misunderstood(Answer answer, int from, char letter) {
        int column = from - answer.start(0) + 1;
        boolean known = letter == 'm' || draft && letter != 'c';
        char stop = (char) (bytes[Math.max(from, at - 1)] & 0xff);
        String words =
                "failed to decode bot message: \"" + (known ? stop + "\"" : letter + "\" (at position " + column + ")");
        String rest = answer.line(0)
                .substring(Math.min(from - answer.start(0), answer.line(0).length()));
        String quoted = rest.length() > 40 ? rest.substring(0, 40) + "…" : rest;
        String detail = "Cannot read '" + quoted + "' at column " + column
                + " of the line. Commands are m SHIP n|e|s|w|o, c SHIP"
                + (draft ? ", d SHIP AMOUNT and g FUEL." : " and g.");
        return new Violation(detail, words, "");
    }

    private boolean skipBlanks() {
        while (at < end && isBlank(bytes[at])) {
            at++;
        }
        return at < end;
    }

    private static boolean isBlank(byte c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    private static boolean startsNumber(byte c) {
        return c == '+' || c == '-' || isDigit(c);
    }

    private static boolean isDigit(byte c) {
        return c >= '0' && c <= '9';
    }

    /**
     * Reads an optional sign and digits into {@link #number}; returns false if there are none or they overflow 64 bits.
     */
    private boolean readNumber() {
        if (!skipBlanks()) {
            return false;
        }
        boolean negative = bytes[at] == '-';
        if (negative || bytes[at] == '+') {
            at++;
        }
        int from = at;
        long value = 0; // Computed as a negative number, because there is one more of these.
        boolean fits = true;
        for (; at < end && isDigit(bytes[at]); at++) {
            int digit = bytes[at] - '0';
            fits &= value >= (Long.MIN_VALUE + digit) / 10;
            value = value * 10 - digit;
        }
        number = negative ? value : -value;
        return at > from && fits && (negative || value != Long.MIN_VALUE);
    }
}
