package regatta.tron;

import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.Orders;
import regatta.core.TextOut;

/** Writes and reads the text protocol. */
final class TronWire {

    private static final int MAX_QUOTE = 40;

    private TronWire() {}

    /**
     * Writes the number of players and the seat; then for each player the start of its ribbon and the cell of its
     * cycle.
     */
    static void writeSight(TronPosition position, int seat, TextOut out) {
        out.put(position.seats()).space().put(seat).newline();
        for (int player = 0; player < position.seats(); player++) {
            writePlace(position.start(player), out).space();
            writePlace(position.head(player), out).newline();
        }
    }

    private static TextOut writePlace(int cell, TextOut out) {
        return cell == Grid.NONE
                ? out.put("-1 -1")
                : out.put(Grid.x(cell)).space().put(Grid.y(cell));
    }

    static void writeOrder(int seat, Orders orders, TextOut out) {
        int direction = TronOrders.direction(orders, seat);
        out.put(direction == Grid.NONE ? "" : Grid.WORDS.get(direction)).newline();
    }

    static void readOrder(int seat, Answer answer, Orders orders) {
        String word = answer.lines() == 0 ? "" : answer.line(0).trim();
        int direction = Grid.WORDS.indexOf(word);
        if (direction == Grid.NONE) {
            orders.fail(seat, Fault.invalid("'" + quoted(word) + "' is none of LEFT, RIGHT, UP and DOWN."));
        } else {
            TronOrders.go(orders, seat, direction);
        }
    }

    private static String quoted(String word) {
        return word.length() > MAX_QUOTE ? word.substring(0, MAX_QUOTE) + "…" : word;
    }
}
