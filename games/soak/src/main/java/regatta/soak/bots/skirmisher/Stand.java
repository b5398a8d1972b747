package regatta.soak.bots.skirmisher;

import regatta.soak.SoakPosition;

/**
 * Where agents are taken to stand and how wet they are taken to be when somebody chooses whom to fight. Own moves are
 * known and own damage is booked; of the others only the turn's beginning is known. A table, reused from turn to turn.
 */
final class Stand {

    final int[] tile;
    final int[] wetness;

    Stand(int agents) {
        tile = new int[agents + 1];
        wetness = new int[agents + 1];
    }

    /** Begins with the turn: nobody has moved, nothing is booked. */
    void reset(SoakPosition view) {
        System.arraycopy(view.cell, 0, tile, 0, tile.length);
        System.arraycopy(view.wetness, 0, wetness, 0, wetness.length);
    }

    /** Returns whether what is booked already soaks {@code agent}. */
    boolean soaked(int agent) {
        return wetness[agent] >= 100;
    }

    /** Notes damage at once, so that whoever chooses next knows of it. */
    void book(int agent, int damage) {
        wetness[agent] += damage;
    }
}
