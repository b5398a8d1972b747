package regatta.web;

import java.util.ArrayList;
import java.util.List;
import regatta.core.Answer;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Fingerprint;
import regatta.core.Game;
import regatta.core.Orders;
import regatta.core.Picture;
import regatta.core.Position;
import regatta.core.RecordedSeat.Said;
import regatta.core.Rules;
import regatta.core.Standing;

/**
 * A match that can be wound. Every {@link #STEP} frames it keeps a copy of the position, so that going back is going
 * forward from not far away.
 *
 * @param <P> the position of the game
 */
final class Film<P extends Position<P>> {

    private static final int STEP = 32;

    private final Game game;
    private final Rules<P> rules;
    private final P position;
    private final List<P> keyFrames = new ArrayList<>();
    private final List<List<Said>> said = new ArrayList<>();
    private final Orders orders;
    private final Events events = new Events();
    private final Picture picture = new Picture();
    private boolean painted;
    private int frame;

    private Film(Game game, Rules<P> rules) {
        this.game = game;
        this.rules = rules;
        position = rules.start();
        orders = new Orders(position.seats());
        keyFrames.add(position.copy());
        for (int seat = 0; seat < position.seats(); seat++) {
            said.add(new ArrayList<>());
        }
    }

    static <P extends Position<P>> Film<P> of(Game game, Rules<P> rules) {
        return new Film<>(game, rules);
    }

    void tell(int turn, int seat, Said what) {
        List<Said> turns = said.get(seat);
        while (turns.size() <= turn) {
            turns.add(Said.lines(List.of()));
        }
        turns.set(turn, what);
    }

    int seek(int wanted) {
        int target = Math.max(0, wanted);
        if (target < frame) {
            // One frame before the wanted one at most, so that its last turn is played and its events are known.
            int key = Math.max(0, target - 1) / STEP;
            position.copyFrom(keyFrames.get(key));
            frame = key * STEP;
            orders.clear();
            events.clear();
            painted = false;
        }
        while (frame < target && !position.over()) {
            advance();
        }
        return frame;
    }

    private void advance() {
        orders.clear();
        for (int seat = 0; seat < position.seats(); seat++) {
            int awaited = rules.awaitedLines(position, seat);
            if (awaited > 0) {
                hear(seat, awaited);
            }
        }
        rules.advance(position, orders, events);
        frame++;
        painted = false;
        if (frame == keyFrames.size() * STEP) {
            keyFrames.add(position.copy());
        }
    }

    private void hear(int seat, int awaited) {
        List<Said> turns = said.get(seat);
        Said what = position.turn() < turns.size() ? turns.get(position.turn()) : Said.lines(List.of());
        Fault fault = what.fault();
        if (fault != null || what.lines().size() < awaited) {
            orders.fail(seat, fault == null ? Fault.crashed("The record has no answer here.") : fault);
            return;
        }
        Answer answer = new Answer();
        what.lines().forEach(answer::add);
        rules.read(position, seat, answer, orders);
    }

    int seats() {
        return position.seats();
    }

    int frame() {
        return frame;
    }

    boolean over() {
        return position.over();
    }

    String fingerprint() {
        return Fingerprint.text(position.fingerprint());
    }

    List<Standing> standings() {
        return rules.standings(position);
    }

    Picture picture() {
        if (!painted) {
            picture.clear();
            game.paint(position, picture);
            painted = true;
        }
        return picture;
    }

    int[] events() {
        int size = 0;
        for (int i = 0; i < events.count(); i++) {
            size += 2 + events.size(i);
        }
        int[] flat = new int[size];
        int at = 0;
        for (int i = 0; i < events.count(); i++) {
            flat[at++] = events.kind(i);
            flat[at++] = events.size(i);
            for (int j = 0; j < events.size(i); j++) {
                flat[at++] = events.value(i, j);
            }
        }
        return flat;
    }

    String fault(int seat) {
        Fault fault = orders.fault(seat);
        return fault == null ? "" : fault.kind().name() + ": " + fault.detail();
    }
}
