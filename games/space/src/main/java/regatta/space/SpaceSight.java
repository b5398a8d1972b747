package regatta.space;

import java.util.Arrays;

/**
 * What a seat sees: its planets and their neighbours, as the original lists them. A table: one owner, one thread, reused
 * from turn to turn.
 */
public final class SpaceSight {

    private final Board board;
    private final boolean[] seen;
    private final int[] planets;
    private int visible;

    public SpaceSight(Board board) {
        this.board = board;
        seen = new boolean[board.count()];
        planets = new int[board.count()];
    }

    /** Looks at {@code position} with the eyes of {@code seat}. */
    public void look(SpacePosition position, int seat) {
        Arrays.fill(seen, false);
        visible = 0;
        for (int planet : board.walk) {
            if (position.owner[planet] == seat) {
                see(planet);
                for (int neighbour : board.neighbours[planet]) {
                    see(neighbour);
                }
            }
        }
        int count = visible;
        for (int planet : board.walk) {
            if (!seen[planet]) {
                planets[count++] = planet;
            }
        }
        HashOrder.sort(planets, 0, visible, board.ids, HashOrder.STANDARD_CAPACITY);
        HashOrder.sort(planets, visible, count, board.ids, HashOrder.STANDARD_CAPACITY);
    }

    private void see(int planet) {
        if (!seen[planet]) {
            seen[planet] = true;
            planets[visible++] = planet;
        }
    }

    /** Returns how many planets are in sight. */
    public int visible() {
        return visible;
    }

    public boolean sees(int planet) {
        return seen[planet];
    }

    /** Returns a planet by its place in the list: first those in sight, then all others. */
    public int planet(int place) {
        return planets[place];
    }
}
