package regatta.soak;

import java.nio.charset.StandardCharsets;
import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.Orders;
import regatta.core.Plural;

/**
 * Reads an answer byte by byte, as the original does. Lines are split at semicolons; a first piece that is a number
 * names the agent; the last order of a kind counts; and once an agent has a move, a combat order and a message, the
 * rest of a line is not read, even if it is unreadable.
 */
final class OrderReader {

    private static final byte[] MOVE = {'M', 'O', 'V', 'E', ' '};
    private static final byte[] SHOOT = {'S', 'H', 'O', 'O', 'T', ' '};
    private static final byte[] THROW = {'T', 'H', 'R', 'O', 'W', ' '};
    private static final byte[] MESSAGE = {'M', 'E', 'S', 'S', 'A', 'G', 'E', ' '};
    private static final byte[] WAIT = {'W', 'A', 'I', 'T'};
    private static final byte[] HUNKER_DOWN = {'H', 'U', 'N', 'K', 'E', 'R', '_', 'D', 'O', 'W', 'N'};

    private static final int MAX_QUOTE = 40;

    /** The result of reading a piece. */
    private enum Piece {
        UNDERSTOOD,
        UNKNOWN,
        /** Readable, except for a number of more than 32 bits. */
        OVERFLOWN
    }

    private final Plan plan = new Plan();

    /** The agents with a message, and the bytes of each. */
    private int speaking;

    private final int[] messageStart = new int[Roster.LIMIT + 1];
    private final int[] messageEnd = new int[Roster.LIMIT + 1];

    private int living;

    // The bytes that are being parsed.
    private byte[] bytes = new byte[0];
    private int at;
    private int end;
    private int number;
    private int column;
    private boolean overflown;

    /** Reads the answer of a seat into {@code orders}: for each agent in list order its move, then its combat order. */
    void read(SoakPosition position, int seat, Answer answer, Orders orders) {
        int lines = Integer.bitCount(position.living(seat));
        if (answer.lines() < lines) {
            orders.fail(
                    seat,
                    Fault.late(Plural.of(lines, "line") + (lines == 1 ? " was" : " were") + " due, but only "
                            + answer.lines() + " came."));
            return;
        }
        scan(position, seat, answer, orders);
        for (int agent : position.roster().list) {
            emit(seat, agent, orders);
        }
    }

    private void emit(int seat, int agent, Orders orders) {
        if ((plan.moving >>> agent & 1) == 1) {
            orders.add(seat, SoakOrders.MOVE, agent, plan.moveX[agent], plan.moveY[agent]);
        }
        if ((plan.shooting >>> agent & 1) == 1) {
            orders.add(seat, SoakOrders.SHOOT, agent, plan.target[agent], 0);
        }
        if ((plan.throwing >>> agent & 1) == 1) {
            orders.add(seat, SoakOrders.THROW, agent, plan.throwX[agent], plan.throwY[agent]);
        }
        if ((plan.hunkering >>> agent & 1) == 1) {
            orders.add(seat, SoakOrders.HUNKER_DOWN, agent, 0, 0);
        }
    }

    /** Reads the awaited lines; unreadable ones become a fault in {@code orders}. */
    void scan(SoakPosition position, int seat, Answer answer, Orders orders) {
        plan.clear();
        speaking = 0;
        living = position.living(seat);
        bytes = answer.bytes();
        int line = 0;
        for (int agent : position.roster().list) {
            if ((living >>> agent & 1) == 1 && line < answer.lines()) {
                readLine(answer, line++, agent, seat, orders);
            }
        }
    }

    /** Returns, as bits, the agents with a message in the last answer. */
    int speaking() {
        return speaking;
    }

    int messageStart(int agent) {
        return messageStart[agent];
    }

    int messageEnd(int agent) {
        return messageEnd[agent];
    }

    private void readLine(Answer answer, int line, int ownAgent, int seat, Orders orders) {
        int start = answer.start(line);
        int lineEnd = answer.end(line);
        int last = lineEnd;
        while (last > start && bytes[last - 1] == ';') {
            last--; // Empty pieces at the end do not count, unless the whole line is empty.
        }
        if (last == start && lineEnd > start) {
            return;
        }
        int agent = ownAgent;
        int pieceStart = start;
        int firstEnd = pieceEnd(start, last);
        if (firstEnd < last && readId(start, firstEnd)) {
            agent = number;
            pieceStart = firstEnd + 1;
        }
        readPieces(pieceStart, last, agent, seat, orders);
    }

    private void readPieces(int start, int last, int agent, int seat, Orders orders) {
        int pieceStart = start;
        while (true) {
            int pieceEnd = pieceEnd(pieceStart, last);
            if (agent <= 0 || agent > Roster.LIMIT || (living >>> agent & 1) == 0) {
                orders.fail(seat, Fault.invalid("No living agent of yours has the id " + agent + "."));
                return;
            }
            Piece piece = readPiece(pieceStart, pieceEnd, agent);
            boolean complete = ((plan.moving & plan.fighting() & speaking) >>> agent & 1) == 1;
            if (piece == Piece.OVERFLOWN || piece == Piece.UNKNOWN && !complete) {
                orders.fail(seat, misunderstood(pieceStart, pieceEnd, piece));
                return;
            }
            if (complete || pieceEnd == last) {
                return;
            }
            pieceStart = pieceEnd + 1;
        }
    }

