package regatta.halite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Orders;
import regatta.core.Scenario;
import regatta.core.TextOut;

/**
 * A position drawn for a test. The sea is empty but for what the test puts there and one far-off cell that keeps the match
 * going; the bots have said their names.
 */
final class Sea {

    final HaliteRules rules;
    final HalitePosition position;
    final Orders orders;
    final Events events = new Events();

    Sea(String scenario) {
        rules = new HaliteGame().open(Scenario.parse(scenario));
        position = rules.start();
        orders = new Orders(position.seats());
        rules.advance(position, orders, events);
        Arrays.fill(position.halite, 0);
        position.afloat = 0;
        halite(31, 31, 1000);
    }

    /** Two seats on 32×32: the shipyards are at (8, 16) and (23, 16). */
    static Sea finals() {
        return new Sea("halite/final size=32 seed=1");
    }

    /** Two seats on 32×32 without the ship each seat begins with. */
    static Sea draft() {
        Sea sea = new Sea("halite/draft size=32 seed=1");
        sea.position.remove(0);
        sea.position.remove(1);
        return sea;
    }

    Sea halite(int x, int y, int amount) {
        int cell = position.torus.cell(x, y);
        position.afloat += amount - position.halite[cell];
        position.halite[cell] = amount;
        return this;
    }

    int halite(int x, int y) {
        return position.halite[position.torus.cell(x, y)];
    }

    /** Puts a ship there and returns its number. */
    int ship(int seat, int x, int y, int cargo) {
        int ship = position.launch(seat, position.torus.cell(x, y), cargo);
        rules.lookout.refresh(position);
        rules.prepare(position);
        return ship;
    }

    void dropoff(int seat, int x, int y) {
        position.addDropoff(seat, position.torus.cell(x, y));
    }

    /** Plays a turn in which each seat answers one line; null stands for no answer. */
    Sea turn(@Nullable String... lines) {
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

    /** Tells where a ship is and what it carries: {@code "8,16:100"}, or {@code "sunk"}. */
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

    /** Returns how many events of a kind the last turn had. */
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
