package regatta.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.Scenario;
import regatta.core.Standing;
import regatta.soak.game.SoakGame;

class TutorialTest {

    private static Stage open(int league) {
        return Stage.of(new SoakGame().open(Scenario.parse("soak/league-" + league)));
    }

    @ParameterizedTest
    @CsvSource({"1, 20", "2, 20", "3, 1", "4, 40"})
    void aTutorialHasOneSeatAndAnOpponentOfItsOwn(int league, int turns) {
        Stage stage = open(league);

        assertThat(stage.position.seats()).isEqualTo(1);
        assertThat(stage.position.turnLimit()).isEqualTo(turns);
        assertThat(stage.rules.awaitedLines(stage.position, 0)).isEqualTo(2);
    }

    @Test
    void leagueOneIsWonByWalkingToTheTwoTilesEitherWayRound() {
        Stage stage = open(1);
        while (!stage.position.over()) {
            stage.say(0, "1;MOVE 6 3", "2;MOVE 6 1").play();
        }

        assertThat(stage.position.goalMet).isTrue();
        assertThat(stage.position.turn).isLessThan(20);
        assertThat(stage.position.score(0)).isZero();
        assertThat(stage.position.score(1)).isEqualTo(-1);
        assertThat(stage.rules.standings(stage.position)).containsExactly(new Standing(0, 1, 0));
    }

    @Test
    void leagueOneIsLostByStandingAround() {
        Stage stage = open(1);
        while (!stage.position.over()) {
            stage.say(0).play();
        }

        assertThat(stage.position.turn).isEqualTo(20);
        assertThat(stage.position.score(0)).isEqualTo(-1);
        assertThat(stage.position.score(1)).isZero();
    }

    @Test
    void ordersOfKindsNotYetTaughtAreIgnored() {
        Stage stage = open(1).say(0, "1;SHOOT 2", "2;WAIT").play();

        assertThat(stage.position.wetness).containsOnly(0);
        assertThat(stage.position.hunkered).isZero();
        assertThat(stage.events(SoakEvents.IGNORED))
                .containsExactly(List.of(1, SoakEvents.NOT_IN_THIS_LEAGUE), List.of(2, SoakEvents.NOT_IN_THIS_LEAGUE));
    }

    @Test
    void inLeagueTwoNobodyShootsBackAtWhoeverShootsTheWettest() {
        Stage stage = open(2);
        while (!stage.position.over()) {
            int wettest = 0;
            for (int enemy : stage.position.roster().list) {
                boolean living = (stage.position.living(1) >>> enemy & 1) == 1;
                if (living && (wettest == 0 || stage.position.wetness[enemy] > stage.position.wetness[wettest])) {
                    wettest = enemy;
                }
            }
            if (stage.position.curtain) {
                stage.play();
            } else {
                stage.say(0, "SHOOT " + wettest, "SHOOT " + wettest).play();
            }
        }

        assertThat(stage.position.wetness[1]).isZero();
        assertThat(stage.position.score(0)).isEqualTo(2);
        assertThat(stage.position.score(1)).isZero();
    }

    @Test
    void inLeagueTwoAllShootBackOtherwise() {
        Stage stage = open(2).say(0).play();

        assertThat(stage.events(SoakEvents.SHOT)).hasSize(4);
        assertThat(stage.position.curtain).isTrue();
    }

    @Test
    void leagueThreeIsOneTurnLong() {
        Stage stage = open(3).say(0).play();

        assertThat(stage.position.over()).isTrue();
        assertThat(stage.events(SoakEvents.SHOT)).hasSize(4);
        assertThat(stage.position.score(0)).isEqualTo(-1);
    }

    @Test
    void playerThatShootsInLeagueFourIsShotByTwoRandomEnemies() {
        Stage stage = open(4);
        long before = stage.position.fingerprint();
        stage.say(0, "SHOOT 3").play();

        assertThat(stage.events(SoakEvents.SHOT)).hasSize(2);
        assertThat(stage.position.fingerprint()).isNotEqualTo(before);
    }

    @Test
    void aCopyOfAMatchInLeagueFourDrawsTheSameLots() {
        Stage stage = open(4);
        SoakPosition copy = stage.position.copy();
        stage.say(0, "SHOOT 3");

        stage.rules.advance(stage.position, stage.orders, stage.events);
        stage.rules.advance(copy, stage.orders, stage.events);

        assertThat(copy.fingerprint()).isEqualTo(stage.position.fingerprint());
    }
}
