package regatta.web;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.BuiltInSeat;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Fingerprint;
import regatta.core.Game;
import regatta.core.Match;
import regatta.core.Picture;
import regatta.core.Position;
import regatta.core.ReplayedOpponent;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.core.Seat;
import regatta.core.SeatAnswer;
import regatta.core.Standing;
import regatta.core.Transcript;
import regatta.core.Turn;

/**
 * A match that can be played forwards and backwards. Every {@link #STEP} frames it keeps a copy of the position, so that
 * going back is going forward from not far away. Its seats give the recorded answers; where there are none, a bot or a person
 * plays on, and the answers are added, so that there is a record of the match at all times.
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
    private final Transcript transcript;
    private final Match<P> match;
    private final Picture picture = new Picture();
    private boolean painted;
    private int frame;

    /** Of this frame, or empty if nobody asked yet. */
    private List<Standing> standings = List.of();

    /** The turn that led here, or null if none was played since the film was wound. */
    private @Nullable Turn last;

    private final List<PageSeat<P>> seats = new ArrayList<>();

    private Film(Game game, Scenario scenario, Rules<P> rules) {
        this.game = game;
        this.scenario = scenario;
        this.rules = rules;
        position = rules.start();
        transcript = new Transcript(position.seats());
        keyFrames.add(position.copy());
        for (int seat = 0; seat < position.seats(); seat++) {
            int number = seat;
            ReplayedOpponent<P> replayed = new ReplayedOpponent<>(rules, position, seat, transcript, seat);
            seats.add(new PageSeat<>(transcript, seat, bot -> builtIn(number, bot), replayed));
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
        for (int seat = 0; seat < seats.size(); seat++) {
            branch.seats.get(seat).branch(seats.get(seat), position.turn());
            for (int turn = 0; turn < transcript.turns(); turn++) {
                SeatAnswer answer = transcript.answer(turn, seat);
                if (answer != null) {
                    branch.tell(turn, seat, answer);
                }
            }
        }
        branch.seek(frame);
        return branch;
    }

    void tell(int turn, int seat, SeatAnswer what) {
        transcript.put(turn, seat, what);
    }

    /** Changes the answer of a seat in the turn about to be played; later answers of bots are forgotten. */
    void amend(int seat, SeatAnswer what) {
        forget(position.turn() + 1);
        transcript.put(position.turn(), seat, what);
    }

    /** Lets somebody else play a seat from here on: a built-in, {@link PageSeat#PERSON} or {@link PageSeat#RECORD}. */
    void hand(int seat, String player) {
        if (!player.equals(PageSeat.PERSON) && !player.equals(PageSeat.RECORD)) {
            builtIn(seat, player); // Says so if there is no such bot.
        }
        seats.get(seat).hand(player, position.turn());
        forget(position.turn());
    }

    private void forget(int turn) {
        while (keyFrames.size() > frame / STEP + 1) {
            keyFrames.remove(keyFrames.size() - 1);
        }
        seats.forEach(seat -> seat.forget(turn));
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
        return seats.get(seat).player().equals(PageSeat.PERSON)
                && transcript.answer(position.turn(), seat) == null
                && asks(seat);
    }

    /** Tells whether {@code seat} is asked for orders in the turn about to be played. */
    boolean asks(int seat) {
        return !position.over() && rules.awaitedLines(position, seat) > 0;
    }

    private void advance() {
        match.turn();
        frame++;
        repaint();
        if (frame == keyFrames.size() * STEP) {
            keyFrames.add(position.copy());
        }
    }

    /** Returns the answer of a built-in here, or without a name an answer that orders nothing. */
    List<String> suggestion(int seat, String bot) {
        int awaited = rules.awaitedLines(position, seat);
        if (awaited == 0 || position.over()) {
            return List.of();
        }
        if (!bot.isEmpty()) {
            return PageSeat.answer(builtIn(seat, bot), position, awaited).lines();
        }
        return ReplayedOpponent.noOrders(rules, position, seat);
    }

    @Nullable
    SeatAnswer answer(int turn, int seat) {
        return transcript.answer(turn, seat);
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
