package regatta.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.BadInput;
import regatta.core.Fingerprint;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.pagekit.Engine;
import regatta.pagekit.PageMatch;
import regatta.testkit.Playthrough;

/** Matches in a page: moved forwards and backwards, continued differently, played by bots and by people. */
class PageMatchTest {

    private static final String HALITE = "halite/final size=32 seed=3 turns=60";

    /** Plays built-in bots, and returns the fingerprint after each turn. */
    private static List<String> played(String scenario, String... bots) {
        Scenario parsed = Scenario.parse(scenario);
        Game game = GameCatalog.onClassPath().game(parsed.game());
        return Playthrough.of(game, parsed, bots).fingerprints().stream()
                .map(Fingerprint::text)
                .toList();
    }

    private static PageMatch handed(String scenario, String... bots) {
        PageMatch match = Engine.open(scenario);
        for (int seat = 0; seat < bots.length; seat++) {
            match.hand(seat, bots[seat]);
        }
        return match;
    }

    private static List<String> fingerprints(PageMatch match) {
        List<String> fingerprints = new ArrayList<>();
        for (int frame = 1; match.seek(frame) == frame; frame++) {
            fingerprints.add(match.fingerprint());
        }
        return fingerprints;
    }

    @Test
    void ordersThatWouldBeAFaultAreRefusedWithTheReason() {
        PageMatch halite = handed(HALITE, "person", "person");
        halite.amend(0, "a");
        halite.amend(1, "b");
        halite.seek(1);
        assertThat(halite.refusal(0, "g")).isEmpty();
        assertThat(halite.refusal(0, "g g")).isNotEmpty();
        assertThat(halite.refusal(0, "m 7 n")).isNotEmpty();
        assertThat(halite.frame()).isEqualTo(1);

        PageMatch tron = handed("tron seed=3", "person", "person");
        assertThat(tron.refusal(0, "")).contains("none of LEFT");
    }

    @ParameterizedTest
    @CsvSource({
        "halite/final size=32 seed=3 turns=60, greedy, random",
        "halite/draft size=32 seed=3 turns=40, random, random",
        "soak seed=5, skirmisher, random",
        "space seed=5, frontier, random",
        "space/fair board=rings, random, frontier",
    })
    void builtInsPlayInThePageAsInTheArena(String scenario, String first, String second) {
        assertThat(fingerprints(handed(scenario, first, second))).isEqualTo(played(scenario, first, second));
    }

    @Test
    void everyFrameIsTheSameWhicheverWayOneComesToIt() {
        PageMatch match = handed(HALITE, "greedy", "greedy");
        List<String> straight = fingerprints(match);

        for (int frame : new int[] {50, 3, 33, 32, 31, 61, 1, 64, 40}) {
            int there = match.seek(frame);
            assertThat(match.fingerprint()).as("frame %d", frame).isEqualTo(straight.get(there - 1));
        }
    }

    @Test
    void aBranchIsAsTheOriginalUpToWhereItLeavesAndChangesNothingThere() {
        PageMatch match = handed(HALITE, "greedy", "greedy");
        List<String> original = fingerprints(match);
        match.seek(40);

        PageMatch branch = match.branch();
        branch.hand(0, "random");
        List<String> other = fingerprints(branch);

        assertThat(other.subList(0, 40)).isEqualTo(original.subList(0, 40));
        assertThat(other).isNotEqualTo(original);
        assertThat(fingerprints(match)).isEqualTo(original);
    }

    @Test
    void aPersonIsWaitedForAndMayTakeAnOrderBack() {
        PageMatch match = handed(HALITE, "person", "greedy");

        assertThat(match.seek(5)).isZero();
        assertThat(match.awaits(0)).isTrue();
        assertThat(match.awaits(1)).isFalse();
        match.amend(0, "me");
        assertThat(match.seek(5)).isEqualTo(1);
        match.amend(0, "g");
        assertThat(match.seek(5)).isEqualTo(2);
        String built = match.fingerprint();
        match.amend(0, "");
        assertThat(match.seek(5)).isEqualTo(3);

        match.seek(1);
        match.amend(0, "");
        assertThat(match.seek(5))
                .as("what came after is forgotten, and waited for again")
                .isEqualTo(2);
        assertThat(match.fingerprint()).isNotEqualTo(built);
        assertThat(match.said(1, 0)).isEmpty();
        assertThat(match.said(1, 1)).isEqualTo("g");
        assertThat(match.said(2, 1)).isNull();
    }

    @Test
    void recordedOrdersThatMakeNoSenseOnAnotherCourseAreLeftOut() {
        PageMatch match = Engine.open(HALITE);
        String[][] said = {{"a", "g", "", "m 0 n", "m 0 n"}, {"b", "", "", "", ""}};
        for (int seat = 0; seat < 2; seat++) {
            for (int turn = 0; turn < 5; turn++) {
                match.say(turn, seat, said[seat][turn]);
            }
        }
        assertThat(match.seek(5)).isEqualTo(5);
        assertThat(match.faultKind(0)).isEmpty();
        match.seek(1);

        PageMatch branch = match.branch();
        branch.amend(0, "");

        for (int frame = 2; frame <= 5; frame++) {
            assertThat(branch.seek(frame)).isEqualTo(frame);
            assertThat(branch.faultKind(0)).as("turn %d", frame - 1).isEmpty();
        }
        assertThat(branch.said(3, 0)).isEmpty();
        assertThat(branch.numbers("ships")).isEmpty();
    }

    @Test
    void aSuggestionIsWhatABuiltInWouldSayAndChangesNothing() {
        PageMatch match = handed(HALITE, "person", "still");
        match.amend(0, "me");
        match.seek(1);
        String before = match.fingerprint();

        assertThat(match.suggestion(0, "greedy")).isEqualTo("g");
        assertThat(match.suggestion(0, "")).isEmpty();
        assertThat(match.fingerprint()).isEqualTo(before);
        assertThat(match.awaits(0)).isTrue();
    }

    @Test
    void aBotThatDoesNotExistIsRefusedByName() {
        PageMatch match = Engine.open(HALITE);

        assertThatThrownBy(() -> match.hand(0, "greedi"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("Did you mean 'greedy'?");
        assertThat(Engine.bots("halite")).isEqualTo("still\nrandom\ngreedy\nhungarian\nadmiral");
    }
}
