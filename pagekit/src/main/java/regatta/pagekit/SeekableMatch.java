package regatta.pagekit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.BuiltInSeat;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Fingerprint;
import regatta.core.Game;
import regatta.core.LegalOrders;
import regatta.core.Match;
import regatta.core.OrderCheck;
import regatta.core.Orders;
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
 * A match that can be played forwards and backwards. Every {@link #STEP} frames it keeps a copy of the position, so
 * that going back is going forward from a copy. Its seats give the recorded answers; where there are none, a bot or a
 * person plays, and the answers are added, so that there is always a record of the match.
 *
 * @param <P> the position of the game
 */
final class SeekableMatch<P extends Position<P>> implements Match.Watcher<P> {

    /** Small, because a jump waits for it; copies of 500 frames of the largest map are a few megabytes. */
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

    /** Of this frame; empty if not computed yet. */
    private List<Standing> standings = List.of();

    /** The last turn, or null if none was played since the last jump. */
    private @Nullable Turn last;

    private final List<PageSeat<P>> seats = new ArrayList<>();

    private SeekableMatch(Game game, Scenario scenario, Rules<P> rules) {
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

    static SeekableMatch<?> of(Game game, Scenario scenario) {
        return of(game, scenario, game.open(scenario));
    }

    private static <P extends Position<P>> SeekableMatch<P> of(Game game, Scenario scenario, Rules<P> rules) {
        return new SeekableMatch<>(game, scenario, rules);
    }

    /** Returns a copy that may continue differently. */
    SeekableMatch<?> branch() {
        SeekableMatch<P> branch = of(game, scenario, rules);
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

    /**
     * Hands a seat to another player from here on: a built-in bot, {@link PageSeat#PERSON} or {@link PageSeat#RECORD}.
     */
    void hand(int seat, String player) {
        if (!player.equals(PageSeat.PERSON) && !player.equals(PageSeat.RECORD)) {
            builtIn(seat, player); // Throws if there is no such bot.
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

    /** Moves to a frame, or as near to it as the match goes: to its end, or to where a person is awaited. */
    int seek(int wanted) {
        int target = Math.max(0, wanted);
        // At most one frame before the wanted one, so that its last turn is played and its events are known.
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

    /** Returns whether the match waits for a person to give the orders of {@code seat}. */
    boolean awaits(int seat) {
        return seats.get(seat).player().equals(PageSeat.PERSON)
                && transcript.answer(position.turn(), seat) == null
                && asks(seat);
    }

    /** Returns whether {@code seat} is asked in the turn about to be played. */
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

    /** Returns the answer that a built-in bot would give here, or without a name an answer without orders. */
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

    /** Returns why an answer here would be a fault, or null if it is legal. */
    @Nullable
    Fault refusal(int seat, List<String> lines) {
        return new OrderCheck<>(rules, position).fault(position, seat, lines);
    }

    /** Returns the legal orders of {@code seat} as four numbers each: kind, unit, and two arguments. */
    int[] legal(int seat) {
        if (!asks(seat)) {
            return new int[0];
        }
        @SuppressWarnings("unchecked") // The game made both.
        LegalOrders<P> listed = (LegalOrders<P>) game.legalOrders();
        P view = position.copy();
        rules.veil(position, seat, view);
        Orders options = new Orders(position.seats());
        listed.list(view, seat, options);
        int[] flat = new int[4 * options.count(seat)];
        for (int i = 0; i < options.count(seat); i++) {
            flat[4 * i] = options.kind(seat, i);
            flat[4 * i + 1] = options.subject(seat, i);
            flat[4 * i + 2] = Picture.clamp(options.first(seat, i));
            flat[4 * i + 3] = Picture.clamp(options.second(seat, i));
        }
        return flat;
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

    /** Returns the maximum number of turns. */
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
