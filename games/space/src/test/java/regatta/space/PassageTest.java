package regatta.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.Events;

/** A tick on one planet. Planets are drawn as habitability/size owner total people1 people2. */
class PassageTest {

    private static final String NOBODY = "";
    private static final SpaceRuleSet CLASSIC = new ClassicRuleSet(false);
    private static final SpaceRuleSet FAIR = new FairRuleSet();

    private static String after(String planet, String arrivals, SpaceRuleSet ruleSet) {
        SpacePosition position = Sketch.planet(planet, ruleSet);
        Sketch.arrive(position, arrivals);
        Sketch.pass(position);
        return Sketch.draw(position, 0);
    }

    @ParameterizedTest
    @CsvSource({
        "1/500 1 1 1 0,    1 2 2 0", // At least one, whatever the habitability.
        "5/500 1 20 20 0,  1 21 21 0",
        "5/500 1 21 21 0,  1 23 23 0", // Rounded up.
        "10/500 2 50 0 50, 2 56 0 56", // Not 55: 50 times 1.1 is a little more in binary.
        "9/500 1 100 100 0, 1 110 110 0",
        "12/500 1 25 25 0, 1 29 29 0",
        "5/100 1 99 99 0,  1 100 100 0", // Up to the size.
        "5/100 1 100 100 0, 1 100 100 0",
        "5/100 0 0 0 0,    0 0 0 0"
    })
    void peopleGrowByPercentRoundedUpToTheSizeOfTheirPlanet(String before, String after) {
        assertThat(after(before, NOBODY, CLASSIC)).isEqualTo(after);
        assertThat(after(before, NOBODY, FAIR)).isEqualTo(after);
    }

    @ParameterizedTest
    @CsvSource({
        "10/500 1 90 60 30,  1 100 67 33", // Ten more: six and three by share, the rest to the majority.
        "1/500 1 10 6 4,     1 11 7 4",
        "1/500 2 10 4 6,     2 11 4 7",
        "1/500 0 10 5 5,     1 11 6 5" // A tie grows in favour of player one.
    })
    void growthIsSharedAndTheRestIsTheMajoritys(String before, String after) {
        assertThat(after(before, NOBODY, CLASSIC)).isEqualTo(after);
    }

    @ParameterizedTest
    @CsvSource({"5/100 1 40 10 30, 2 42 10 32", "5/100 1 40 20 20, 0 42 21 21", "5/100 2 100 50 50, 0 100 50 50"})
    void theMajorityOwnsAPlanetOnceItHasGrown(String before, String after) {
        assertThat(after(before, NOBODY, CLASSIC)).isEqualTo(after);
    }

    @ParameterizedTest
    @CsvSource({
        "5/100 0 0 0 0,   1:6 2:4,     1 10 6 4",
        "5/100 0 0 0 0,   1:2 1:2 2:3, 1 7 4 3",
        "5/100 0 0 0 0,   1:3 2:3,     0 6 3 3",
        "5/10 0 0 0 0,    1:6 2:9,     2 10 1 9", // One finds room next to the nine.
        "5/10 0 0 0 0,    1:60,        1 10 60 0", // All land, but the total stops at the size.
        "5/10 0 0 0 0,    1:60 2:9,    1 10 60 0",
        "5/9 0 0 0 0,     1:7 2:7,     0 8 4 4", // Equal sides split a full planet.
        "0/9 0 4 2 2,     1:3 2:3,     0 8 4 4",
        "0/10 0 10 5 5,   1:3 2:1,     0 10 5 5", // A full planet takes no one.
        "0/20 0 10 5 5,   1:6 2:4,     1 20 11 9",
        "0/10 0 8 4 4,    1:6 2:4,     1 10 10 8" // Residents are forgotten: more people than the total.
    })
    void onANeutralPlanetTheClassicRulesLandTheLargerSideCompletely(String before, String arrivals, String after) {
        assertThat(after(before, arrivals, CLASSIC)).isEqualTo(after);
    }

    @ParameterizedTest
    @CsvSource({
        "5/100 0 0 0 0,   1:6 2:4,     1 10 6 4",
        "5/10 0 0 0 0,    1:6 2:9,     2 10 1 9",
        "5/10 0 0 0 0,    1:60,        1 10 10 0",
        "5/10 0 0 0 0,    1:60 2:9,    1 10 10 0",
        "5/9 0 0 0 0,     1:7 2:7,     0 8 4 4",
        "0/9 0 4 2 2,     1:3 2:3,     0 8 4 4",
        "0/10 0 10 5 5,   1:3 2:1,     0 10 5 5",
        "0/10 0 8 4 4,    1:6 2:4,     1 10 6 4",
        "0/2000000000 0 0 0 0, 1:2000000000 1:2000000000, 1 2000000000 2000000000 0"
    })
    void onANeutralPlanetTheFairRulesLandAsManyAsThereIsRoomForTheLargerSideFirst(
            String before, String arrivals, String after) {
        assertThat(after(before, arrivals, FAIR)).isEqualTo(after);
    }

