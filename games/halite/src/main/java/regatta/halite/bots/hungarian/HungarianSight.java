package regatta.halite.bots.hungarian;

import regatta.halite.Economy;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;
import regatta.halite.bots.Diamond;
import regatta.halite.bots.Fleet;
import regatta.halite.bots.Harvest;
import regatta.halite.bots.Unloading;

/** What all stages of a turn look at: the position, what is the bot's own in it, and the chart of the turn. A table. */
final class HungarianSight {

    /** How far a ship looks around for itself (Q2), and how far its influence goes (K1). */
    static final int RADIUS = 4;

    final HalitePosition position;
    final Torus torus;
    final Economy economy;
    final int seat;

    /** What leaving each cell costs. */
    final int[] moveCosts;

    /** The numbers it plays with, which may change from turn to turn. */
    HungarianParameters parameters;

    final Fleet fleet;
    final Unloading unloading;
    final Diamond diamond;
    final Chart chart;

    // What is remembered from turn to turn, which is all that is.
    final Harvest harvest;
    final Nerve nerve;
    final Forecasts forecasts;

    HungarianSight(HalitePosition position, int seat, HungarianParameters parameters) {
        this.position = position;
        economy = position.economy;
        this.seat = seat;
        torus = position.torus;
        this.parameters = parameters;
        moveCosts = new int[torus.cells];
        fleet = new Fleet(position, seat);
        unloading = new Unloading(position, fleet, seat, parameters.unloads, 0);
        diamond = new Diamond(torus, RADIUS);
        chart = new Chart(this);
        harvest = new Harvest(position, seat);
        nerve = new Nerve(this);
        forecasts = new Forecasts(position, seat);
    }

    void refresh() {
        for (int cell = 0; cell < moveCosts.length; cell++) {
            moveCosts[cell] = economy.moveCost(position.halite[cell]);
        }
        fleet.refresh();
        unloading.refresh();
        chart.refresh();
        harvest.refresh();
    }

    /** Remembers what another bot of the same seat does, on whatever position that plays. */
    void recall(HungarianSight other) {
        harvest.copyFrom(other.harvest);
        nerve.copyFrom(other.nerve);
        forecasts.copyFrom(other.forecasts);
    }

    boolean ownShip(int cell) {
        int ship = position.shipAt[cell];
        return ship != HalitePosition.NONE && position.shipOwner[ship] == seat;
    }

    boolean enemyShip(int cell) {
        int ship = position.shipAt[cell];
        return ship != HalitePosition.NONE && position.shipOwner[ship] != seat;
    }

    /** Returns the enemy ship on a cell, or {@link HalitePosition#NONE}. */
    int enemyAt(int cell) {
        return enemyShip(cell) ? position.shipAt[cell] : HalitePosition.NONE;
    }

    /** Returns whether a structure of another seat stands on a cell. */
    boolean enemyStructure(int cell) {
        int owner = position.owner[cell];
        return owner != HalitePosition.NONE && owner != seat;
    }

    boolean canPay(int ship) {
        return position.shipCargo[ship] >= moveCosts[position.shipCell[ship]];
    }

    int turnsLeft() {
        return economy.turns - position.turn;
    }
}
