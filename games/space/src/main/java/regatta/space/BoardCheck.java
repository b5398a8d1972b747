package regatta.space;

import java.util.ArrayList;
import java.util.List;
import regatta.core.BadInput;

/** Finds errors and oddities of a board that could be read. */
final class BoardCheck {

    private static final int COLUMNS = 12;
    private static final int ROWS = 11;

    private BoardCheck() {}

    /**
     * Requires that each player has a home.
     *
     * @throws BadInput if one has none
     */
    static void requireHomes(Board board) {
        for (int seat = 0; seat < SpacePosition.SEATS; seat++) {
            int home = seat;
            if (board.planets().stream().noneMatch(planet -> planet.home() == home)) {
                throw new BadInput(
                        "Board: player " + (seat + 1) + " has no home. Give a planet 'base = " + (seat + 1) + "'.");
            }
        }
    }

    /** Returns warnings about what is allowed but rarely intended. */
    static List<String> warnings(Board board) {
        List<String> warnings = new ArrayList<>();
        boolean[] reached = reached(board);
        for (int planet = 0; planet < board.count(); planet++) {
            if (!reached[planet]) {
                warnings.add("Planet " + board.id(planet) + " cannot be reached from planet " + board.id(0) + ".");
            }
        }
        for (Lane lane : board.lanes()) {
            if (lane.from() == lane.to()) {
                warnings.add("Planet " + lane.from() + " has a lane to itself, which no one can use.");
            }
        }
        for (Planet planet : board.planets()) {
            boolean shown = 0 <= planet.x() && planet.x() < COLUMNS && 0 <= planet.y() && planet.y() < ROWS;
            if (!shown) {
                warnings.add("Planet " + planet.id() + " lies outside the picture, which has the columns 0 to "
                        + (COLUMNS - 1) + " and the rows 0 to " + (ROWS - 1) + ".");
            }
        }
        return warnings;
    }

    private static boolean[] reached(Board board) {
        boolean[] reached = new boolean[board.count()];
        int[] queue = new int[board.count()];
        reached[0] = true;
        int last = 1;
        for (int at = 0; at < last; at++) {
            for (int neighbour : board.neighbours[queue[at]]) {
                if (!reached[neighbour]) {
                    reached[neighbour] = true;
                    queue[last++] = neighbour;
                }
            }
        }
        return reached;
    }
}
