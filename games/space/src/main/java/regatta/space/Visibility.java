package regatta.space;

import java.util.Arrays;

/**
 * What a seat sees: its planets and their neighbours, in the order of the original. Mutable, for one thread.
 */
public final class Visibility {

    private final Board board;
    private final boolean[] seen;
    private final int[] planets;
    private int visible;

    public Visibility(Board board) {
        this.board = board;
        seen = new boolean[board.count()];
        planets = new int[board.count()];
    }

    /** Computes what {@code seat} sees of {@code position}. */
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
        HashOrder.sort(planets, 0, visible, board.ids, HashOrder.DEFAULT_CAPACITY);
        HashOrder.sort(planets, visible, count, board.ids, HashOrder.DEFAULT_CAPACITY);
    }

    private void see(int planet) {
        if (!seen[planet]) {
            seen[planet] = true;
            planets[visible++] = planet;
        }
    }

    /** Returns the number of visible planets. */
    public int visible() {
        return visible;
    }

    public boolean sees(int planet) {
        return seen[planet];
    }

    /** Returns a planet by its index in the list: first the visible ones, then all others. */
    public int planet(int place) {
        return planets[place];
    }
}
