package regatta.league.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import regatta.core.Rng;
import regatta.testkit.SeedSource;

class FitTest {

    private static final int GAMES = 40;

    /** Plays all pairs a number of times, with the winning chances of a table. */
    private static List<StoredMatch> league(Rng rng, double[][] chances) {
        Matches matches = new Matches();
        for (int a = 0; a < chances.length; a++) {
            for (int b = a + 1; b < chances.length; b++) {
                for (int game = 0; game < GAMES; game++) {
                    boolean won = rng.below(1000) < 1000 * chances[a][b];
                    matches.add("soak", "b" + a + (won ? "1" : "2") + " b" + b + (won ? "2" : "1"));
                }
            }
        }
        return matches.list();
    }

    private static double[][] line(double... elo) {
        double[][] chances = new double[elo.length][elo.length];
        for (int a = 0; a < elo.length; a++) {
            for (int b = 0; b < elo.length; b++) {
                chances[a][b] = 1 / (1 + Math.pow(10, (elo[b] - elo[a]) / 400));
            }
        }
        return chances;
    }

    @Test
    void rockPaperScissorsDoesNotFit() {
        double[][] chances = line(0, 0, 0, 200);
        chances[0][1] = 0.9;
        chances[1][2] = 0.9;
        chances[0][2] = 0.1;

        Fit fit = new League(league(new Rng(3), chances), Map.of()).fit();

        assertThat(fit.likelihood()).isLessThan(0.001);
        assertThat(fit.surprises()).hasSize(3);
        assertThat(fit.sentence())
                .startsWith("A single rating per bot is misleading here. ")
                .containsPattern("b0 beats b1, b1 beats b2, and b2 beats b0|b1 beats b2, b2 beats b0, and b0 beats b1"
                        + "|b2 beats b0, b0 beats b1, and b1 beats b2")
                .contains("and 2 more pairs");
    }

    /** Cycles appear by chance among equal bots. */
    @Test
    void cyclesByChanceAreNotNamed() {
        for (int seed = 0; seed < 60; seed++) {
            Fit fit = new League(league(new Rng(seed), line(0, 0, 0, 0, 0)), Map.of()).fit();
            assertThat(fit.sentence()).doesNotContain(" beats ");
        }
    }

    @Test
    void twoBotsCannotBeMisranked() {
        assertThat(new League(league(new Rng(1), line(0, 200)), Map.of()).fit().sentence())
                .isEmpty();
    }

    /** About five of a hundred leagues that fit are reported. More than twelve would be a chance of 1 in 400. */
    @Test
    void leagueThatFitsIsRarelyReported() {
        int wrong = 0;
        for (int seed = 0; seed < 100; seed++) {
            Fit fit = new League(league(new Rng(seed), line(0, 60, 90, 150, 220)), Map.of()).fit();
            wrong += fit.sentence().isEmpty() ? 0 : 1;
        }
        assertThat(wrong).isLessThanOrEqualTo(12);
    }

    @ParameterizedTest
    @SeedSource(5)
    void twoBotsAlwaysFit(long seed) {
        Fit fit = new League(league(new Rng(seed), line(0, 300)), Map.of()).fit();

        assertThat(fit.likelihood()).isEqualTo(1);
        assertThat(fit.surprises()).isEmpty();
    }
}
