package regatta.space.bots.frontier;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.Bot;
import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.Events;
import regatta.core.Fingerprint;
import regatta.core.Orders;
import regatta.core.Rng;
import regatta.core.Scenario;
import regatta.space.Sketch;
import regatta.space.SpaceOrders;
import regatta.space.SpacePosition;
import regatta.space.SpaceRules;
import regatta.space.bots.Galaxy;
import regatta.space.bots.frontier.Appraisal.Kind;
import regatta.space.game.SpaceGame;
import regatta.testkit.Playthrough;
import regatta.testkit.SeedSource;

/** The rules of frontier, one by one; it has seat 0, whose people come before the comma. */
class FrontierTest {

    private static final FrontierParameters DEFAULTS = new FrontierParameters(BotSettings.defaults());

    @Test
    void itKnowsItselfByAPlanetOfItsOwnEvenIfItSeesTheEnemysHome() {
        Galaxy galaxy = Galaxy.of("1 5/100 3,0; 2 5/100 0,3", "1-2:2");
        for (int seat = 0; seat < 2; seat++) {
            Identity identity = new Identity();
            assertThat(identity.known(galaxy.view(seat), seat)).isTrue();
            assertThat(identity.player()).isEqualTo(seat);
        }
    }

    @Test
    void untilItKnowsItselfItWaits() {
        Galaxy galaxy = Galaxy.of("1 5/100 5,3; 2 5/100 0,0; 3 5/100 0,4", "1-2:2 2-3:2");
        assertThat(new Identity().known(galaxy.view(0), 0))
                .as("two peoples on the only own planet")
                .isFalse();
        assertThat(galaxy.play("frontier")).isEmpty();
    }

    @Test
    void theUnoccupiedComesBeforeTheEnemysAndThatBeforeTheOwn() {
        Galaxy galaxy =
                Galaxy.of("1 9/100 5,0; 2 1/100 0,0; 3 5/100 0,7; 4 6/100 4,2; 5 5/100 0,9", "1-2:1 1-3:1 1-4:1 4-5:1");
        Appraisal appraisal = new Appraisal(5, DEFAULTS);
        appraisal.appraise(galaxy.view(0), 0);

        assertThat(appraisal.kind).containsExactly(Kind.MINE, Kind.EMPTY, Kind.THEIRS, Kind.SHARED, Kind.THEIRS);
        assertThat(appraisal.value).containsExactly(3, 1000, 5, 6, 5);
        assertThat(appraisal.lead).containsExactly(5, 0, -7, 2, -9);
    }

    @Test
    void oneExplorerGoesToEachEmptyNeighbourTheMostHabitableFirst() {
        String lanes = "1-2:1 1-3:1 1-4:1 4-9:1";
        String rest = "; 2 3/100 0,0; 3 7/100 0,0; 4 5/100 0,0; 9 5/100 0,1";

        assertThat(Galaxy.of("1 5/100 9,0" + rest, lanes).play("frontier")).containsExactly("1>3:1", "1>4:1", "1>2:1");
        assertThat(Galaxy.of("1 5/100 3,0" + rest, lanes).play("frontier"))
                .as("one stays")
                .containsExactly("1>3:1", "1>4:1");
    }

    @Test
    void noSecondExplorerIsSent() {
        SpaceRules rules = Sketch.rules("classic", """
                graph line {
                  1 [ base = 1, habit = 5, size = 100, x = 1, y = 1 ]
                  2 [ habit = 5, size = 100, x = 3, y = 1 ]
                  3 [ base = 2, habit = 5, size = 100, x = 5, y = 1 ]
                  1 -- 2 [ weight = 5 ]
                  2 -- 3 [ weight = 5 ]
                }
                """);
        SpacePosition position = rules.start();
        Orders orders = new Orders(2);
        orders.add(0, SpaceOrders.SEND, 1, 2, 1);
        rules.advance(position, orders, new Events());
        rules.advance(position, new Orders(2), new Events());

        Orders next = new Orders(2);
        SpacePosition view = position.copy();
        rules.veil(position, 0, view);
        new Frontier(view, 0, BotSettings.defaults()).play(next, Budget.ofTurns(0));
        assertThat(next.count(0)).isZero();
    }

    @Test
    void twoPlanetsSendOneExplorerBetweenThem() {
        assertThat(Galaxy.of("1 5/100 9,0; 2 5/100 9,0; 3 5/100 0,0; 9 5/100 0,1", "1-3:1 2-3:1 3-9:1")
                        .play("frontier"))
                .containsExactly("1>3:1");
    }

    @Test
    void surplusIsSplitByValueAmongContestedNeighboursAndItself() {
        // Values: own 6 / 3 = 2, enemies 5 and 3; of 50 people 25 and 15 go.
        assertThat(Galaxy.of("1 6/100 50,0; 2 5/100 0,20; 3 3/100 0,20; 9 5/100 0,1", "1-2:1 1-3:1 3-9:1")
                        .play("frontier"))
                .containsExactly("1>2:25", "1>3:15");
    }

    @Test
    void onlyTheLeadCanBeSpared() {
        // Shared, so its own value is 6: of a lead of 22, 22 × 5 / 11 go.
        assertThat(Galaxy.of("1 6/100 50,28; 2 5/100 0,20; 3 6/100 5,0; 9 5/100 0,1", "1-2:1 1-3:1 2-9:1")
                        .play("frontier"))
                .containsExactly("1>2:10");
    }