    @Test
    void theClassicRulesAddArrivalsUpIn32Bits() {
        // 2^31 becomes -2^31: fewer than none.
        assertThat(after("0/2000000000 0 0 0 0", "1:2000000000 1:147483648", CLASSIC))
                .isEqualTo("2 -2147483648 -2147483648 0");
    }

    @ParameterizedTest
    @CsvSource({
        "0/100 1 50 50 0, 1:20,      1 70 70 0",
        "0/100 1 50 50 0, 2:20,      1 70 50 20",
        "0/100 1 50 50 0, 2:60,      1 100 50 50", // The owner changes later.
        "0/100 1 90 90 0, 1:10 2:60, 1 100 100 0", // Friends land first and leave no room.
        "0/100 1 90 90 0, 2:60 1:10, 1 100 100 0",
        "0/40 1 40 33 7,  2:20,      1 46 32 14" // Room is the size minus the owner's people: seven more.
    })
    void onAnOwnedPlanetFriendsLandFirstAndOthersBesideTheOwnersPeople(String before, String arrivals, String after) {
        assertThat(after(before, arrivals, CLASSIC)).isEqualTo(after);
    }

    @Test
    void ownerChangesLaterThanTheMajority() {
        SpacePosition position = Sketch.planet("0/100 1 20 20 0", CLASSIC);
        Sketch.arrive(position, "2:30");

        Sketch.pass(position);
        assertThat(Sketch.draw(position, 0)).isEqualTo("1 50 20 30");

        Sketch.pass(position);
        assertThat(Sketch.draw(position, 0)).isEqualTo("2 50 20 30");
    }

    @ParameterizedTest
    @CsvSource({
        "5/100 1 110 110 0,  1 109 109 0",
        "5/100 1 125 125 0,  1 122 122 0", // A tenth of 25, rounded up.
        "5/100 2 120 50 70,  2 118 50 68",
        "5/100 1 120 61 59,  0 118 59 59",
        "5/100 0 120 60 60,  1 118 60 58", // On a planet without owner, player two pays.
        "5/100 2 150 150 0,  1 150 150 0" // A player without people there cannot pay.
    })
    void aTenthOfWhatIsTooManyDiesAndItIsTheOwnersPeople(String before, String after) {
        assertThat(after(before, NOBODY, CLASSIC)).isEqualTo(after);
    }

    @ParameterizedTest
    @CsvSource({
        "5/10 1 1 100 0,    1 2 200 0", // People multiply with the total.
        "5/10 1 -100 60 0,  1 -105 63 0", // A total below zero falls, and people grow without a limit.
        "5/10 1 0 60 0,     1 0 60 0"
    })
    void aTotalThatHasDriftedAwayMovesPeopleAsInTheOriginal(String before, String after) {
        assertThat(after(before, NOBODY, CLASSIC)).isEqualTo(after);
    }

    @Test
    void shuttlesUnderWayStayInTheOrderOfTheirLaunch() {
        SpacePosition position = Sketch.planet("0/100 1 50 50 0", CLASSIC);
        Sketch.arrive(position, "1:1 2:2 1:3");
        position.shuttleTicks[0] = 3;
        position.shuttleTicks[2] = 2;

        Sketch.pass(position);

        assertThat(Sketch.shuttles(position)).containsExactly("1:0>0:1@2", "1:0>0:3@1");
        assertThat(Sketch.draw(position, 0)).isEqualTo("1 52 50 2");
    }

    @Test
    void landingsAndChangesOfHandsAreEvents() {
        SpacePosition position = Sketch.planet("5/100 0 0 0 0", CLASSIC);
        Sketch.arrive(position, "1:6 2:4");
        Events events = new Events();

        new Passage(position.board).pass(position, events);

        assertThat(SpaceRulesTest.texts(events))
                .isEqualTo(List.of(
                        List.of(SpaceEvents.LANDED, 0, 0, 6),
                        List.of(SpaceEvents.LANDED, 1, 0, 4),
                        List.of(SpaceEvents.CHANGED_HANDS, 0, Board.NONE, 0)));
    }
}
