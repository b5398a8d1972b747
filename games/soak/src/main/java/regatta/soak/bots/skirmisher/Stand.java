package regatta.soak.bots.skirmisher;

import regatta.soak.SoakPosition;

/**
 * The assumed tiles and wetness of agents while combat orders are chosen. Own moves are known and own damage is
 * recorded; enemies are where the turn began. Mutable, and reused from turn to turn.
 */
final class Stand {

    final int[] tile;
    final int[] wetness;

    Stand(int agents) {
        tile = new int[agents + 1];
        wetness = new int[agents + 1];
    }

    /** Begins a turn: no agent has moved, no damage is recorded. */
    void reset(SoakPosition view) {
        System.arraycopy(view.cell, 0, tile, 0, tile.length);
        System.arraycopy(view.wetness, 0, wetness, 0, wetness.length);
    }

    /** Returns whether recorded damage already eliminates {@code agent}. */
    boolean soaked(int agent) {
        return wetness[agent] >= 100;
    }

    /** Records damage at once, so that the next choice knows of it. */
    void book(int agent, int damage) {
        wetness[agent] += damage;
    }
}