    @Test
    void aSharedPlanetIsContestedUntilTheLeadIsMoreThanTen() {
        String lanes = "1-2:1 2-9:1";
        SpacePosition even =
                Galaxy.of("1 6/100 50,0; 2 5/30 20,10; 9 5/100 0,1", lanes).view(0);
        SpacePosition ahead =
                Galaxy.of("1 6/100 50,0; 2 5/30 21,10; 9 5/100 0,1", lanes).view(0);
        Appraisal appraisal = new Appraisal(3, DEFAULTS);

        appraisal.appraise(even, 0);
        assertThat(appraisal.contested(1)).isTrue();
        appraisal.appraise(ahead, 0);
        assertThat(appraisal.contested(1)).isFalse();
        assertThat(appraisal.safe(1)).isTrue();
    }

    @Test
    void needCountsEmptyEnemyAndWeakSharedPlanets() {
        SpacePosition view = Galaxy.of(
                        "1 6/100 50,0; 2 5/100 0,0; 3 5/100 0,9; 4 5/100 34,10; 5 5/100 36,11; 9 5/100 0,1",
                        "1-2:1 1-3:1 1-4:1 1-5:1 3-9:1")
                .view(0);
        Appraisal appraisal = new Appraisal(6, DEFAULTS);
        Front front = new Front(view, new Lanes(view.board), DEFAULTS);
        appraisal.appraise(view, 0);
        front.survey(appraisal);

        assertThat(front.need(0)).as("2, 3, and 4, which leads by 24 of 100").isEqualTo(3);
        assertThat(front.interior(0)).isFalse();
        assertThat(front.interior(4)).isTrue();
    }

    @Test
    void interiorPlanetsFeedTheFrontByNeed() {
        // 2 has two enemies next to it and 3 has one; 1 keeps 70 of its 100.
        Galaxy galaxy = Galaxy.of(
                "1 6/100 100,0; 2 5/100 1,0; 3 5/100 1,0; 4 5/100 0,9; 5 5/100 0,9; 9 5/100 0,9",
                "1-2:1 1-3:1 2-4:1 2-5:1 3-9:1");

        assertThat(galaxy.play("frontier")).containsExactly("1>2:20", "1>3:10");
        assertThat(galaxy.play("frontier?keep=0.4")).containsExactly("1>2:40", "1>3:20");
    }

    @Test
    void planetsFartherBackPassTheirSurplusOn() {
        Galaxy galaxy = Galaxy.of(
                "1 6/100 100,0; 2 5/100 1,0; 3 5/100 1,0; 4 5/100 1,0; 9 5/100 0,9", "1-2:1 1-3:9 2-4:1 3-4:1 4-9:1");

        assertThat(galaxy.play("frontier")).containsExactly("1>2:30");
    }

    @ParameterizedTest
    @SeedSource(20)
    void whatIsOutOfSightChangesNothing(long seed) {
        SpaceRules rules = new SpaceGame().open(Scenario.parse("space seed=" + (seed >>> 1)));
        SpacePosition position = rules.start();
        SpacePosition view = rules.start();
        List<Bot> bots = List.of(bot(view, 0), bot(view, 1));
        Rng rng = new Rng(seed);
        for (int turn = 0; turn < 60 && !position.over(); turn++) {
            int seat = position.mover();
            rules.veil(position, seat, view);
            Orders orders = new Orders(2);
            bots.get(seat).play(orders, Budget.ofTurns(0));
            SpacePosition changed = position.copy();
            for (int planet = 0; planet < changed.board.count(); planet++) {
                if (!view.seen[planet]) {
                    changed.people[seat][planet] = rng.below(50);
                    changed.people[1 - seat][planet] = rng.below(50);
                    changed.owner[planet] = (byte) (1 - seat);
                }
            }
            SpacePosition other = rules.start();
            rules.veil(changed, seat, other);
            assertThat(other.fingerprint()).isEqualTo(view.fingerprint());
            rules.advance(position, orders, new Events());
        }
    }

    private static Bot bot(SpacePosition view, int seat) {
        return new Frontier(view, seat, BotSettings.defaults());
    }

    @ParameterizedTest
    @SeedSource(20)
    void matchesAgainstItselfAreTheSameEveryTimeAndWithoutFault(long seed) {
        Playthrough match = playedByItself("space seed=" + (seed >>> 1));

        assertThat(match.faults()).isEmpty();
        assertThat(playedByItself("space seed=" + (seed >>> 1)).fingerprints()).isEqualTo(match.fingerprints());
    }

    private static Playthrough playedByItself(String text) {
        return Playthrough.of(new SpaceGame(), Scenario.parse(text), "frontier", "frontier");
    }

    @ParameterizedTest
    @CsvSource({
        "space seed=1, 36, 3f875439f626de4b",
        "space/fair seed=2, 101, 85acc931c4316da9",
        "space board=rings, 101, f283e8adc6b0b1b0"
    })
    void matchesAgainstItselfEndWhereTheyAlwaysDid(String scenario, int turns, String fingerprint) {
        List<Long> fingerprints = playedByItself(scenario).fingerprints();

        assertThat(fingerprints).hasSize(turns);
        assertThat(Fingerprint.text(fingerprints.get(turns - 1))).isEqualTo(fingerprint);
    }
}