    private int pieceEnd(int start, int last) {
        int pieceEnd = start;
        while (pieceEnd < last && bytes[pieceEnd] != ';') {
            pieceEnd++;
        }
        return pieceEnd;
    }

    private Fault misunderstood(int start, int pieceEnd, Piece piece) {
        int quoteEnd = Math.min(pieceEnd, start + MAX_QUOTE);
        Answer quoted = new Answer();
        quoted.add(bytes, start, quoteEnd);
        return Fault.invalid("'" + quoted.line(0) + (quoteEnd < pieceEnd ? "…" : "") + "' "
                + (piece == Piece.OVERFLOWN ? "has a number of more than 32 bits." : "is not a command.")
                + " Commands are MOVE x y, SHOOT id, THROW x y, HUNKER_DOWN and MESSAGE text.");
    }

    private Piece readPiece(int start, int pieceEnd, int agent) {
        at = start;
        end = pieceEnd;
        while (at < end && isBlank(bytes[at])) {
            at++;
        }
        while (end > at && isBlank(bytes[end - 1])) {
            end--;
        }
        overflown = false;
        boolean understood = at < end && readCommand(agent);
        if (!understood) {
            return Piece.UNKNOWN;
        }
        return overflown ? Piece.OVERFLOWN : Piece.UNDERSTOOD;
    }

    private static boolean isBlank(byte c) {
        return c >= 0 && c <= ' ';
    }

    private boolean readCommand(int agent) {
        return switch (bytes[at] & ~0x20) {
            case 'M' -> skip(MOVE) ? readMove(agent) : skip(MESSAGE) && readMessage(agent);
            case 'S' -> skip(SHOOT) && readShot(agent);
            case 'T' -> skip(THROW) && readThrow(agent);
            case 'W' -> skip(WAIT) && readHunker(agent);
            case 'H' -> skip(HUNKER_DOWN) && readHunker(agent);
            default -> false;
        };
    }

    /** Skips {@code word}, in upper or lower case, if the bytes begin with it. */
    private boolean skip(byte[] word) {
        if (end - at < word.length) {
            return false;
        }
        for (int i = 0; i < word.length; i++) {
            byte c = bytes[at + i];
            if ((c >= 'a' && c <= 'z' ? c - 0x20 : c) != word[i]) {
                return false;
            }
        }
        at += word.length;
        return true;
    }

    /** Reads a column into {@code column} and, as the end of the order, a row into {@code number}. */
    private boolean readPlace(boolean signed) {
        if (!readNumber(signed) || !skipOneBlank()) {
            return false;
        }
        column = number;
        return readNumber(signed) && at == end;
    }

    private boolean readMove(int agent) {
        boolean understood = readPlace(false);
        if (understood && !overflown) {
            plan.move(agent, column, number);
        }
        return understood;
    }

    private boolean readShot(int agent) {
        if (!readNumber(false) || at < end) {
            return false;
        }
        if (!overflown) {
            plan.shoot(agent, number);
        }
        return true;
    }

    private boolean readThrow(int agent) {
        boolean understood = readPlace(true);
        if (understood && !overflown) {
            plan.throwAt(agent, column, number);
        }
        return understood;
    }

    private boolean readHunker(int agent) {
        if (at < end) {
            return false;
        }
        plan.hunker(agent);
        return true;
    }

    private boolean readMessage(int agent) {
        int start = at;
        while (start < end && isBlank(bytes[start])) {
            start++;
        }
        speaking |= 1 << agent;
        messageStart[agent] = start;
        messageEnd[agent] = end;
        return true;
    }

    private boolean skipOneBlank() {
        return at < end && bytes[at++] == ' ';
    }

    /** Reads a whole first piece as an id, which may have a sign; returns false if it is not a number of 32 bits. */
    private boolean readId(int start, int pieceEnd) {
        at = start;
        end = pieceEnd;
        overflown = false;
        for (int i = start; i < pieceEnd; i++) {
            if (bytes[i] < 0) {
                return readForeignId(start, pieceEnd);
            }
        }
        if (at < end && bytes[at] == '+') {
            at++;
            return readNumber(false) && at == end && !overflown;
        }
        return readNumber(true) && at == end && !overflown;
    }

    /** The original reads an id as Java does, which accepts the digits of any script. */
    private boolean readForeignId(int start, int pieceEnd) {
        try {
            number = Integer.parseInt(new String(bytes, start, pieceEnd - start, StandardCharsets.UTF_8));
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    /** Reads digits into {@link #number}, and detects overflow; returns false if there are none. */
    private boolean readNumber(boolean signed) {
        boolean negative = signed && at < end && bytes[at] == '-';
        if (negative) {
            at++;
        }
        int start = at;
        long value = 0;
        for (; at < end && bytes[at] >= '0' && bytes[at] <= '9'; at++) {
            value = Math.min(value * 10 + bytes[at] - '0', 1L << 32);
        }
        number = (int) (negative ? -value : value);
        boolean fits = number == (negative ? -value : value);
        overflown |= at > start && !fits;
        return at > start;
    }
}
