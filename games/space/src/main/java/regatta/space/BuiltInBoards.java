package regatta.space;

import java.util.ArrayList;
import java.util.List;

/** The hand-made boards of the course. */
final class BuiltInBoards {

    static final List<String> NAMES = List.of("k4", "rings", "graph");

    private static final int OUTER = 12;
    private static final int INNER = 8;
    private static final int CENTRE = OUTER + INNER + 1;

    /** The columns and rows of the outer ring from planet 1 on, of the inner ring, and of the centre. */
    private static final int[][] RING_CELLS = {
        {5, 1}, {7, 1}, {9, 3}, {9, 5}, {9, 7}, {7, 9}, {5, 9}, {3, 9}, {1, 7}, {1, 5}, {1, 3}, {3, 1}, {4, 3}, {6, 3},
        {7, 4}, {7, 6}, {6, 7}, {4, 7}, {3, 6}, {3, 4}, {5, 5}
    };

    private BuiltInBoards() {}

    static Board named(String name) {
        return switch (name) {
            case "k4" -> Board.of(square(), k4Lanes());
            case "rings" -> rings();
            case "graph" -> graph();
            default -> throw new IllegalArgumentException(name);
        };
    }

    /** Two good homes in opposite corners and two poor planets in the others. */
    private static List<Planet> square() {
        return List.of(
                new Planet(1, 3, 100, 0, 1, 1),
                new Planet(2, 1, 50, Board.NONE, 5, 1),
                new Planet(3, 3, 100, 1, 5, 5),
                new Planet(4, 1, 50, Board.NONE, 1, 5));
    }

    /** Four planets, all connected, with diagonals longer than sides. */
    private static List<Lane> k4Lanes() {
        return List.of(
                new Lane(1, 2, 2),
                new Lane(2, 3, 2),
                new Lane(3, 4, 2),
                new Lane(4, 1, 2),
                new Lane(1, 3, 3),
                new Lane(2, 4, 3));
    }

    /** Two rings around a large centre. Rotated by half a turn, the board is itself with the seats swapped. */
    private static Board rings() {
        List<Planet> planets = new ArrayList<>();
        List<Lane> lanes = new ArrayList<>();
        for (int i = 1; i <= OUTER; i++) {
            int home = i == 1 ? 0 : i == 7 ? 1 : Board.NONE;
            planets.add(ringPlanet(i, home == Board.NONE ? 1 : 3, home == Board.NONE ? 50 : 100, home));
            lanes.add(new Lane(i, i % OUTER + 1, 3));
        }
        for (int i = 0; i < INNER; i++) {
            int inner = OUTER + 1 + i;
            planets.add(ringPlanet(inner, 2, 75, Board.NONE));
            lanes.add(new Lane(inner, OUTER + 1 + (i + 1) % INNER, 2));
            lanes.add(new Lane(1 + i / 2 * 3, inner, 3));
            lanes.add(new Lane(CENTRE, inner, 3));
        }
        planets.add(ringPlanet(CENTRE, 1, 150, Board.NONE));
        return Board.of(planets, lanes);
    }

    private static Planet ringPlanet(int id, int habitability, int size, int home) {
        return new Planet(id, habitability, size, home, RING_CELLS[id - 1][0], RING_CELLS[id - 1][1]);
    }

    /** The square with two more planets, far away. */
    private static Board graph() {
        List<Planet> planets = new ArrayList<>(square());
        planets.add(new Planet(5, 1, 50, Board.NONE, 3, 10));
        planets.add(new Planet(6, 1, 50, Board.NONE, 10, 10));
        return Board.of(
                planets,
                List.of(
                        new Lane(1, 2, 5),
                        new Lane(1, 3, 5),
                        new Lane(1, 4, 5),
                        new Lane(2, 3, 3),
                        new Lane(4, 5, 3),
                        new Lane(1, 5, 7),
                        new Lane(1, 6, 12)));
    }
}
