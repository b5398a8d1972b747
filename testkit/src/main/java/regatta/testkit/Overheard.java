package regatta.testkit;

import java.util.ArrayList;
import java.util.List;
import regatta.core.Match;
import regatta.core.Position;
import regatta.core.Rules;
import regatta.core.TextOut;
import regatta.core.Turn;

/**
 * What one seat was told and what it said over a match, as a program in its place would have read and written it.
 *
 * @param <P> the position of the game
 */
public final class Overheard<P extends Position<P>> implements Match.Watcher<P> {

    private final Rules<P> rules;
    private final int seat;
    private final TextOut heard = new TextOut();
    private final List<String> said = new ArrayList<>();

    public Overheard(Rules<P> rules, int seat) {
        this.rules = rules;
        this.seat = seat;
    }

    @Override
    public void turnBegins(P before) {
        if (rules.awaitedLines(before, seat) > 0) {
            rules.observe(before, seat, heard);
        }
    }

    @Override
    public void turnEnds(P after, Turn turn) {
        said.addAll(turn.answer(seat).texts());
    }

    public TextOut heard() {
        return heard;
    }

    public List<String> said() {
        return said;
    }
}
