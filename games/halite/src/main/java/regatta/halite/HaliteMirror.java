package regatta.halite;

import java.util.Map;
import regatta.core.BadInput;
import regatta.core.Mirror;
import regatta.core.TextIn;

/** Rebuilds positions from the messages to a bot. */
public final class HaliteMirror implements Mirror<HalitePosition> {

    private static final int NONE = HalitePosition.NONE;

    /** Limits the memory that a damaged message can require. */
    private static final int MAX_SHIP = 1 << 22;

    private final TextIn in;
    private final HaliteRules rules;
    private final ViewBuilder sighting;
    private final HalitePosition view;
    private final int seat;

    /**
     * Reads the first message.
     *
     * @throws BadInput if it is not a first message of Halite
     */
    public HaliteMirror(TextIn in) {
        this.in = in;
        if (!in.more()) {
            throw new BadInput("The input ends before the first line. Is a game engine connected?");
        }
        Map<String, String> told = new FlatJson(in.rest(), "constants").object();
        int seats = in.number(1, HaliteSettings.MAX_SEATS);
        seat = in.number(0, seats - 1);
        int[] yards = new int[2 * seats];
        for (int player = 0; player < seats; player++) {
            in.number(player, player);
            yards[2 * player] = in.number();
            yards[2 * player + 1] = in.number();
        }
        int width = in.number(1, HaliteSettings.MAX_SIDE);
        int height = in.number(1, HaliteSettings.MAX_SIDE);
        rules = new HaliteRules(HaliteSettings.received(told, seats, width, height));
        sighting = rules.sighting;
        view = rules.blank();
        readSea(yards);
    }

    private void readSea(int[] yards) {
        for (int player = 0; player < view.seats(); player++) {
            view.shipyard[player] = shipyard(player, yards[2 * player], yards[2 * player + 1]);
        }
        for (int cell = 0; cell < view.torus.cells; cell++) {
            readHalite(cell);
        }
        sighting.greet(view);
    }

    private int shipyard(int player, int x, int y) {
        if (x < 0 || x >= view.torus.width || y < 0 || y >= view.torus.height) {
            throw new BadInput(
                    "The shipyard of player " + player + " at " + x + "," + y + " is not on the map that follows it.");
        }
        return view.torus.cell(x, y);
    }

    @Override
    public boolean next() {
        if (!in.more()) {
            return false;
        }
        sighting.begin(view, in.number(1, rules.settings.turns()));
        readPlayers();
        int changes = in.number(0, view.torus.cells);
        for (int i = 0; i < changes; i++) {
            int cell = place();
            readHalite(cell);
            sighting.change(view, cell);
        }
        sighting.end(view);
        return true;
    }

    private void readPlayers() {
        int dropoffs = 0;
        for (int player = 0; player < view.seats(); player++) {
            dropoffs += readPlayer(player);
        }
        if (dropoffs != view.dropoffCount) {
            throw new BadInput("The message of turn " + view.turn + " tells of " + dropoffs
                    + " dropoffs, but they are not numbered from 0 to " + (dropoffs - 1) + ".");
        }
    }

    /** Reads the state of a player, and returns its number of dropoffs. */
    private int readPlayer(int player) {
        in.number(player, player);
        int ships = in.number(0, Integer.MAX_VALUE);
        int dropoffs = in.number(0, view.torus.cells);
        view.bank[player] = in.longNumber();
        for (int i = 0; i < ships; i++) {
            readShip(player);
        }
        sighting.endFleet(view, player);
        for (int i = 0; i < dropoffs; i++) {
            int dropoff = in.number(0, view.torus.cells - 1);
            sighting.dropoff(view, dropoff, player, place());
        }
        return dropoffs;
    }

    private void readShip(int player) {
        int ship = in.number(0, MAX_SHIP);
        if (ship < view.shipCount && view.shipCell[ship] != NONE) {
            throw new BadInput("The message of turn " + view.turn + " tells of ship " + ship + " twice.");
        }
        int cell = place();
        sighting.ship(view, ship, player, cell, in.number(0, Integer.MAX_VALUE));
    }

    private void readHalite(int cell) {
        int halite = in.number(0, Integer.MAX_VALUE);
        view.afloat += halite - view.halite[cell];
        view.halite[cell] = halite;
    }

    private int place() {
        int x = in.number(0, view.torus.width - 1);
        return view.torus.cell(x, in.number(0, view.torus.height - 1));
    }

    @Override
    public HaliteRules rules() {
        return rules;
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public HalitePosition view() {
        return view;
    }
}
