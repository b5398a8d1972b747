package regatta.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import regatta.core.Sums.Tally;

/** Tests the match loop with a minimal game. */
class MatchTest {

    private final Sums rules = new Sums(2);
    private final Tally tally = rules.start();
    private final List<String> calls = new ArrayList<>();

    /** A seat that always gives the same answer or fault, and records its calls. */
    private final class FixedSeat implements Seat<Tally> {

        private final String name;
        private final String line;
        private final @Nullable Fault fault;

        FixedSeat(String name, String line, @Nullable Fault fault) {
            this.name = name;
            this.line = line;
            this.fault = fault;
        }

        @Override
        public void ask(Tally position, int awaitedLines) {
            calls.add("ask " + name);
        }

        @Override
        public @Nullable Fault hear(Tally position, Answer answer) {
            calls.add("hear " + name);
            if (fault == null) {
                answer.add(line);
            }
            return fault;
        }
    }

    private Seat<Tally> answering(String line) {
        return new FixedSeat("seat", line, null);
    }

    private List<Standing> play(Seat<Tally> first, Seat<Tally> second) {
        return new Match<>(rules, tally, List.of(first, second), (position, turn) -> {}).play();
    }

    @Test
    void matchIsPlayedToItsEndAndRanked() {
        assertThat(play(answering("3"), answering("5")))
                .containsExactly(new Standing(0, 2, 15), new Standing(1, 1, 25));
        assertThat(tally.turn).isEqualTo(Sums.TURNS);
    }

    @Test
    void allSeatsAreAskedFirstAndThenHeardInOrder() {
        new Match<>(
                        rules,
                        tally,
                        List.of(new FixedSeat("a", "1", null), new FixedSeat("b", "2", null)),
                        (position, turn) -> {})
                .turn();

        assertThat(calls).containsExactly("ask a", "ask b", "hear a", "hear b");
    }

    @Test
    void malformedAnswerIsAFaultAndTheSeatIsNotAskedAgain() {
        List<String> turns = new ArrayList<>();
        new Match<>(
                        rules,
                        tally,
                        List.of(answering("ten"), answering("1")),
                        (position, turn) -> turns.add(turn.number() + " " + turn.asked(0) + " "
                                + turn.orders().fault(0)))
                .play();

        assertThat(turns.get(0)).startsWith("0 true Fault[kind=INVALID");
        assertThat(turns.subList(1, turns.size()))
                .containsExactly("1 false null", "2 false null", "3 false null", "4 false null");
    }

    @Test
    void missingAnswerReachesTheRulesAsAFault() {
        List<Standing> standings = play(new FixedSeat("late", "", Fault.late("It slept.")), answering("1"));

        assertThat(standings).containsExactly(new Standing(0, 2, 0), new Standing(1, 1, 5));
    }

    @Test
    void watcherSeesThePositionBeforeAndAfterATurn() {
        List<String> seen = new ArrayList<>();
        Match.Watcher<Tally> watcher = new Match.Watcher<>() {
            @Override
            public void turnBegins(Tally position) {
                seen.add("before " + position.sums[1]);
            }

            @Override
            public void turnEnds(Tally position, Turn turn) {
                seen.add(turn.answer(1).line(0) + " after " + position.sums[1]);
            }
        };
        new Match<>(rules, tally, List.of(answering("1"), answering("7")), watcher).turn();

        assertThat(seen).containsExactly("before 0", "7 after 7");
    }

    @Test
    void transcriptReplaysTheMatch() {
        List<List<SeatAnswer>> answers = Stream.of("4", "9")
                .map(line -> List.of(
                        SeatAnswer.of(List.of(line)),
                        SeatAnswer.of(List.of("1")),
                        SeatAnswer.missing(Fault.crashed("It ended."))))
                .toList();
        Match<Tally> match =
                new Match<>(rules, tally, RecordedSeat.<Tally>all(Transcript.of(answers)), (position, turn) -> {});
        match.play();

        assertThat(tally.sums).containsExactly(5, 10);
        assertThat(tally.out).containsExactly(true, true);
    }

    @Test
    void matchContinuesFromAnyPosition() {
        tally.turn = Sums.TURNS - 1;
        tally.sums[0] = 100;

        assertThat(play(answering("1"), answering("9")))
                .extracting(Standing::score)
                .containsExactly(101L, 9L);
    }

    @Test
    void numberOfBotsMustBeThatOfSeats() {
        assertThatThrownBy(() -> new Match<>(rules, tally, List.of(answering("1")), (position, turn) -> {}))
                .isInstanceOf(BadInput.class)
                .hasMessage("This scenario has 2 seats, but 1 bot is given.");
    }
}
