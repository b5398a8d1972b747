package regatta.tron;

import java.util.ArrayList;
import java.util.List;
import regatta.core.Answer;
import regatta.core.Events;
import regatta.core.Orders;

/**
 * A drawn position in the top left corner of the board, and the turns played on it. The cycles are {@code A}, {@code
 * B}, {@code C} and {@code D}, their ribbons the small letters, and free cells dots. The mover is {@code A}.
 */
public final class TronDrawing {

    final TronRules rules;
    public final TronPosition position;
    final Orders orders;
    final Events events = new Events();
    private final int width;
    private final int height;

    public TronDrawing(String... rows) {
        width = rows[0].length();
        height = rows.length;
        String all = String.join("", rows);
        int seats = 2;
        for (int seat = 2; seat < TronRules.MAX_SEATS; seat++) {
            seats += all.indexOf('A' + seat) >= 0 ? 1 : 0;
        }
        rules = new TronRules(seats, 0);
        position = new TronPosition(seats);
        orders = new Orders(seats);
        for (int seat = 0; seat < seats; seat++) {
            List<Integer> cells = ribbon(rows, seat);
            for (int i = cells.size() - 1; i >= 0; i--) {
                position.lay(seat, cells.get(i));
            }
        }
    }

    /** Follows a ribbon from its cycle to where it starts. */
    private List<Integer> ribbon(String[] rows, int seat) {
        List<Integer> cells = new ArrayList<>();
        int at = find(rows, (char) ('A' + seat), cells);
        while (at != Grid.NONE) {
            cells.add(at);
            at = findNext(rows, (char) ('a' + seat), at, cells);
        }
        return cells;
    }

    private int find(String[] rows, char letter, List<Integer> but) {
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            if (letter(rows, cell) == letter && !but.contains(cell)) {
                return cell;
            }
        }
        return Grid.NONE;
    }

    private int findNext(String[] rows, char letter, int from, List<Integer> but) {
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int cell = Grid.next(from, direction);
            if (cell != Grid.NONE && letter(rows, cell) == letter && !but.contains(cell)) {
                return cell;
            }
        }
        return Grid.NONE;
    }

    private char letter(String[] rows, int cell) {
        return Grid.x(cell) < width && Grid.y(cell) < height ? rows[Grid.y(cell)].charAt(Grid.x(cell)) : '.';
    }

    /** Plays turns: each word is what the mover of its turn answers. */
    TronDrawing say(String... words) {
        for (String word : words) {
            orders.clear();
            rules.read(position, position.mover(), Answer.of(word), orders);
            rules.advance(position, orders, events);
        }
        return this;
    }

    List<Integer> event(int number) {
        List<Integer> values = new ArrayList<>();
        for (int i = 0; i < events.size(number); i++) {
            values.add(events.value(number, i));
        }
        return values;
    }

    /** Draws the corner again. */
    String[] rows() {
        String[] rows = new String[height];
        for (int y = 0; y < height; y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < width; x++) {
                row.append(draw(Grid.cell(x, y)));
            }
            rows[y] = row.toString();
        }
        return rows;
    }

    private char draw(int cell) {
        int seat = position.owner(cell);
        if (seat == Grid.NONE) {
            return '.';
        }
        return (char) ((position.head(seat) == cell ? 'A' : 'a') + seat);
    }
}
