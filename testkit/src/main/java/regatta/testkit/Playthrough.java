package regatta.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Bot;
import regatta.core.BuiltIn;
import regatta.core.BuiltInSeat;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Game;
import regatta.core.Match;
import regatta.core.Orders;
import regatta.core.Position;
import regatta.core.RecordedSeat;
import regatta.core.RecordedSeat.Said;
import regatta.core.Rng;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.core.Seat;
import regatta.core.Standing;

/**
 * A match played for a test: what was said in it, what went wrong, and the fingerprint after every turn.
 *
 * @param said by seat, then by turn
 * @param faults by turn; each entry names seat, kind and detail
 */
public record Playthrough(
        List<Long> fingerprints, List<List<Said>> said, List<String> faults, List<Standing> standings) {

    /** Plays a game with its bot {@code random} in every seat. */
    public static Playthrough random(Game game, Scenario scenario, long seed) {
        return mangled(game, scenario, seed, UnaryOperator.identity());
    }

    /** Plays as {@link #random} does, but each line passes through {@code mangler} before the arena hears it. */
    public static Playthrough mangled(Game game, Scenario scenario, long seed, UnaryOperator<String> mangler) {
        BuiltIn random = game.bots().stream()
                .filter(bot -> bot.name().equals("random"))
                .findFirst()
                .orElseThrow(() -> new AssertionError(game.info().id() + " has no bot called random"));
        return withRandom(game.open(scenario), random, seed, mangler);
    }

    private static <P extends Position<P>> Playthrough withRandom(
            Rules<P> rules, BuiltIn random, long seed, UnaryOperator<String> mangler) {
        P position = rules.start();
        Rng seeds = new Rng(seed);
        List<Seat<P>> seats = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            Bot bot = random.maker().make(rules, position, seat, random.settings(seeds.nextLong(), ""));
            seats.add(new Mangler<>(new BuiltInSeat<>(rules, position, seat, bot), mangler));
        }
        return play(rules, position, seats);
    }

    /** Plays again what was said. */
    public Playthrough again(Game game, Scenario scenario) {
        return replay(game.open(scenario));
    }

    private <P extends Position<P>> Playthrough replay(Rules<P> rules) {
        return play(rules, rules.start(), RecordedSeat.all(said));
    }

    /** Plays on from {@code position} with what was said here, and returns the fingerprint after each turn. */
    public <P extends Position<P>> List<Long> playOn(Rules<P> rules, P position) {
        return play(rules, position, RecordedSeat.<P>all(said)).fingerprints();
    }

    /** Plays to the end with the given seats. */
    public static <P extends Position<P>> Playthrough play(Rules<P> rules, P position, List<? extends Seat<P>> seats) {
        Recorder<P> recorder = new Recorder<>(position.seats());
        List<Standing> standings = new Match<>(rules, position, seats, recorder).play();
        return new Playthrough(recorder.fingerprints, recorder.said, recorder.faults, standings);
    }

    private static final class Recorder<P extends Position<P>> implements Match.Watcher<P> {

        final List<Long> fingerprints = new ArrayList<>();
        final List<List<Said>> said = new ArrayList<>();
        final List<String> faults = new ArrayList<>();
        private int turn;

        Recorder(int seats) {
            for (int seat = 0; seat < seats; seat++) {
                said.add(new ArrayList<>());
            }
        }

        @Override
        public void turnBegins(P position) {
            turn = position.turn();
        }

        @Override
        public void turnEnds(P position, List<Answer> answers, Orders orders, Events events) {
            fingerprints.add(position.fingerprint());
            for (int seat = 0; seat < answers.size(); seat++) {
                Fault fault = orders.fault(seat);
                boolean answered = answers.get(seat).lines() > 0;
                List<Said> turns = said.get(seat);
                while (turns.size() < turn) {
                    turns.add(Said.lines(List.of()));
                }
                turns.add(new Said(answers.get(seat).texts(), answered ? null : fault));
                if (fault != null) {
                    faults.add("turn " + turn + ", seat " + seat + ": " + fault.kind() + ": " + fault.detail());
                }
            }
        }
    }

    private record Mangler<P extends Position<P>>(Seat<P> seat, UnaryOperator<String> mangler) implements Seat<P> {

        @Override
        public void ask(P position) {
            seat.ask(position);
        }

        @Override
        public @Nullable Fault hear(P position, int awaitedLines, Answer answer) {
            Answer plain = new Answer();
            Fault fault = seat.hear(position, awaitedLines, plain);
            for (String line : plain.texts()) {
                answer.add(mangler.apply(line));
            }
            return fault;
        }
    }
}
