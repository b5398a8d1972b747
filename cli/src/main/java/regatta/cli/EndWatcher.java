package regatta.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Events;
import regatta.core.Match;
import regatta.core.Orders;
import regatta.halite.HalitePosition;

/** Remembers the position of a match, for those who write about its end. */
final class EndWatcher implements Match.Watcher<HalitePosition> {

    private @Nullable HalitePosition position;

    @Override
    public void turnBegins(HalitePosition now) {
        position = now;
    }

    @Override
    public void turnEnds(HalitePosition now, List<Answer> answers, Orders orders, Events events) {
        position = now;
    }

    HalitePosition position() {
        if (position == null) {
            throw new IllegalStateException("no turn was played");
        }
        return position;
    }
}
