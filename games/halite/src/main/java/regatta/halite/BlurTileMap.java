package regatta.halite;

import java.util.ArrayList;
import java.util.List;

/** Draws one tile of noise, smooths it a little, and repeats it for every seat. */
final class BlurTileMap {

    private static final double MAX_DRAW = 4294967295.0;

    private final int width;
    private final int height;
    private final int columns;
    private final int rows;
    private final int tileWidth;
    private final int tileHeight;
    private final int min;
    private final int max;
    private final MersenneTwister random;

    BlurTileMap(Constants constants, int width, int height, int[] tiling, long seed) {
        this.width = width;
        this.height = height;
        columns = tiling[0];
        rows = tiling[1];
        tileWidth = width / columns;
        tileHeight = height / rows;
        min = constants.whole("MIN_CELL_PRODUCTION");
        max = constants.whole("MAX_CELL_PRODUCTION");
        random = new MersenneTwister(seed);
    }

    SeaMap draw() {
        int[] tile = new int[tileWidth * tileHeight];
        for (int i = 0; i < tile.length; i++) {
            tile[i] = (int) (random.next() / MAX_DRAW * (max - min) + min);
        }
        stretch(tile, blur(tile));
        int yardX = (int) (random.next() / MAX_DRAW * tileWidth);
        int yardY = (int) (random.next() / MAX_DRAW * tileHeight);
        return repeat(tile, yardX, yardY);
    }

    /** Smooths in place, so that cells see neighbours above and to the left already smoothed. Returns the maximum. */
    private int blur(int[] tile) {
        int top = 0;
        for (int y = 0; y < tileHeight; y++) {
            for (int x = 0; x < tileWidth; x++) {
                int around = at(tile, x - 1, y) + at(tile, x + 1, y) + at(tile, x, y - 1) + at(tile, x, y + 1);
                int value = (12 * at(tile, x, y) + around) / 16;
                tile[y * tileWidth + x] = value;
                top = Math.max(top, value);
            }
        }
        return top;
    }

    private int at(int[] tile, int x, int y) {
        return tile[(y + tileHeight) % tileHeight * tileWidth + (x + tileWidth) % tileWidth];
    }

    private void stretch(int[] tile, int top) {
        if (top == 0) {
            return; // With constants that allow no halite the map is empty.
        }
        for (int i = 0; i < tile.length; i++) {
            tile[i] = (int) ((long) tile[i] * max / top);
        }
    }

    private SeaMap repeat(int[] tile, int yardX, int yardY) {
        int[] halite = new int[width * height];
        for (int y = 0; y < rows * tileHeight; y++) {
            for (int x = 0; x < columns * tileWidth; x++) {
                halite[y * width + x] = tile[y % tileHeight * tileWidth + x % tileWidth];
            }
        }
        List<Integer> shipyards = new ArrayList<>();
        for (int seat = 0; seat < columns * rows; seat++) {
            int x = seat % columns * tileWidth + yardX;
            int y = seat / columns * tileHeight + yardY;
            halite[y * width + x] = 0;
            shipyards.add(y * width + x);
        }
        return new SeaMap(width, height, halite, shipyards);
    }
}
