package regatta.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TranscriptTest {

    private static SeatAnswer answer(String line) {
        return SeatAnswer.of(List.of(line));
    }

    @Test
    void answersAreFoundByTurnAndSeat() {
        Transcript transcript = new Transcript(2);
        transcript.put(2, 1, answer("north"));

        assertThat(transcript.answer(2, 1)).isEqualTo(answer("north"));
        assertThat(transcript.answer(0, 1)).isNull();
        assertThat(transcript.answer(2, 0)).isNull();
        assertThat(transcript.answer(9, 1)).isNull();
        assertThat(transcript.turns()).isEqualTo(3);
        assertThat(transcript.answers(1)).containsExactly(answer("north"));
    }

    @Test
    void prefixIsACopy() {
        Transcript transcript = Transcript.of(List.of(List.of(answer("a"), answer("b")), List.of(answer("c"))));
        Transcript prefix = transcript.upTo(1);
        transcript.put(0, 0, answer("changed"));

        assertThat(prefix).isEqualTo(Transcript.of(List.of(List.of(answer("a")), List.of(answer("c")))));
        assertThat(prefix.turns()).isEqualTo(1);
    }

    @Test
    void answersFromATurnOnAreRemovedForOneSeat() {
        Transcript transcript = Transcript.of(
                List.of(List.of(answer("a"), answer("b"), answer("c")), List.of(answer("d"), answer("e"))));
        transcript.remove(1, 0);

        assertThat(transcript.answers(0)).containsExactly(answer("a"));
        assertThat(transcript.answers(1)).containsExactly(answer("d"), answer("e"));
        assertThat(transcript.turns()).isEqualTo(2);
    }
}
