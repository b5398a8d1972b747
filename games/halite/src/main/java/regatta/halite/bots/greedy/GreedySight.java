package regatta.halite.bots.greedy;

import java.util.Arrays;
import regatta.core.BotSettings;
import regatta.halite.Economy;
import regatta.halite.HalitePosition;
import regatta.halite.bots.Fleet;
import regatta.halite.bots.Unloading;

/** What all stages of a turn look at: the position, what is the bot's own in it, and what was decided so far. A table. */
final class GreedySight {

    final HalitePosition position;
    final Economy economy;
    final int seat;
    final GreedyParameters parameters;
    final Fleet fleet;
    final Unloading unloading;
    final Zones zones;

    /** P26: the cells where own ships will be after this turn, as far as that is decided. */
    final boolean[] claimed;

    /** What can still be spent this turn. */
    long bank;

    GreedySight(HalitePosition position, int seat, BotSettings settings) {
        this.position = position;
        economy = position.economy;
        this.seat = seat;
        parameters = new GreedyParameters(settings, size(), position.seats());
        fleet = new Fleet(position, seat);
        unloading = new Unloading(position, fleet, seat, parameters.unloads, parameters.fuelSteps);
        zones = new Zones(position);
        claimed = new boolean[position.torus.cells];
    }

    int size() {
        return Math.max(position.torus.width, position.torus.height);
    }

    void refresh() {
        fleet.refresh();
        zones.refresh();
        unloading.refresh();
        Arrays.fill(claimed, false);
        bank = position.bank[seat];
    }

    boolean ownStructure(int cell) {
        return position.owner[cell] == seat;
    }

    boolean ownShip(int cell) {
        int ship = position.shipAt[cell];
        return ship != HalitePosition.NONE && position.shipOwner[ship] == seat;
    }
}
