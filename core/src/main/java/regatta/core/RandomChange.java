package regatta.core;

import java.util.List;

/**
 * Changes the answers of a seat at random, so that matches of deterministic bots from one position differ. One unit
 * gets a random legal order instead of the bot's. Changes that would be a fault are skipped.
 */
public final class RandomChange<P extends Position<P>> {

    /** The number of turns in which a rollout changes answers. */
    public static final int TURNS = 3;

    private final Rules<P> rules;
    private final LegalOrders<P> legal;
    private final int seat;
    private final Rng rng;
    private final P view;
    private final OrderCheck<P> check;

    public RandomChange(Rules<P> rules, LegalOrders<P> legal, P position, int seat, long seed) {
        this.rules = rules;
        this.legal = legal;
        this.seat = seat;
        rng = new Rng(seed);
        view = position.copy();
        check = new OrderCheck<>(rules, position);
    }

    /** Returns an answer in which the orders of one unit are replaced, or the same answer if no change is possible. */
    public List<String> changed(P position, List<String> lines) {
        Orders options = new Orders(position.seats());
        rules.veil(position, seat, view);
        legal.list(view, seat, options);
        if (options.count(seat) == 0) {
            return lines;
        }
        Orders given = new Orders(position.seats());
        rules.read(position, seat, Answer.of(lines.toArray(new String[0])), given);
        if (given.fault(seat) != null) {
            return lines;
        }
        int chosen = rng.below(options.count(seat));
        Orders changed = new Orders(position.seats());
        for (int i = 0; i < given.count(seat); i++) {
            if (given.subject(seat, i) != options.subject(seat, chosen)) {
                changed.add(seat, given, i);
            }
        }
        changed.add(seat, options, chosen);
        TextOut text = new TextOut();
        rules.write(position, seat, changed, text);
        Answer answer = new Answer();
        answer.addLines(text);
        return check.fault(position, seat, answer.texts()) == null ? answer.texts() : lines;
    }
}
