package regatta.core;

import java.util.List;

/**
 * The rules of a match as far as its bots may use them: to play on from what they see. Nothing here leads to the opening,
 * which would show what is hidden.
 *
 * @param <P> the position of the game
 */
public final class ForwardModel<P extends Position<P>> {

    private final Rules<P> rules;

    public ForwardModel(Rules<P> rules) {
        this.rules = rules;
    }

    /** Plays one turn, as {@link Rules#advance} does. */
    public void advance(P position, Orders orders, Events events) {
        rules.advance(position, orders, events);
    }

    /** Returns how the seats stand, as {@link Rules#standings} does. */
    public List<Standing> standings(P position) {
        return rules.standings(position);
    }
}
