package regatta.space.bots.frontier;

import java.util.Arrays;
import regatta.space.Board;

/** The neighbours of each planet by ascending id: the order in which the bot looks at them. */
final class Lanes {

    private final int[][] neighbours;

    Lanes(Board board) {
        neighbours = new int[board.count()][];
        for (int planet = 0; planet < neighbours.length; planet++) {
            neighbours[planet] = new int[board.laneCount(planet)];
            for (int lane = 0; lane < neighbours[planet].length; lane++) {
                neighbours[planet][lane] = board.laneEnd(planet, lane);
            }
            Arrays.sort(neighbours[planet]);
        }
    }

    /** Returns the neighbours of a planet, for reading only. */
    int[] of(int planet) {
        return neighbours[planet];
    }
}
