package regatta.halite;

import java.util.Arrays;

/**
 * Counts the ships of other seats around a ship.
 *
 * <p>For each seat it keeps a bitmap of all others' ships, with the edges of the map repeated on each side so that no
 * look-up needs to wrap. The neighbourhood of a ship is then a few words: on a 64×64 map with 140 ships nine shifts and
 * bit counts per ship, instead of 41 cells. Words have 32 bits because browsers are fast only with these.
 */
final class InspirationCounter {

    private static final int MEETING_RADIUS = 2;
    private static final int MAX_RADIUS = 15;

    private final Torus torus;
    private final int seats;
    private final int radius;
    private final int margin;
    private final boolean pictured;
    private final int wordsPerRow;
    private final int[][] others;

    /** The bits of a row that lie within the radius, by the row's distance from the middle. */
    private final int[] inSight;

    private final int[] inReach;

    InspirationCounter(Torus torus, int seats, int radius) {
        this.torus = torus;
        this.seats = seats;
        this.radius = radius;
        margin = Math.max(radius, MEETING_RADIUS);
        // On a map so small that a neighbourhood overlaps itself, the original counts ships more than once.
        pictured = margin <= MAX_RADIUS && Math.min(torus.width, torus.height) > 2 * margin;
        wordsPerRow = (torus.width + 2 * margin) / Integer.SIZE + 2;
        others = new int[pictured ? seats : 0][wordsPerRow * (torus.height + 2 * margin)];
        inSight = diamond(radius);
        inReach = diamond(MEETING_RADIUS);
    }

    private int[] diamond(int size) {
        int[] rows = new int[size + 1];
        for (int row = 0; pictured && row <= size; row++) {
            int half = size - row;
            rows[row] = (1 << 2 * half + 1) - 1 << margin - half;
        }
        return rows;
    }

    /** Updates the bitmaps. Call it whenever ships have moved. */
    void refresh(HalitePosition position) {
        if (!pictured) {
            return;
        }
        for (int[] picture : others) {
            Arrays.fill(picture, 0);
        }
        HashOrder ships = position.ships;
        for (int ship = ships.first(); ship != HashOrder.NONE; ship = ships.next(ship)) {
            int cell = position.shipCell[ship];
            int x = torus.x(cell) + margin;
            int y = torus.y(cell) + margin;
            draw(position.shipOwner[ship], x, y);
            if (y < 2 * margin) {
                draw(position.shipOwner[ship], x, y + torus.height);
            } else if (y >= torus.height) {
                draw(position.shipOwner[ship], x, y - torus.height);
            }
        }
    }

    private void draw(int seat, int x, int y) {
        set(seat, x, y);
        if (x < 2 * margin) {
            set(seat, x + torus.width, y);
        } else if (x >= torus.width) {
            set(seat, x - torus.width, y);
        }
    }

    private void set(int seat, int x, int y) {
        int word = y * wordsPerRow + (x >>> 5);
        int bit = 1 << x;
        for (int other = 0; other < seats; other++) {
            if (other != seat) {
                others[other][word] |= bit;
            }
        }
    }

    /** Returns how many ships of other seats are within the radius. */
    int othersAround(HalitePosition position, int ship) {
        int cell = position.shipCell[ship];
        if (!pictured) {
            return scan(position, cell, position.shipOwner[ship]);
        }
        return count(position.shipOwner[ship], cell, inSight);
    }

    /** Returns whether a ship of another seat is at most two steps away. */
    boolean meets(HalitePosition position, int ship) {
        int cell = position.shipCell[ship];
        if (!pictured) {
            return scanMeeting(position, cell, position.shipOwner[ship]);
        }
        return count(position.shipOwner[ship], cell, inReach) > 0;
    }

    private int count(int seat, int cell, int[] diamond) {
        int[] picture = others[seat];
        int x = torus.x(cell);
        int shift = x & 31;
        int middle = (torus.y(cell) + margin) * wordsPerRow + (x >>> 5);
        int count = Integer.bitCount(window(picture, middle, shift) & diamond[0]);
        for (int row = 1; row < diamond.length; row++) {
            int step = row * wordsPerRow;
            count += Integer.bitCount(window(picture, middle - step, shift) & diamond[row]);
            count += Integer.bitCount(window(picture, middle + step, shift) & diamond[row]);
        }
        return count;
    }

    /** Returns the 32 bits that begin {@code shift} bits into a word. */
    private static int window(int[] picture, int word, int shift) {
        return picture[word] >>> shift | picture[word + 1] << 1 << 31 - shift;
    }

    private int scan(HalitePosition position, int cell, int seat) {
        int count = 0;
        for (int dy = -radius; dy <= radius; dy++) {
            for (int dx = -radius; dx <= radius; dx++) {
                int there = torus.offset(cell, dx, dy);
                count += torus.distance(cell, there) <= radius && isOther(position, there, seat) ? 1 : 0;
            }
        }
        return count;
    }

    private boolean scanMeeting(HalitePosition position, int cell, int seat) {
        for (int dy = -MEETING_RADIUS; dy <= MEETING_RADIUS; dy++) {
            int reach = MEETING_RADIUS - Math.abs(dy);
            for (int dx = -reach; dx <= reach; dx++) {
                if (isOther(position, torus.offset(cell, dx, dy), seat)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isOther(HalitePosition position, int cell, int seat) {
        int ship = position.shipAt[cell];
        return ship != HalitePosition.NONE && position.shipOwner[ship] != seat;
    }
}
