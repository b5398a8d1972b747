package regatta.halite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.Plural;

/** The ways to draw a map. Each is exact to the last bit, because bots and results depend on the map. */
enum MapType {
    FRACTAL("fractal") {
        // Columns double, then rows, until there are enough tiles. As in the original the rows are spared only if the
        // number fits exactly: five seats get 16 tiles, not 8. The yards of the surplus tiles stay empty.
        @Override
        int[] tiling(int seats) {
            int columns = 1;
            int rows = 1;
            while (columns * rows < seats) {
                columns *= 2;
                if (columns * rows != seats) {
                    rows *= 2;
                }
            }
            return new int[] {columns, rows};
        }

        @Override
        SeaMap draw(Constants constants, int width, int height, int seats, long seed) {
            return new FractalMap(constants, width, height, tiling(seats), seed)
                    .draw()
                    .forSeats(seats);
        }
    },
    BLUR_TILE("blur_tile") {
        @Override
        int[] tiling(int seats) {
            int rows = 1;
            for (int i = 1; i * i <= seats; i++) {
                rows = seats % i == 0 ? i : rows;
            }
            return new int[] {seats / rows, rows};
        }

        @Override
        SeaMap draw(Constants constants, int width, int height, int seats, long seed) {
            return new BlurTileMap(constants, width, height, tiling(seats), seed).draw();
        }
    },
    BASIC("basic") {
        @Override
        int[] tiling(int seats) {
            return new int[] {1, 1};
        }

        @Override
        SeaMap draw(Constants constants, int width, int height, int seats, long seed) {
            int[] halite = new int[width * height];
            Arrays.fill(halite, 10);
            List<Integer> shipyards = new ArrayList<>();
            for (int cell = 0; cell < seats; cell++) {
                shipyards.add(cell);
            }
            return new SeaMap(width, height, halite, shipyards);
        }
    };

    final String id;

    MapType(String id) {
        this.id = id;
    }

    static List<String> ids() {
        List<String> ids = new ArrayList<>();
        for (MapType type : values()) {
            ids.add(type.id);
        }
        return ids;
    }

    static MapType of(String id) {
        for (MapType type : values()) {
            if (type.id.equals(id)) {
                return type;
            }
        }
        throw BadInput.unknown("map", id, ids());
    }

    /**
     * Returns the numbers of columns and rows of equal tiles. Cells left over at the right and at the bottom hold no
     * halite.
     */
    abstract int[] tiling(int seats);

    /** Draws a map whose size was checked. */
    abstract SeaMap draw(Constants constants, int width, int height, int seats, long seed);

    /**
     * Checks that a map of this size has a tile and a shipyard for every seat.
     *
     * @throws BadInput if it does not, with what is possible
     */
    void check(int width, int height, int seats) {
        int[] tiling = tiling(seats);
        checkSide("width", width, tiling[0], seats);
        checkSide("height", height, tiling[1], seats);
        if (width * height < seats) {
            throw new BadInput(
                    "A map of " + width + "x" + height + " has no room for " + Plural.of(seats, "seat") + ".");
        }
    }

    private void checkSide(String side, int length, int tiles, int seats) {
        if (length < tiles) {
            throw new BadInput(side + " " + length + ": a " + id + " map for " + Plural.of(seats, "seat") + " needs a "
                    + side + " of at least " + tiles + ". The sizes of the contest are 32, 40, 48, 56 and 64.");
        }
    }
}
