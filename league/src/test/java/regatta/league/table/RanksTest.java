package regatta.league.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regatta.core.Rng;

class RanksTest {

    /** Plays all pairs of bots of the given Elo a number of times. Bot 0 is {@code b0}. */
    private static LeagueTable table(Rng rng, int games, int... elo) {
        Matches matches = new Matches();
        for (int a = 0; a < elo.length; a++) {
            for (int b = a + 1; b < elo.length; b++) {
                double chance = 1 / (1 + Math.pow(10, (elo[b] - elo[a]) / 400.0));
                for (int game = 0; game < games; game++) {
                    boolean won = rng.below(1000) < 1000 * chance;
                    matches.add("soak", "b" + a + (won ? "1" : "2") + " b" + b + (won ? "2" : "1"));
                }
            }
        }
        return new League(matches.list(), Map.of()).table();
    }

    @Test
    void clearlyDifferentBotsHaveOneRankEach() {
        Ranks ranks = table(new Rng(1), 100, 600, 300, 0).ranks();

        assertThat(IntStream.range(0, 3).mapToObj(place -> ranks.range(place).toString()))
                .containsExactly("1", "2", "3");
        assertThat(ranks.sentence()).isEqualTo("1st is b0; 2nd is b1; 3rd is b2.");
    }

    @Test
    void similarBotsShareTheirRanksAndTheSentenceSaysWhatWouldSeparateThem() {
        Ranks ranks = table(new Rng(1), 20, 900, 40, 20, 0).ranks();

        assertThat(ranks.range(0)).hasToString("1");
        assertThat(IntStream.range(1, 4).mapToObj(place -> ranks.range(place).toString()))
                .containsOnly("2-4");
        assertThat(ranks.sentence())
                .startsWith("1st is b0; 2nd to 4th cannot be told apart")
                .matches(".*(more games each would separate them|may be equally strong)\\.");
    }

    @Test
    void botsWithTheSameRatingShareARank() {
        Matches matches = new Matches();
        matches.add("soak", "a1 b1");
        LeagueTable table = new League(matches.list(), Map.of()).table();

        assertThat(IntStream.range(0, 2).map(table.ranks()::rank)).containsExactly(1, 1);
        assertThat(table.ranks().sentence()).isEqualTo("1st and 2nd cannot be told apart, and may be equally strong.");
    }

    /** The ranges of all bots hold at once in 95 of 100 leagues. More than twelve misses are a chance of 1 in 400. */
    @Test
    void allRangesHoldAtOnce() {
        int wrong = 0;
        for (int seed = 0; seed < 100; seed++) {
            LeagueTable table = table(new Rng(seed), 30, 150, 120, 60, 30, 0, 0);
            boolean holds = true;
            for (int place = 0; place < 6; place++) {
                int bot = table.rows().get(place).name().charAt(1) - '0';
                Ranks.Range range = table.ranks().range(place);
                // The last two are equally strong: each may be fifth or sixth.
                holds &= range.first() <= (bot == 5 ? 6 : bot + 1) && range.last() >= (bot == 5 ? 5 : bot + 1);
            }
            wrong += holds ? 0 : 1;
        }
        assertThat(wrong).isLessThanOrEqualTo(12);
    }
}
