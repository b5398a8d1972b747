package regatta.soak;

import java.util.List;

/** Maps drawn as text, for tests. */
final class Boards {

    private Boards() {}

    /** Makes a map of rows of the digits 0, 1 and 2; anything else is floor. */
    static Terrain terrain(List<String> rows) {
        int width = rows.get(0).length();
        byte[] types = new byte[width * rows.size()];
        for (int cell = 0; cell < types.length; cell++) {
            char c = rows.get(cell / width).charAt(cell % width);
            types[cell] = c == '1' ? Terrain.LOW_COVER : c == '2' ? Terrain.HIGH_COVER : Terrain.FLOOR;
        }
        return new Terrain(width, rows.size(), types);
    }
}
