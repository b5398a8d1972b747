package regatta.halite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.BadInput;
import regatta.core.Events;
import regatta.core.Orders;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.core.Standing;
import regatta.core.TextOut;

/**
 * The turn of Halite, as far as both rule sets share it: the greeting, who loses a seat, the census and the end. What a
 * turn does in between is the rule set's own.
 */
public abstract class HaliteRules implements Rules<HalitePosition>, Economy {

    private static final int NONE = HalitePosition.NONE;

    final HaliteSettings settings;
    final Torus torus;
    final long[] cellHashes;
    final TurnNotes notes;
    final Lookout lookout;
    final Wrecks wrecks;
    final CommitOrder commitOrder;
    final Construction construction;
    final Movement movement;
    final Spawning spawning;
    final Sighting sighting;
    private final int shipCapacity;
    private final Validator validator;
    private final Census census;
    private final HaliteWire wire;
    private final boolean strict;
    private final @Nullable Objection[] objections;

    HaliteRules(HaliteSettings settings) {
        this.settings = settings;
        Constants constants = settings.constants();
        torus = new Torus(settings.width(), settings.height());
        shipCapacity = (settings.turns() + 3) * settings.seats() + torus.cells;
        cellHashes = HashOrder.cellHashes(torus);
        notes = new TurnNotes(shipCapacity, cellHashes);
        lookout = new Lookout(torus, settings.seats(), constants.whole("INSPIRATION_RADIUS"));
        wrecks = new Wrecks(this, notes, settings.seats());
        commitOrder = new CommitOrder(settings.seats());
        construction = new Construction(this, notes, commitOrder);
        movement = new Movement(this, notes, wrecks, commitOrder, shipCapacity, cellHashes);
        spawning = new Spawning(notes, wrecks, commitOrder, constants);
        validator = new Validator(this, notes, constants);
        census = new Census(this, lookout);
        wire = new HaliteWire(settings);
        sighting = new Sighting(this);
        strict = constants.on("STRICT_ERRORS");
        objections = new Objection[settings.seats()];
    }

    /**
     * Opens the rules of one match.
     *
     * @param ruleSet {@code final} or {@code draft}
     * @throws BadInput if the scenario asks for something that cannot be played
     */
    public static HaliteRules open(String ruleSet, Scenario scenario) {
        return of(HaliteSettings.of(scenario, ruleSet.equals("draft")));
    }

    /** Returns the width and height that maps of a seed have if nobody chooses others. */
    public static int defaultSize(long seed) {
        return HaliteSettings.sizeOf(seed);
    }

    static HaliteRules of(HaliteSettings settings) {
        return settings.draft() ? new DraftRules(settings) : new FinalRules(settings);
    }

    /** Returns the numbers of the match, as bots get to read them. */
    public Constants constants() {
        return settings.constants();
    }

    /** Returns the seed of the map: that of the snapshot if the match begins at one. */
    public long mapSeed() {
        return settings.seed();
    }

    /** Carries out the orders of a turn, in the order of the rule set's phases. */
    abstract void commit(HalitePosition position, Orders orders, Events events);

    /** Lets ships that did nothing else mine, and does what else follows the orders. */
    abstract void harvest(HalitePosition position, Events events);

    /** Prepares the next turn, once all ships are where they will be when the bots are asked. */
    abstract void prepare(HalitePosition position);

    /** Returns whether the turn just played was the last for a reason other than their number. */
    abstract boolean ended(HalitePosition position);

    @Override
    public HalitePosition start() {
        Arrays.fill(objections, null);
        SeaMap map = settings.drawMap();
        HalitePosition position = blank();
        System.arraycopy(map.halite(), 0, position.halite, 0, torus.cells);
        Snapshot snapshot = settings.snapshot();
        if (snapshot != null) {
            System.arraycopy(snapshot.cells(), 0, position.halite, 0, torus.cells);
        }
        for (int amount : position.halite) {
            position.afloat += amount;
        }
        for (int seat = 0; seat < settings.seats(); seat++) {
            position.solvent[seat] = true;
            position.bank[seat] = settings.constants().whole("INITIAL_ENERGY");
            position.shipyard[seat] = snapshot == null
                    ? map.shipyards().get(seat)
                    : snapshot.players().get(seat).shipyard();
            position.build(seat, position.shipyard[seat]);
        }
        launchFirstShips(position);
        if (snapshot != null) {
            restore(position, snapshot);
        }
        lookout.refresh(position);
        census.take(position, 0);
        prepare(position);
        return position;
    }

    /** Returns a position of this match with nothing in it. */
    HalitePosition blank() {
        return new HalitePosition(torus, settings.seats(), settings.turns(), shipCapacity);
    }

    void launchFirstShips(HalitePosition position) {
        int[] places = {Torus.STILL, Torus.NORTH, Torus.SOUTH};
        for (int ship = 0; ship < settings.startingShips(); ship++) {
            for (int seat = 0; seat < settings.seats(); seat++) {
                position.launch(seat, torus.neighbour(position.shipyard[seat], places[ship]), 0);
            }
        }
    }

