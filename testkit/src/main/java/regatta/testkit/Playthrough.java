package regatta.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Bot;
import regatta.core.BuiltIn;
import regatta.core.BuiltInSeat;
import regatta.core.Fault;
import regatta.core.Game;
import regatta.core.Match;
import regatta.core.Position;
import regatta.core.RecordedSeat;
import regatta.core.Rng;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.core.Seat;
import regatta.core.Standing;
import regatta.core.Transcript;
import regatta.core.Turn;

/**
 * A match played for a test.
 *
 * @param faults the faults by turn, as text with seat, kind and detail
 */
public record Playthrough(
        List<Long> fingerprints, Transcript transcript, List<String> faults, List<Standing> standings) {

    /** Plays a game with the bot {@code random} in every seat. */
    public static Playthrough random(Game game, Scenario scenario, long seed) {
        return mangled(game, scenario, seed, UnaryOperator.identity());
    }

    /** Plays like {@link #random}, but passes each line of an answer through {@code mangler}. */
    public static Playthrough mangled(Game game, Scenario scenario, long seed, UnaryOperator<String> mangler) {
        return withRandom(game, game.open(scenario), seed, mangler);
    }

    /** Plays a game with built-ins, seated as in a real match. */
    public static Playthrough of(Game game, Scenario scenario, String... bots) {
        return withBuiltIns(game, scenario, game.open(scenario), bots);
    }

    private static <P extends Position<P>> Playthrough withBuiltIns(
            Game game, Scenario scenario, Rules<P> rules, String... bots) {
        P position = rules.start();
        List<Seat<P>> seats = new ArrayList<>();
        for (int seat = 0; seat < bots.length; seat++) {
            seats.add(BuiltInSeat.of(game, scenario, rules, position, seat, bots[seat]));
        }
        return play(rules, position, seats);
    }

    private static <P extends Position<P>> Playthrough withRandom(
            Game game, Rules<P> rules, long seed, UnaryOperator<String> mangler) {
        P position = rules.start();
        Rng seeds = new Rng(seed);
        List<Seat<P>> seats = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            P view = position.copy();
            rules.veil(position, seat, view);
            Bot bot = BuiltIn.seat(game, "random", seeds.nextLong(), rules, view, seat);
            seats.add(new Mangler<>(BuiltInSeat.of(rules, view, seat, bot, 0), mangler));
        }
        return play(rules, position, seats, (after, turn) -> {});
    }

    public Playthrough again(Game game, Scenario scenario) {
        return replay(game.open(scenario));
    }

    private <P extends Position<P>> Playthrough replay(Rules<P> rules) {
        return play(rules, rules.start(), RecordedSeat.all(transcript), (position, turn) -> {});
    }

    /** Plays the answers of this match from {@code position}, and returns the fingerprint after each turn. */
    public <P extends Position<P>> List<Long> playOn(Rules<P> rules, P position) {
        return watch(rules, position, (after, turn) -> {}).fingerprints();
    }

    /** Plays the answers of this match from {@code position}, with a watcher. */
    public <P extends Position<P>> Playthrough watch(Rules<P> rules, P position, Match.Watcher<P> watcher) {
        return play(rules, position, RecordedSeat.<P>all(transcript), watcher);
    }

    public <P extends Position<P>> P after(Rules<P> rules, int turns) {
        Match<P> match = new Match<>(rules, rules.start(), RecordedSeat.<P>all(transcript), (position, turn) -> {});
        for (int turn = 0; turn < turns; turn++) {
            match.turn();
        }
        return match.position();
    }

    public static <P extends Position<P>> Playthrough play(Rules<P> rules, P position, List<? extends Seat<P>> seats) {
        return play(rules, position, seats, (after, turn) -> {});
    }

    private static <P extends Position<P>> Playthrough play(
            Rules<P> rules, P position, List<? extends Seat<P>> seats, Match.Watcher<P> watcher) {
        Recorder<P> recorder = new Recorder<>(position.seats(), watcher);
        List<Standing> standings = new Match<>(rules, position, seats, recorder).play();
        return new Playthrough(recorder.fingerprints, recorder.transcript, recorder.faults, standings);
    }

    private static final class Recorder<P extends Position<P>> implements Match.Watcher<P> {

        final List<Long> fingerprints = new ArrayList<>();
        final Transcript transcript;
        final List<String> faults = new ArrayList<>();
        private final Match.Watcher<P> other;

        Recorder(int seats, Match.Watcher<P> other) {
            this.other = other;
            transcript = new Transcript(seats);
        }

        @Override
        public void turnBegins(P position) {
            other.turnBegins(position);
        }

        @Override
        public void turnEnds(P position, Turn turn) {
            other.turnEnds(position, turn);
            fingerprints.add(position.fingerprint());
            transcript.add(turn);
            for (int seat = 0; seat < turn.seats(); seat++) {
                Fault fault = turn.orders().fault(seat);
                if (fault != null) {
                    faults.add(
                            "turn " + turn.number() + ", seat " + seat + ": " + fault.kind() + ": " + fault.detail());
                }
            }
        }
    }

    private record Mangler<P extends Position<P>>(Seat<P> seat, UnaryOperator<String> mangler) implements Seat<P> {

        @Override
        public void ask(P position, int awaitedLines) {
            seat.ask(position, awaitedLines);
        }

        @Override
        public @Nullable Fault hear(P position, Answer answer) {
            Answer plain = new Answer();
            Fault fault = seat.hear(position, plain);
            for (String line : plain.texts()) {
                answer.add(mangler.apply(line));
            }
            return fault;
        }
    }
}
