package regatta.halite.bots.greedy;

import java.util.Arrays;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/** The average halite in each of the 8×8 zones of the map. */
final class Zones {

    private static final int SIDE = 8;

    private final HalitePosition position;
    private final int[] zoneOf;
    private final int[] cellsIn = new int[SIDE * SIDE];
    private final long[] sum = new long[SIDE * SIDE];

    Zones(HalitePosition position) {
        this.position = position;
        Torus torus = position.torus;
        zoneOf = new int[torus.cells];
        for (int cell = 0; cell < torus.cells; cell++) {
            zoneOf[cell] = torus.y(cell) * SIDE / torus.height * SIDE + torus.x(cell) * SIDE / torus.width;
            cellsIn[zoneOf[cell]]++;
        }
    }

    void refresh() {
        Arrays.fill(sum, 0);
        for (int cell = 0; cell < zoneOf.length; cell++) {
            sum[zoneOf[cell]] += position.halite[cell];
        }
    }

    /** Returns the average halite of a cell in the zone of {@code cell}. */
    double averageAround(int cell) {
        int zone = zoneOf[cell];
        return (double) sum[zone] / cellsIn[zone];
    }
}
