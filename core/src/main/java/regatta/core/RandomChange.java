package regatta.core;

import java.util.List;

/**
 * Changes the answers of a seat by chance, so that matches of deterministic bots from one position differ: one unit gets a
 * random legal order instead of the one the bot gave it. A change that would be a fault is not made.
 *
 * @param <P> the position of the game
 */
public final class RandomChange<P extends Position<P>> {

    /** The number of turns in which a rollout changes answers. */
    public static final int TURNS = 3;

    private final Rules<P> rules;
    private final LegalOrders<P> legal;
    private final int seat;
    private final Rng rng;
    private final P trial;

    /** Prepares to change the answers of a seat. */
    public RandomChange(Rules<P> rules, LegalOrders<P> legal, P position, int seat, long seed) {
        this.rules = rules;
        this.legal = legal;
        this.seat = seat;
        rng = new Rng(seed);
        trial = position.copy();
    }

    /** Returns an answer with the orders of one unit changed, or the same if no change is possible. */
    public List<String> changed(P position, List<String> lines) {
        Orders options = new Orders(position.seats());
        rules.veil(position, seat, trial);
        legal.list(trial, seat, options);
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
        trial.copyFrom(position);
        rules.advance(trial, changed, new Events());
        Answer answer = new Answer();
        answer.addLines(text);
        return changed.fault(seat) == null ? answer.texts() : lines;
    }
}
