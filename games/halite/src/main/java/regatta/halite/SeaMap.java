package regatta.halite;

import java.util.List;

/**
 * A map as its generator draws it.
 *
 * @param halite the amount in each cell, row by row
 * @param shipyards the cells of the shipyards, in seat order
 */
record SeaMap(int width, int height, int[] halite, List<Integer> shipyards) {

    long total() {
        long total = 0;
        for (int amount : halite) {
            total += amount;
        }
        return total;
    }

    /** Returns the same map with only the first shipyards. The cells of the others stay empty. */
    SeaMap forSeats(int seats) {
        return new SeaMap(width, height, halite, shipyards.subList(0, seats));
    }
}
