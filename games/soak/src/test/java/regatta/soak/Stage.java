package regatta.soak;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import regatta.core.Answer;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Orders;

/** A match on a drawn map, for tests: players answer, turns are played, and the map is drawn again. */
public final class Stage {

    public final SoakRules rules;
    public final SoakPosition position;
    final Orders orders;
    final Events events = new Events();

    private Stage(SoakRules rules) {
        this.rules = rules;
        position = rules.start();
        orders = new Orders(position.seats());
    }

    public static Stage of(String... rows) {
        return new Stage(new SoakRules(new Boards.Drawn(List.of(rows)), 1));
    }

    static Stage of(SoakRules rules) {
        return new Stage(rules);
    }

    /** Reads an answer of a player; missing lines are empty of orders. */
    Stage say(int seat, String... lines) {
        List<String> all = new ArrayList<>(Arrays.asList(lines));
        while (all.size() < rules.awaitedLines(position, seat)) {
            all.add(";");
        }
        rules.read(position, seat, Answer.of(all.toArray(new String[0])), orders);
        return this;
    }

    Stage fail(int seat, Fault fault) {
        orders.fail(seat, fault);
        return this;
    }

    Stage play() {
        rules.advance(position, orders, events);
        orders.clear();
        return this;
    }

    List<String> draw() {
        return Boards.draw(position);
    }

    /** Returns the events of a kind in the last turn, each with its numbers. */
    List<List<Integer>> events(int kind) {
        List<List<Integer>> found = new ArrayList<>();
        for (int event = 0; event < events.count(); event++) {
            if (events.kind(event) == kind) {
                List<Integer> values = new ArrayList<>();
                for (int i = 0; i < events.size(event); i++) {
                    values.add(events.value(event, i));
                }
                found.add(values);
            }
        }
        return found;
    }
}
