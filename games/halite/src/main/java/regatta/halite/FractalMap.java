package regatta.halite;

import java.util.ArrayList;
import java.util.List;

/**
 * Draws one tile of summed noise of growing wavelengths and mirrors it until every seat has one: the maps of the
 * contest.
 */
final class FractalMap {

    private final int width;
    private final int height;
    private final int columns;
    private final int rows;
    private final int tileWidth;
    private final int tileHeight;
    private final Constants constants;
    private final MersenneTwister random;

    FractalMap(Constants constants, int width, int height, int[] tiling, long seed) {
        this.constants = constants;
        this.width = width;
        this.height = height;
        columns = tiling[0];
        rows = tiling[1];
        tileWidth = width / columns;
        tileHeight = height / rows;
        random = new MersenneTwister(seed);
    }

    SeaMap draw() {
        double[] region = region(noise());
        int[] tile = scale(region);
        // The original draws twice more here and uses neither number; the generator is not used afterwards.
        return mirror(tile, yardX(), yardY());
    }

    private double[] noise() {
        double exponent = constants.real("FACTOR_EXP_1");
        double[] noise = new double[tileWidth * tileHeight];
        for (int i = 0; i < noise.length; i++) {
            noise[i] = power(random.nextDouble(), exponent);
        }
        return noise;
    }

    private double[] region(double[] noise) {
        double[] region = new double[noise.length];
        double amplitude = 1.0;
        int octaves = 32 - Integer.numberOfLeadingZeros(Math.min(tileWidth, tileHeight));
        for (int octave = 2; octave <= octaves; octave++) {
            addOctave(region, noise, 1 << octaves - octave, amplitude);
            amplitude *= constants.real("PERSISTENCE");
        }
        double exponent = constants.real("FACTOR_EXP_2");
        for (int i = 0; i < region.length; i++) {
            region[i] = power(region[i] + amplitude * noise[i], exponent);
        }
        return region;
    }

    /** Adds noise sampled every {@code wavelength} cells, linearly interpolated. */
    private void addOctave(double[] region, double[] noise, int wavelength, double amplitude) {
        int coarseRows = (tileHeight + wavelength - 1) / wavelength;
        int coarseColumns = (tileWidth + wavelength - 1) / wavelength;
        for (int y = 0; y < tileHeight; y++) {
            int top = y / wavelength;
            int bottom = (top + 1) % coarseRows;
            double down = (double) y / wavelength - top;
            for (int x = 0; x < tileWidth; x++) {
                int left = x / wavelength;
                int right = (left + 1) % coarseColumns;
                double across = (double) x / wavelength - left;
                double upper = (1 - across) * noise[(top * tileWidth + left) * wavelength]
                        + across * noise[(top * tileWidth + right) * wavelength];
                double lower = (1 - across) * noise[(bottom * tileWidth + left) * wavelength]
                        + across * noise[(bottom * tileWidth + right) * wavelength];
                region[y * tileWidth + x] += amplitude * ((1 - down) * upper + down * lower);
            }
        }
    }

    /** Scales the region so that its maximum becomes a random peak. */
    private int[] scale(double[] region) {
        int min = constants.whole("MIN_CELL_PRODUCTION");
        int max = constants.whole("MAX_CELL_PRODUCTION");
        double maximum = 0;
        for (double value : region) {
            maximum = Math.max(maximum, value);
        }
        double factor = (random.next() % (1 + max - min) + min) / maximum;
        int[] tile = new int[region.length];
        for (int i = 0; i < tile.length; i++) {
            tile[i] = rounded(region[i] * factor);
        }
        return tile;
    }

    /** Rounds to nearest, halves up. Adding a half first would round 0.49999999999999994 up. */
    private static int rounded(double value) {
        int floor = (int) value;
        return value - floor >= 0.5 ? floor + 1 : floor;
    }

    private int yardX() {
        return hasDefaultSize() ? (int) (8 + (tileWidth - 16) / 24.0 * 20) : tileWidth / 2;
    }

    private int yardY() {
        return hasDefaultSize() && rows > 1 ? (int) (8 + (tileHeight - 16) / 24.0 * 20) : tileHeight / 2;
    }

    private boolean hasDefaultSize() {
        return tileWidth >= 16 && tileWidth <= 40 && tileHeight >= 16 && tileHeight <= 40;
    }

    private SeaMap mirror(int[] tile, int yardX, int yardY) {
        int[] halite = new int[width * height];
        for (int y = 0; y < rows * tileHeight; y++) {
            for (int x = 0; x < columns * tileWidth; x++) {
                halite[y * width + x] = tile[folded(y, tileHeight) * tileWidth + folded(x, tileWidth)];
            }
        }
        List<Integer> shipyards = new ArrayList<>();
        shipyards.add(yardY * width + yardX);
        int filledWidth = tileWidth;
        int filledHeight = tileHeight;
        while (shipyards.size() < columns * rows) {
            boolean across = filledWidth * tileHeight <= filledHeight * tileWidth;
            for (int i = 0, count = shipyards.size(); i < count; i++) {
                int x = shipyards.get(i) % width;
                int y = shipyards.get(i) / width;
                int mirrored = across ? y * width + 2 * filledWidth - 1 - x : (2 * filledHeight - 1 - y) * width + x;
                shipyards.add(mirrored);
            }
            filledWidth *= across ? 2 : 1;
            filledHeight *= across ? 1 : 2;
        }
        for (int yard : shipyards) {
            halite[yard] = 0;
        }
        return new SeaMap(width, height, halite, shipyards);
    }

    /** Returns the coordinate in the first tile when every second tile is a mirror image. */
    private static int folded(int place, int side) {
        int within = place % (2 * side);
        return within < side ? within : 2 * side - 1 - within;
    }

    /** With the default exponent 2 a product: the same maps as the original's {@code pow}, and exact everywhere. */
    private static double power(double base, double exponent) {
        return exponent == 2.0 ? base * base : StrictMath.pow(base, exponent);
    }
}
