package regatta.core;

import java.util.List;

/**
 * The part of the rules that bots may use to look ahead from their view. It does not expose the start position, which
 * would reveal hidden parts.
 */
public final class ForwardModel<P extends Position<P>> {

    private final Rules<P> rules;

    public ForwardModel(Rules<P> rules) {
        this.rules = rules;
    }

    /** Plays one turn, like {@link Rules#advance}. */
    public void advance(P position, Orders orders, Events events) {
        rules.advance(position, orders, events);
    }

    /** Returns the standings, like {@link Rules#standings}. */
    public List<Standing> standings(P position) {
        return rules.standings(position);
    }
}
