package regatta.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.LongStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import regatta.testkit.SeedSource;

/** Drawn boards have the statistics of the hundred of the original. */
class BoardGeneratorTest {

    private static final Offset<Double> A_FEW_PERCENT = within(0.08);

    @ParameterizedTest
    @SeedSource(100)
    void everyBoardIsWithinTheBoundsOfTheOriginals(long seed) {
        for (boolean symmetric : new boolean[] {false, true}) {
            Board board = BoardGenerator.draw(seed, symmetric);

            assertThat(board.count()).isBetween(10, 21);
            assertThat(board.lanes()).hasSizeBetween(10, 36).allSatisfy(lane -> {
                assertThat(lane.length()).isBetween(1, 7);
                assertThat(distance(board, lane)).isLessThan(6.41);
            });
            assertThat(board.planets())
                    .allSatisfy(planet -> assertThat(planet.habitability()).isBetween(1, 12))
                    .allSatisfy(planet -> assertThat(planet.size()).isBetween(50, 600));
            assertThat(board.planets().stream().map(planet -> List.of(planet.x(), planet.y())))
                    .doesNotHaveDuplicates();
            assertThat(board.planets().stream().filter(planet -> planet.home() == 0))
                    .hasSize(1);
            assertThat(board.planets().stream().filter(planet -> planet.home() == 1))
                    .hasSize(1);
            assertThat(BoardCheck.warnings(board)).isEmpty();
            assertThat(hopsBetweenHomes(board)).isBetween(3, 6);
        }
    }

    @ParameterizedTest
    @SeedSource(50)
    void aSymmetricBoardIsTheSameTurnedByHalfWithTheSeatsSwapped(long seed) {
        Board board = BoardGenerator.draw(seed, true);
        int last = board.count() - 1;

        Board turned = Board.of(
                board.planets().stream()
                        .map(planet -> new Planet(
                                last - planet.id(),
                                planet.habitability(),
                                planet.size(),
                                planet.home() == Board.NONE ? Board.NONE : 1 - planet.home(),
                                11 - planet.x(),
                                11 - planet.y()))
                        .toList(),
                board.lanes().stream()
                        .map(lane -> new Lane(last - lane.to(), last - lane.from(), lane.length()))
                        .toList());

        assertThat(turned).isEqualTo(board);
    }

    @Test
    void theSharesAreThoseOfTheOriginals() {
        List<Board> boards = LongStream.range(0, 500)
                .mapToObj(seed -> BoardGenerator.draw(seed, false))
                .toList();

        assertThat(mean(boards, Board::count)).isCloseTo(15.7, within(0.7));
        assertThat(mean(boards, board -> board.lanes().size())).isCloseTo(21.8, within(1.2));
        assertShares(boards, 1, 0.17, 0.45, 0.17, 0.09);
        List<Lane> lanes =
                boards.stream().flatMap(board -> board.lanes().stream()).toList();
        double[] lengths = {0.09, 0.17, 0.17, 0.16, 0.16, 0.17, 0.08};
        for (int length = 1; length <= 7; length++) {
            int exact = length;
            double share = (double) lanes.stream()
                            .filter(lane -> lane.length() == exact)
                            .count()
                    / lanes.size();
            assertThat(share).as("length %d", length).isCloseTo(lengths[length - 1], within(0.04));
        }
        double three = mean(boards, board -> hopsBetweenHomes(board) == 3 ? 1 : 0);
        assertThat(three).isCloseTo(0.80, A_FEW_PERCENT);
    }

    private static void assertShares(List<Board> boards, int from, double... shares) {
        double planets = boards.stream().mapToInt(Board::count).sum();
        for (int i = 0; i < shares.length; i++) {
            int degree = from + i;
            long count = boards.stream()
                    .mapToLong(board -> board.planets().stream()
                            .filter(planet -> board.laneCount(board.indexOf(planet.id())) == degree)
                            .count())
                    .sum();
            assertThat(count / planets).as("planets with %d lanes", degree).isCloseTo(shares[i], A_FEW_PERCENT);
        }
    }

    private static double mean(List<Board> boards, ToIntFunction<Board> value) {
        return boards.stream().mapToInt(value).average().orElseThrow();
    }

    private static double distance(Board board, Lane lane) {
        Planet from = board.planets().get(board.indexOf(lane.from()));
        Planet to = board.planets().get(board.indexOf(lane.to()));
        return Math.hypot(from.x() - to.x(), from.y() - to.y());
    }

    private static int hopsBetweenHomes(Board board) {
        int[] hops = new int[board.count()];
        Arrays.fill(hops, -1);
        ArrayDeque<Integer> queue = new ArrayDeque<>();
        int goal = 0;
        for (int planet = 0; planet < board.count(); planet++) {
            if (board.planets().get(planet).home() == 0) {
                hops[planet] = 0;
                queue.add(planet);
            }
            goal = board.planets().get(planet).home() == 1 ? planet : goal;
        }
        while (hops[goal] < 0) {
            int planet = queue.remove();
            for (int neighbour : board.neighbours[planet]) {
                if (hops[neighbour] < 0) {
                    hops[neighbour] = hops[planet] + 1;
                    queue.add(neighbour);
                }
            }
        }
        return hops[goal];
    }
}
