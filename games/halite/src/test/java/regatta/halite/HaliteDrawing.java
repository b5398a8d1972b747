package regatta.halite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Budget;
import regatta.core.BuiltIn;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Orders;
import regatta.core.Scenario;
import regatta.core.TextOut;
import regatta.halite.game.HaliteGame;

/**
 * A position drawn for a test. The map is empty except for what the test adds and one distant cell that keeps the match
 * going; turn 0 has been played.
 */
public final class HaliteDrawing {

    final HaliteRules rules;
    public final HalitePosition position;
    final Orders orders;
    final Events events = new Events();

    public HaliteDrawing(String scenario) {
        rules = new HaliteGame().open(Scenario.parse(scenario));
        position = rules.start();
        orders = new Orders(position.seats());
        rules.advance(position, orders, events);
        Arrays.fill(position.halite, 0);
        position.afloat = 0;
        halite(31, 31, 1000);
    }

    /** Two seats on 32×32: the shipyards are at (8, 16) and (23, 16). */
    public static HaliteDrawing finals() {
        return new HaliteDrawing("halite/final size=32 seed=1");
    }

    /** Two seats on 32×32 without the ship that each seat begins with. */
    public static HaliteDrawing draft() {
        HaliteDrawing drawing = new HaliteDrawing("halite/draft size=32 seed=1");
        drawing.position.remove(0);
        drawing.position.remove(1);
        return drawing;
    }

    public HaliteDrawing halite(int x, int y, int amount) {
        int cell = position.torus.cell(x, y);
        position.afloat += amount - position.halite[cell];
        position.halite[cell] = amount;
        return this;
    }

    int halite(int x, int y) {
        return position.halite[position.torus.cell(x, y)];
    }

    /** Puts the same amount on every cell without a structure. */
    public HaliteDrawing fill(int amount) {
        for (int cell = 0; cell < position.torus.cells; cell++) {
            if (position.owner[cell] == HalitePosition.NONE) {
                halite(position.torus.x(cell), position.torus.y(cell), amount);
            }
        }
        return this;
    }

    public HaliteDrawing turn(int turn) {
        position.turn = turn;
        return this;
    }

    public HaliteDrawing bank(int seat, long bank) {
        position.bank[seat] = bank;
        return this;
    }

    /** Returns what a built-in bot would answer here in seat 0: its orders, separated by blanks. */
    public String answer(String bot) {
        return answer(bot, 1);
    }

    public String answer(String bot, long seed) {
        HalitePosition view = position.copy();
        rules.veil(position, 0, view);
        orders.clear();
        BuiltIn.seat(new HaliteGame(), bot, seed, rules, view, 0).play(orders, Budget.ofTurns(0));
        TextOut out = new TextOut();
        rules.write(position, 0, orders, out);
        return out.toString().strip();
    }

    /** Puts a ship there and returns its number. */
    public int ship(int seat, int x, int y, int cargo) {
        int ship = position.launch(seat, position.torus.cell(x, y), cargo);
        rules.inspire.apply(position);
        return ship;
    }

    public HaliteDrawing dropoff(int seat, int x, int y) {
        position.addDropoff(seat, position.torus.cell(x, y));
        return this;
    }

    /** Plays a turn in which each seat answers one line; null stands for no answer. */
    HaliteDrawing turn(@Nullable String... lines) {
        orders.clear();
        for (int seat = 0; seat < lines.length; seat++) {
            String line = lines[seat];
            if (line == null) {
                orders.fail(seat, Fault.late("no answer"));
            } else {
                rules.read(position, seat, Answer.of(line), orders);
            }
        }
        rules.advance(position, orders, events);
        return this;
    }

    /** Returns the cell and the cargo of a ship: {@code "8,16:100"}, or {@code "sunk"}. */
    String ship(int ship) {
        int cell = position.shipCell[ship];
        if (cell == HalitePosition.NONE) {
            return "sunk";
        }
        return position.torus.x(cell) + "," + position.torus.y(cell) + ":" + position.shipCargo[ship];
    }

    String fault(int seat) {
        Fault fault = orders.fault(seat);
        return fault == null ? "" : fault.kind() + ": " + fault.detail();
    }

    String message(int seat) {
        TextOut out = new TextOut();
        rules.observe(position, seat, out);
        return out.toString();
    }

    /** Returns the number of events of a kind in the last turn. */
    int count(int kind) {
        int count = 0;
        for (int i = 0; i < events.count(); i++) {
            count += events.kind(i) == kind ? 1 : 0;
        }
        return count;
    }

    /** Returns the events of the last turn, each a kind and its numbers. */
    List<List<Integer>> events() {
        List<List<Integer>> all = new ArrayList<>();
        for (int i = 0; i < events.count(); i++) {
            List<Integer> event = new ArrayList<>(List.of(events.kind(i)));
            for (int j = 0; j < events.size(i); j++) {
                event.add(events.value(i, j));
            }
            all.add(event);
        }
        return all;
    }
}
