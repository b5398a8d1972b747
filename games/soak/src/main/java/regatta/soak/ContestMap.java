package regatta.soak;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Draws the map of a contest: covers with their mirror images, teams at both ends, and no tile cut off. */
final class ContestMap {

    private static final int[] DX = {0, 1, 0, -1};
    private static final int[] DY = {-1, 0, 1, 0};

    /** Not part of an island: cover, or floor freed since the islands were counted. */
    private static final int NONE = 0;

    private final RefereeRandom chance;
    private final int width;
    private final int height;
    private final boolean pointSymmetric;
    private final byte[] types;

    /** The covers in the order in which the repair visits them. */
    private int[] covers = new int[0];

    /** The island of each tile, counted from 1. */
    private final int[] island;

    private int islands;

    ContestMap(RefereeRandom chance) {
        this.chance = chance;
        height = chance.between(6, 11);
        width = 2 * height;
        boolean first = chance.coin();
        pointSymmetric = first || chance.coin(); // The second random bit is drawn only if the first one is false.
        types = new byte[width * height];
        island = new int[width * height];
    }

    Scene draw(SoakLeague league) {
        drawCovers();
        int[] spawns = drawSpawns();
        covers = coverCells();
        chance.shuffle(covers, covers.length);
        joinIslands();
        List<Roster.Entry> entries = new ArrayList<>();
        for (int player = 0; player < 2; player++) {
            for (int i = 0; i < spawns.length; i++) {
                int cell = player == 0 ? spawns[i] : mirror(spawns[i]);
                entries.add(Roster.Entry.of(player * spawns.length + i + 1, player, cell, AgentClass.values()[i]));
            }
        }
        return new Scene(league, new Terrain(width, height, types), new Roster(entries));
    }

    private int mirror(int cell) {
        int x = cell % width;
        int y = cell / width;
        return (pointSymmetric ? height - 1 - y : y) * width + width - 1 - x;
    }

    private void drawCovers() {
        for (int y = 1; y <= height - 2; y++) {
            for (int x = 1; x <= width / 2 - 2; x++) {
                int lot = chance.below(10);
                byte type = lot == 0 ? Terrain.HIGH_COVER : lot == 1 ? Terrain.LOW_COVER : Terrain.FLOOR;
                set(y * width + x, type);
            }
        }
    }

    private void set(int cell, byte type) {
        types[cell] = type;
        types[mirror(cell)] = type;
    }

    private int[] drawSpawns() {
        int count = chance.between(3, 6);
        int[] column = new int[height];
        for (int y = 0; y < height; y++) {
            column[y] = y * width;
        }
        chance.shuffle(column, height);
        if (count == 5 && chance.coin()) {
            count = 4;
        }
        if (count == 4 && chance.coin()) {
            count = 3;
        }
        return Arrays.copyOf(column, count);
    }

    private int[] coverCells() {
        int[] cells = new int[types.length];
        int count = 0;
        for (int cell = 0; cell < types.length; cell++) {
            if (types[cell] != Terrain.FLOOR) {
                cells[count++] = cell;
            }
        }
        return Arrays.copyOf(cells, count);
    }

    /**
     * Removes covers until there is one island. As in the original, a freed tile joins no island, so the mirror of a
     * bridge does not count as a bridge, and an unnecessary pair of covers may be removed too.
     */
    private void joinIslands() {
        countIslands();
        while (islands > 1) {
            int bridge = firstBridge();
            if (bridge >= 0) {
                unite(bridge);
                free(bridge);
                continue;
            }
            int shore = firstShore();
            if (shore < 0) {
                return;
            }
            free(shore);
            countIslands();
        }
    }

    private void countIslands() {
        Arrays.fill(island, NONE);
        islands = 0;
        int[] queue = new int[types.length];
        for (int cell = 0; cell < types.length; cell++) {
            if (types[cell] == Terrain.FLOOR && island[cell] == NONE) {
                flood(cell, ++islands, queue);
            }
        }
    }

    private void flood(int start, int number, int[] queue) {
        int end = 0;
        island[start] = number;
        queue[end++] = start;
        for (int i = 0; i < end; i++) {
            for (int direction = 0; direction < 4; direction++) {
                int next = neighbour(queue[i], direction);
                if (next >= 0 && types[next] == Terrain.FLOOR && island[next] == NONE) {
                    island[next] = number;
                    queue[end++] = next;
                }
            }
        }
    }

    private int neighbour(int cell, int direction) {
        int x = cell % width + DX[direction];
        int y = cell / width + DY[direction];
        return x < 0 || x >= width || y < 0 || y >= height ? -1 : y * width + x;
    }

    /** Returns the first cover that touches at least two islands, or −1. */
    private int firstBridge() {
        for (int cover : covers) {
            int first = NONE;
            for (int direction = 0; direction < 4; direction++) {
                int next = neighbour(cover, direction);
                int touched = next < 0 ? NONE : island[next];
                if (touched != NONE && first != NONE && touched != first) {
                    return cover;
                }
                first = touched == NONE ? first : touched;
            }
        }
        return -1;
    }

    /** Joins the islands that {@code cover} touches. */
    private void unite(int cover) {
        int first = NONE;
        for (int direction = 0; direction < 4; direction++) {
            int next = neighbour(cover, direction);
            int touched = next < 0 ? NONE : island[next];
            if (first == NONE) {
                first = touched;
            } else if (touched != NONE && touched != first) {
                rename(touched, first);
                islands--;
            }
        }
    }

    private void rename(int number, int other) {
        for (int cell = 0; cell < island.length; cell++) {
            island[cell] = island[cell] == number ? other : island[cell];
        }
    }

    /** Returns the first cover next to floor, or −1. */
    private int firstShore() {
        for (int cover : covers) {
            for (int direction = 0; direction < 4; direction++) {
                int next = neighbour(cover, direction);
                if (next >= 0 && types[next] == Terrain.FLOOR) {
                    return cover;
                }
            }
        }
        return -1;
    }

    private void free(int cover) {
        set(cover, Terrain.FLOOR);
        int twin = mirror(cover);
        covers = Arrays.stream(covers)
                .filter(other -> other != cover && other != twin)
                .toArray();
    }
}
