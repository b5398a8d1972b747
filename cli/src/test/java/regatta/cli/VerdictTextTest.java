package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regatta.cli.report.VerdictText;
import regatta.league.verdict.Forecast;
import regatta.league.verdict.PairTest.EndReason;
import regatta.league.verdict.SequentialTest;
import regatta.league.verdict.Verdict;

class VerdictTextTest {

    private static Verdict verdict(int won, int lost, int even) {
        SequentialTest test = new SequentialTest(2, 0, 5, 0.05);
        // Spread, because the order of the pairs decides when a test ends.
        for (int pair = 0; pair < Math.max(won, Math.max(lost, even)); pair++) {
            if (pair < won) {
                test.add(1);
            }
            if (pair < lost) {
                test.add(0);
            }
            if (pair < even) {
                test.add(0.5);
            }
        }
        return test.verdict();
    }

    private static String conclusion(int won, int lost, int even) {
        return VerdictText.conclusion("new", "old", verdict(won, lost, even), EndReason.SPENT);
    }

    @Test
    void reachedLimitSaysHowLargeADifferenceCanBe() {
        assertThat(conclusion(80, 78, 42))
                .startsWith("new wins 80 pairs of games, old 78, 42 are even: @|bold not decided|@ in 400 games; ")
                .matches(".* a difference, if any, is smaller than \\d\\d nElo\\.");
    }

    @Test
    void decidedTestSaysByHowMuch() {
        assertThat(conclusion(34, 6, 1))
                .startsWith("new wins 34 pairs of games, old 6, 1 is even: @|bold,green better|@; about +")
                .matches(".* about \\+\\d+ nElo \\(\\d+ to \\d+\\)\\.");
    }

    @Test
    void nothingIsSaidAboutTheDifferenceAfterOnePair() {
        assertThat(conclusion(1, 0, 0))
                .isEqualTo("new wins 1 pair of games, old 0: @|bold not decided|@ in 2 games;"
                        + " too few games for an estimate.");
    }

    @Test
    void forecastHasTheTimeOnceItIsMeasured() {
        Forecast forecast = new Forecast(1638, 410, 32);

        assertThat(VerdictText.forecast(forecast, 0))
                .isEqualTo("expected games: 1600 if equal, 410 if slightly better, 32 if clearly better");
        assertThat(VerdictText.forecast(forecast, 10))
                .isEqualTo("expected games: 1600 (4 h 33 min) if equal, 410 (1 h 8 min) if slightly better,"
                        + " 32 (5 min) if clearly better");
    }
}