    private static void restore(HalitePosition position, Snapshot snapshot) {
        for (int seat = 0; seat < position.seats(); seat++) {
            Snapshot.Player player = snapshot.players().get(seat);
            position.bank[seat] = player.bank();
            for (int dropoff : player.dropoffs()) {
                position.addDropoff(seat, dropoff);
            }
            for (int[] ship : player.ships()) {
                position.launch(seat, ship[0], ship[1]);
            }
        }
    }

    /** Puts a dropoff in the place of a ship, and takes its price from the bank. */
    static void replace(HalitePosition position, int ship, int price) {
        int seat = position.shipOwner[ship];
        int cell = position.shipCell[ship];
        position.remove(ship);
        position.addDropoff(seat, cell);
        position.bank[seat] -= price;
    }

    @Override
    public int awaitedLines(HalitePosition position, int seat) {
        return position.terminated[seat] ? 0 : 1;
    }

    /** Every seat sees the same: nothing is hidden but what no message tells. */
    @Override
    public void veil(HalitePosition position, int seat, HalitePosition view) {
        sighting.veil(position, view);
    }

    @Override
    public void observe(HalitePosition position, int seat, TextOut out) {
        if (position.turn == 0) {
            wire.writeGreeting(position, seat, out);
        } else {
            wire.writeTurn(position, out);
        }
    }

    @Override
    public void write(HalitePosition position, int seat, Orders orders, TextOut out) {
        wire.writeOrders(position, seat, orders, out);
    }

    @Override
    public void read(HalitePosition position, int seat, Answer answer, Orders orders) {
        if (position.turn > 0) {
            object(seat, wire.readOrders(seat, answer, orders), orders);
        }
    }

    private boolean object(int seat, @Nullable Objection objection, Orders orders) {
        if (objection != null) {
            objections[seat] = objection;
            orders.fail(seat, objection.fault());
        }
        return objection != null;
    }

    /** Returns what was wrong with the orders that cost a seat its place, or null if it was something else. */
    @Nullable
    Objection objection(int seat) {
        return objections[seat];
    }

    @Override
    public void advance(HalitePosition position, Orders orders, Events events) {
        events.clear();
        terminateFaulty(position, orders);
        if (position.turn == 0) {
            position.turn = 1;
            if (settings.turns() == 0) {
                end(position);
            }
            return;
        }
        play(position, orders, events);
        prepare(position);
    }

    private void play(HalitePosition position, Orders orders, Events events) {
        notes.beginTurn(position);
        boolean anybody = anybodyLeft(position);
        if (anybody) {
            validate(position, orders);
            if (anybodyLeft(position)) {
                commit(position, orders, events);
            }
        }
        boolean stopped = strict && notes.warned;
        if (stopped) {
            events.begin(HaliteEvents.STOPPED);
            position.turn = settings.turns();
        } else {
            harvest(position, events);
        }
        if (anybody) {
            notes.keepChanges(position);
        }
        lookout.refresh(position);
        if (!stopped) {
            census.take(position, position.turn);
        }
        boolean last = ended(position) || position.turn == settings.turns();
        position.turn++;
        if (last) {
            end(position);
        }
    }

    private void end(HalitePosition position) {
        position.over = true;
        census.take(position, position.turn);
    }

    private static void terminateFaulty(HalitePosition position, Orders orders) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.terminated[seat]) {
                orders.drop(seat);
            } else if (orders.fault(seat) != null) {
                orders.drop(seat);
                position.terminate(seat);
            }
        }
    }

    private void validate(HalitePosition position, Orders orders) {
        boolean faulty = false;
        for (int seat = 0; seat < position.seats(); seat++) {
            faulty |= object(seat, validator.objection(position, seat, orders), orders);
        }
        if (faulty) {
            terminateFaulty(position, orders);
        }
    }

    private static boolean anybodyLeft(HalitePosition position) {
        return remaining(position) > 0;
    }

    static int remaining(HalitePosition position) {
        int remaining = 0;
        for (boolean terminated : position.terminated) {
            remaining += terminated ? 0 : 1;
        }
        return remaining;
    }

    @Override
    public List<Standing> standings(HalitePosition position) {
        List<Long> tieBreaks = settings.tieBreaks();
        List<Standing> standings = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            int rank = 1;
            for (int other = 0; other < position.seats(); other++) {
                int comparison = position.statistics.compare(other, seat);
                boolean better = comparison == 0 ? tieBreaks.get(other) > tieBreaks.get(seat) : comparison > 0;
                rank += better ? 1 : 0;
            }
            standings.add(new Standing(seat, rank, position.statistics.finalProduction(seat)));
        }
        return standings;
    }

    /** Drops cargo into the sea, where anyone may mine it. */
    static void spill(HalitePosition position, int cell, int amount) {
        position.halite[cell] += amount;
        position.afloat += amount;
    }

    /** Returns the owner of the structure at {@code cell}, or {@link HalitePosition#NONE}. */
    static int ownerOf(HalitePosition position, int cell) {
        int owner = position.owner[cell];
        assert owner == NONE || position.halite[cell] == 0 : "halite on a structure at cell " + cell;
        return owner;
    }
}
