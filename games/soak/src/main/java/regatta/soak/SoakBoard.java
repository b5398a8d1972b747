package regatta.soak;

import regatta.core.TextOut;

/** Writes a board as text. */
public final class SoakBoard {

    private SoakBoard() {}

    /** Writes the size, the types of the tiles row by row, and a line for each agent: id, player, class, place. */
    public static String write(SoakPosition position) {
        Terrain terrain = position.terrain();
        TextOut out = new TextOut();
        out.put(terrain.width).space().put(terrain.height).newline();
        for (int cell = 0; cell < terrain.cells; cell++) {
            out.put(terrain.type(cell)).put(terrain.x[cell] == terrain.width - 1 ? "\n" : "");
        }
        Roster roster = position.roster();
        for (int agent : roster.list) {
            int cell = position.cell[agent];
            out.put(agent).space().put(roster.player(agent)).space();
            out.put(roster.agentClass[agent].title).space();
            out.put(terrain.x[cell]).space().put(terrain.y[cell]).newline();
        }
        return out.toString();
    }
}
