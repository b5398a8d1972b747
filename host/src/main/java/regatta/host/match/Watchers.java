package regatta.host.match;

import java.util.List;
import regatta.core.Match;
import regatta.core.Position;
import regatta.core.Turn;

/**
 * Several watchers as one; they see each turn in their order.
 *
 * @param <P> the position of the game being played
 */
record Watchers<P extends Position<P>>(List<Match.Watcher<P>> all) implements Match.Watcher<P> {

    static <P extends Position<P>> Watchers<P> of(List<Match.Watcher<P>> all) {
        return new Watchers<>(List.copyOf(all));
    }

    @Override
    public void turnBegins(P position) {
        all.forEach(watcher -> watcher.turnBegins(position));
    }

    @Override
    public void turnEnds(P position, Turn turn) {
        all.forEach(watcher -> watcher.turnEnds(position, turn));
    }
}
