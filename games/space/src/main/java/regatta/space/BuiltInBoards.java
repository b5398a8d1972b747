package regatta.space;

import java.util.ArrayList;
import java.util.List;

/** The boards that come with the game, drawn after the hand-made ones of the original. */
final class BuiltInBoards {

    static final List<String> NAMES = List.of("k4", "rings", "graph");

    private static final int OUTER = 12;
    private static final int INNER = 8;
    private static final int CENTRE = OUTER + INNER;

    /** The columns and rows of the outer ring, clockwise from the top, then of the inner ring, then of the centre. */
    private static final int[][] RING_CELLS = {
        {5, 0}, {8, 1}, {9, 3}, {10, 5}, {9, 7}, {8, 9}, {5, 10}, {2, 9}, {1, 7}, {0, 5}, {1, 3}, {2, 1}, {5, 2},
        {7, 3}, {8, 5}, {7, 7}, {5, 8}, {3, 7}, {2, 5}, {3, 3}, {5, 5}
    };

    private BuiltInBoards() {}

    static Board named(String name) {
        return switch (name) {
            case "k4" -> k4();
            case "rings" -> rings();
            case "graph" -> graph();
            default -> throw new IllegalArgumentException(name);
        };
    }

    /** Everyone beside everyone: two good homes next to each other, two poor planets, diagonals longer than sides. */
    private static Board k4() {
        return Board.of(
                List.of(
                        new Planet(0, 3, 100, 0, 3, 3),
                        new Planet(1, 3, 100, 1, 7, 3),
                        new Planet(2, 1, 50, Board.NONE, 7, 7),
                        new Planet(3, 1, 50, Board.NONE, 3, 7)),
                List.of(
                        new Lane(0, 1, 2),
                        new Lane(1, 2, 2),
                        new Lane(2, 3, 2),
                        new Lane(3, 0, 2),
                        new Lane(0, 2, 3),
                        new Lane(1, 3, 3)));
    }

    /** Two rings around a rich centre. Turned by half, the board is itself with the seats swapped. */
    private static Board rings() {
        List<Planet> planets = new ArrayList<>();
        List<Lane> lanes = new ArrayList<>();
        for (int i = 0; i < OUTER; i++) {
            int home = i == 3 ? 1 : i == 9 ? 0 : Board.NONE;
            boolean gate = i % 3 == 0;
            planets.add(ringPlanet(i, gate ? 6 : 4, gate ? 200 : 120, home));
            lanes.add(new Lane(i, (i + 1) % OUTER, 3));
        }
        for (int i = 0; i < INNER; i++) {
            boolean gate = i % 2 == 0;
            planets.add(ringPlanet(OUTER + i, gate ? 5 : 7, gate ? 250 : 300, Board.NONE));
            lanes.add(new Lane(OUTER + i, OUTER + (i + 1) % INNER, 2));
            int outwards = gate ? i / 2 * 3 : CENTRE;
            lanes.add(new Lane(OUTER + i, outwards, 3));
        }
        planets.add(ringPlanet(CENTRE, 9, 500, Board.NONE));
        return Board.of(planets, lanes);
    }

    private static Planet ringPlanet(int id, int habitability, int size, int home) {
        return new Planet(id, habitability, size, home, RING_CELLS[id][0], RING_CELLS[id][1]);
    }

    /** A small tree: two homes next to each other, each with a backyard, and a long way to the riches. */
    private static Board graph() {
        return Board.of(
                List.of(
                        new Planet(1, 5, 100, 0, 4, 4),
                        new Planet(2, 5, 100, 1, 7, 4),
                        new Planet(3, 3, 150, Board.NONE, 2, 2),
                        new Planet(4, 3, 150, Board.NONE, 9, 2),
                        new Planet(5, 8, 300, Board.NONE, 2, 8),
                        new Planet(6, 8, 300, Board.NONE, 9, 8)),
                List.of(
                        new Lane(1, 2, 5),
                        new Lane(1, 3, 3),
                        new Lane(2, 4, 3),
                        new Lane(3, 5, 12),
                        new Lane(4, 6, 12)));
    }
}
