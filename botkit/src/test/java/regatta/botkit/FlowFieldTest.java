package regatta.botkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import regatta.core.Rng;
import regatta.testkit.SeedSource;

class FlowFieldTest {

    @Test
    void costIsThatOfTheCheapestShortestPath() {
        FlowField field = new FlowField(8, 8);
        int[] costs = new int[64];
        costs[9] = 10; // (1, 1)
        costs[8] = 5; // (0, 1)
        costs[1] = 9; // (1, 0)
        field.begin();
        field.source(0, 100);
        field.spread(costs);

        assertThat(field.steps(9)).isEqualTo(2);
        assertThat(field.cost(9)).isEqualTo(10 + 5);
        assertThat(field.cost(0)).isZero();
    }

    @Test
    void sourceBeyondItsReachIsIgnored() {
        FlowField field = new FlowField(8, 8);
        field.begin();
        field.source(0, 100);
        field.source(4, 1);
        field.spread(new int[64]);

        assertThat(field.nearest(5)).isEqualTo(1);
        assertThat(field.nearest(6)).isZero();
        assertThat(field.nearest(4)).isEqualTo(1);
        assertThat(field.nearest(2)).isZero();
    }

    @Test
    void fieldWithoutSourcesHasNoNearestSource() {
        FlowField field = new FlowField(6, 4);
        field.begin();
        field.spread(new int[24]);

        assertThat(field.nearest(7)).isEqualTo(FlowField.NONE);
        assertThat(field.steps(7)).isGreaterThan(5);
        assertThat(field.cost(7)).isZero();
    }

    @ParameterizedTest
    @SeedSource(100)
    void everyStepTowardsTheSourceIsTheCheapest(long seed) {
        Rng rng = new Rng(seed);
        int width = 1 + rng.below(12);
        int height = 1 + rng.below(12);
        int[] costs = new int[width * height];
        for (int cell = 0; cell < costs.length; cell++) {
            costs[cell] = rng.below(100);
        }
        FlowField field = new FlowField(width, height);
        field.begin();
        int sources = 1 + rng.below(3);
        int[] at = new int[sources];
        for (int source = 0; source < sources; source++) {
            at[source] = rng.below(costs.length);
            field.source(at[source], 100);
        }
        field.spread(costs);
        for (int cell = 0; cell < costs.length; cell++) {
            int nearest = 99;
            for (int source : at) {
                nearest = Math.min(nearest, distance(width, height, cell, source));
            }
            assertThat(field.steps(cell)).isEqualTo(nearest);
            assertThat(field.cost(cell)).isEqualTo(cost(field, costs, width, height, cell));
        }
    }

    private static int cost(FlowField field, int[] costs, int width, int height, int cell) {
        if (field.steps(cell) == 0) {
            return 0;
        }
        int min = Integer.MAX_VALUE;
        for (int other = 0; other < costs.length; other++) {
            boolean onTheWay = distance(width, height, cell, other) == 1 && field.steps(other) == field.steps(cell) - 1;
            min = onTheWay ? Math.min(min, field.cost(other)) : min;
        }
        return costs[cell] + min;
    }

    private static int distance(int width, int height, int a, int b) {
        int dx = Math.abs(a % width - b % width);
        int dy = Math.abs(a / width - b / width);
        return Math.min(dx, width - dx) + Math.min(dy, height - dy);
    }
}
