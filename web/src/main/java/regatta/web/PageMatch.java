package regatta.web;

import java.util.List;
import org.teavm.jso.JSExport;
import regatta.core.Answer;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Fingerprint;
import regatta.core.Orders;
import regatta.core.Position;
import regatta.core.Rules;
import regatta.core.Standing;

/** A match in a page. The page says what the seats said, turn by turn, and looks at the position in between. */
public final class PageMatch {

    private final Table<?> table;

    private PageMatch(Table<?> table) {
        this.table = table;
    }

    static PageMatch of(Rules<?> rules) {
        return new PageMatch(Table.of(rules));
    }

    @JSExport
    public int seats() {
        return table.position.seats();
    }

    @JSExport
    public int turn() {
        return table.position.turn();
    }

    @JSExport
    public boolean over() {
        return table.position.over();
    }

    /** Returns how many lines the turn awaits from a seat. */
    @JSExport
    public int awaitedLines(int seat) {
        return table.awaitedLines(seat);
    }

    /** Says one line of a seat's answer to this turn. */
    @JSExport
    public void say(int seat, String line) {
        table.answers[seat].add(line);
    }

    /** Says that a seat gave no answer this turn. */
    @JSExport
    public void fail(int seat, String kind, String detail) {
        table.orders.fail(seat, new Fault(Fault.Kind.valueOf(kind), detail));
    }

    /** Plays the turn and returns the fingerprint of the position after it. */
    @JSExport
    public String advance() {
        table.advance();
        return Fingerprint.text(table.position.fingerprint());
    }

    /** Returns the rank of a seat as things stand. */
    @JSExport
    public int rank(int seat) {
        return table.standings().get(seat).rank();
    }

    /** Returns the score of a seat as things stand. */
    @JSExport
    public double score(int seat) {
        return table.standings().get(seat).score();
    }

    private static final class Table<P extends Position<P>> {

        final Rules<P> rules;
        final P position;
        final Orders orders;
        final Events events = new Events();
        final Answer[] answers;

        private Table(Rules<P> rules) {
            this.rules = rules;
            position = rules.start();
            orders = new Orders(position.seats());
            answers = new Answer[position.seats()];
            for (int seat = 0; seat < answers.length; seat++) {
                answers[seat] = new Answer();
            }
        }

        static <P extends Position<P>> Table<P> of(Rules<P> rules) {
            return new Table<>(rules);
        }

        int awaitedLines(int seat) {
            return rules.awaitedLines(position, seat);
        }

        void advance() {
            for (int seat = 0; seat < answers.length; seat++) {
                if (rules.awaitedLines(position, seat) > 0 && orders.fault(seat) == null) {
                    rules.read(position, seat, answers[seat], orders);
                }
            }
            rules.advance(position, orders, events);
            orders.clear();
            for (Answer answer : answers) {
                answer.clear();
            }
        }

        List<Standing> standings() {
            return rules.standings(position);
        }
    }
}
