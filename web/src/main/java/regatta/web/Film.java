package regatta.web;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.BuiltInSeat;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Fingerprint;
import regatta.core.Game;
import regatta.core.Match;
import regatta.core.Orders;
import regatta.core.Picture;
import regatta.core.Position;
import regatta.core.RecordedSeat.Said;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.core.Seat;
import regatta.core.Standing;
import regatta.core.TextOut;
import regatta.core.Turn;

/**
 * A match that can be wound. Every {@link #STEP} frames it keeps a copy of the position, so that going back is going
 * forward from not far away. Its seats say what was said; where nothing was, a seat that was handed to a bot or to a
 * person goes on, and what it says is kept, so that a film is a record at all times.
 *
 * @param <P> the position of the game
 */
final class Film<P extends Position<P>> implements Match.Watcher<P> {

    /** Small: to go on from a copy is what a jump waits for, and copies of 500 frames of the largest sea are a few megabytes. */
    private static final int STEP = 8;

    private final Game game;
    private final Scenario scenario;
    private final Rules<P> rules;
    private final P position;
    private final List<P> keyFrames = new ArrayList<>();
    private final Script script;
    private final Match<P> match;
    private final Picture picture = new Picture();
    private boolean painted;
    private int frame;

    /** Of this frame, or empty if nobody asked yet. */
    private List<Standing> standings = List.of();

    /** Where this left what was recorded, and the position before the last turn; or null if it never did. */
    private @Nullable P before;

    /** The turn that led here, or null if none was played since the film was wound. */
    private @Nullable Turn last;

    private final List<ScriptSeat<P>> seats = new ArrayList<>();

    private Film(Game game, Scenario scenario, Rules<P> rules) {
        this.game = game;
        this.scenario = scenario;
        this.rules = rules;
        position = rules.start();
        script = new Script(position.seats());
        keyFrames.add(position.copy());
        for (int seat = 0; seat < position.seats(); seat++) {
            int number = seat;
            seats.add(new ScriptSeat<>(script, seat, () -> builtIn(number, script.player(number))));
        }
        match = new Match<>(rules, position, seats, this);
    }

    private Seat<P> builtIn(int seat, String name) {
        return BuiltInSeat.of(game, scenario, rules, position, seat, name);
    }

    @Override
    public void turnEnds(P after, Turn turn) {
        last = turn;
    }

    static Film<?> of(Game game, Scenario scenario) {
        return of(game, scenario, game.open(scenario));
    }

    private static <P extends Position<P>> Film<P> of(Game game, Scenario scenario, Rules<P> rules) {
        return new Film<>(game, scenario, rules);
    }

    /** Returns a film of its own that is as this one up to here and may then take another course. */
    Film<?> branch() {
        Film<P> branch = of(game, scenario, rules);
        branch.script.copyFrom(script);
        branch.seek(frame);
        branch.before = position.copy();
        return branch;
    }

    void tell(int turn, int seat, Said what) {
        script.put(turn, seat, what);
    }

    /** Changes what a seat says in the turn about to be played; what bots said afterwards is forgotten. */
    void amend(int seat, Said what) {
        forget(position.turn() + 1);
        script.put(position.turn(), seat, what);
    }

    /** Lets somebody else play a seat from here on: a built-in, {@link Script#PERSON} or {@link Script#RECORD}. */
    void hand(int seat, String player) {
        if (!player.equals(Script.PERSON) && !player.equals(Script.RECORD)) {
            builtIn(seat, player); // Says so if there is no such bot.
        }
        script.hand(seat, player, position.turn());
        forget(position.turn());
    }

    private void forget(int turn) {
        while (keyFrames.size() > frame / STEP + 1) {
            keyFrames.remove(keyFrames.size() - 1);
        }
        script.forgetPlayers(turn);
        seats.forEach(ScriptSeat::forgetBot);
    }

    /** Goes to a frame, or as near to it as the match goes: to its end, or to where a person is awaited. */
    int seek(int wanted) {
        int target = Math.max(0, wanted);
        // One frame before the wanted one at most, so that its last turn is played and its events are known.
        int key = Math.min(Math.max(0, target - 1) / STEP, keyFrames.size() - 1);
        if (target < frame || key * STEP > frame) {
            position.copyFrom(keyFrames.get(key));
            frame = key * STEP;
            last = null;
            repaint();
        }
        while (frame < target && !position.over() && !awaitsPerson()) {
            advance();
        }
        return frame;
    }

    private void repaint() {
        painted = false;
        standings = List.of();
    }

    private boolean awaitsPerson() {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (awaits(seat)) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether the match cannot go on before a person has given the orders of {@code seat}. */
    boolean awaits(int seat) {
        return script.player(seat).equals(Script.PERSON) && script.get(position.turn(), seat) == null && asks(seat);
    }

    /** Tells whether {@code seat} is asked for orders in the turn about to be played. */
    boolean asks(int seat) {
        return !position.over() && rules.awaitedLines(position, seat) > 0;
    }

    private void advance() {
        if (before != null) {
            before.copyFrom(position);
        }
        match.turn();
        if (before != null && silenceMisfits(before)) {
            position.copyFrom(before);
            match.turn();
        }
        frame++;
        repaint();
        if (frame == keyFrames.size() * STEP) {
            keyFrames.add(position.copy());
        }
    }

    /**
     * On another course what was recorded may make no sense any more, such as orders for a ship that has sunk. Then a seat
     * says nothing rather than be punished for what its bot would not have said. Returns whether there was such a seat.
     */
    private boolean silenceMisfits(P before) {
        boolean any = false;
        for (int seat = 0; seat < before.seats(); seat++) {
            if (fault(seat) != null && script.player(seat).equals(Script.RECORD)) {
                script.put(before.turn(), seat, Said.lines(silence(before, seat)));
                any = true;
            }
        }
        return any;
    }

    private List<String> silence(P position, int seat) {
        TextOut text = new TextOut();
        rules.write(position, seat, new Orders(position.seats()), text);
        Answer answer = new Answer();
        answer.addLines(text);
        return answer.texts();
    }

    /** Returns what a built-in would say here, or without a name what says nothing. */
    List<String> suggestion(int seat, String bot) {
        int awaited = rules.awaitedLines(position, seat);
        if (awaited == 0 || position.over()) {
            return List.of();
        }
        if (!bot.isEmpty()) {
            return ScriptSeat.said(builtIn(seat, bot), position, awaited).lines();
        }
        return silence(position, seat);
    }

    @Nullable
    Said said(int turn, int seat) {
        return script.get(turn, seat);
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

    /** Returns how many turns the match may have. */
    int limit() {
        return position.turnLimit();
    }

    int rulesVersion() {
        return game.info().rulesVersion();
    }

    String fingerprint() {
        return Fingerprint.text(position.fingerprint());
    }

    List<Standing> standings() {
        if (standings.isEmpty()) {
            standings = rules.standings(position);
        }
        return standings;
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
        return last == null ? new int[0] : flat(last.events());
    }

    private static int[] flat(Events events) {
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

    @Nullable
    Fault fault(int seat) {
        return last == null ? null : last.orders().fault(seat);
    }
}
