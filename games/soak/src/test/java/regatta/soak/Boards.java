package regatta.soak;

import java.util.ArrayList;
import java.util.List;

/**
 * Maps drawn as text, for tests. A tile is {@code .} or {@code 0} for floor, {@code 1} for low and {@code 2} for high
 * cover. Small letters are the agents of player 0, in order of their ids, and capitals those of player 1; the classes
 * are those of the contest, so {@code a} and {@code A} are gunners, {@code b} and {@code B} snipers, and so on.
 */
final class Boards {

    private Boards() {}

    static Terrain terrain(List<String> rows) {
        int width = rows.get(0).length();
        byte[] types = new byte[width * rows.size()];
        for (int cell = 0; cell < types.length; cell++) {
            char c = rows.get(cell / width).charAt(cell % width);
            types[cell] = c == '1' ? Terrain.LOW_COVER : c == '2' ? Terrain.HIGH_COVER : Terrain.FLOOR;
        }
        return new Terrain(width, rows.size(), types);
    }

    static Roster roster(List<String> rows) {
        String tiles = String.join("", rows);
        List<Roster.Entry> entries = new ArrayList<>();
        for (int player = 0; player < 2; player++) {
            AgentClass[] classes = AgentClass.values();
            for (int i = 0; i < classes.length; i++) {
                int cell = tiles.indexOf((player == 0 ? 'a' : 'A') + i);
                if (cell >= 0) {
                    entries.add(Roster.Entry.of(entries.size() + 1, player, cell, classes[i]));
                }
            }
        }
        return new Roster(entries);
    }

    /** A contest on a drawn map. */
    static final class Drawn extends SoakLeague {

        private final ContestLeague contest = new ContestLeague();
        private final List<String> rows;

        Drawn(List<String> rows) {
            super(2, 100, ALL_ORDERS, true);
            this.rows = rows;
        }

        @Override
        Scene draw(RefereeRandom chance) {
            return new Scene(this, terrain(rows), roster(rows));
        }

        @Override
        int score(SoakPosition position, int player) {
            return contest.score(position, player);
        }
    }

    /** Draws the agents of a position on its map. */
    static List<String> draw(SoakPosition position) {
        Terrain terrain = position.terrain();
        List<StringBuilder> rows = new ArrayList<>();
        for (int y = 0; y < terrain.height; y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < terrain.width; x++) {
                row.append(".12".charAt(terrain.type(terrain.cell(x, y))));
            }
            rows.add(row);
        }
        for (int left = position.living(0) | position.living(1); left != 0; left &= left - 1) {
            int agent = Integer.numberOfTrailingZeros(left);
            int cell = position.cell[agent];
            char first = position.roster().player(agent) == 0 ? 'a' : 'A';
            char letter = (char) (first + position.roster().agentClass[agent].ordinal());
            rows.get(terrain.y[cell]).setCharAt(terrain.x[cell], letter);
        }
        return rows.stream().map(StringBuilder::toString).toList();
    }
}
