package regatta.halite;

import java.util.ArrayList;
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

/** The rules of Halite. The phases are those of the rulebook, in its order; a rule set is an {@link Economy}. */
public final class HaliteRules implements Rules<HalitePosition> {

    final HaliteSettings settings;
    final Inspire inspire;
    final ViewBuilder sighting;
    private final Economy economy;
    private final Torus torus;
    private final int shipCapacity;
    private final TurnNotes notes;
    private final Faults faults;
    private final Dump dump;
    private final Construct construct;
    private final Move move;
    private final Deliver deliver;
    private final Launch launch;
    private final Mine mine;
    private final @Nullable Capture capture;
    private final End end;
    private final StatisticsCounter census;
    private final HaliteWire wire;
    private final boolean strict;

    HaliteRules(HaliteSettings settings) {
        this.settings = settings;
        Constants constants = settings.constants();
        economy = new Economy(constants);
        torus = new Torus(settings.width(), settings.height());
        shipCapacity = (settings.turns() + 3) * settings.seats() + torus.cells;
        long[] cellHashes = HashOrder.cellHashes(torus);
        notes = new TurnNotes(shipCapacity, cellHashes);
        Commands commands = new Commands(settings.seats());
        Collisions wrecks = new Collisions(economy, notes, settings.seats());
        InspirationCounter lookout = new InspirationCounter(torus, settings.seats(), economy.inspirationRadius);
        faults = new Faults(economy, notes);
        dump = new Dump(economy, notes, commands);
        construct = new Construct(economy, notes, commands);
        move = new Move(economy, notes, wrecks, commands, shipCapacity, cellHashes);
        deliver = new Deliver(notes);
        launch = new Launch(economy, notes, wrecks, commands);
        mine = new Mine(economy, notes);
        capture = constants.on("CAPTURE_ENABLED") && !economy.draft
                ? new Capture(constants, notes, settings.seats(), cellHashes)
                : null;
        inspire = new Inspire(economy, lookout);
        end = new End(economy);
        census = new StatisticsCounter(economy, lookout);
        wire = new HaliteWire(settings);
        sighting = new ViewBuilder(settings, economy, inspire);
        strict = constants.on("STRICT_ERRORS");
    }

    /**
     * Opens the rules of one match.
     *
     * @param ruleSet {@code final} or {@code draft}
     * @throws BadInput if the scenario asks for something that cannot be played
     */
    public static HaliteRules open(String ruleSet, Scenario scenario) {
        return new HaliteRules(HaliteSettings.of(scenario, ruleSet.equals("draft")));
    }

    /** Returns the default width and height of maps with a random seed. */
    public static int defaultSize(long seed) {
        return HaliteSettings.sizeOf(seed);
    }

    /** Returns the constants of the match, as bots read them. */
    public Constants constants() {
        return settings.constants();
    }

    /** Returns the random seed of the map: that of the snapshot if the match begins at one. */
    public long mapSeed() {
        return settings.seed();
    }

    @Override
    public HalitePosition start() {
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
        position.launchFirst(settings.startingShips());
        if (snapshot != null) {
            restore(position, snapshot);
        }
        inspire.apply(position);
        census.take(position, 0);
        return position;
    }

    /** Returns an empty position of this match. */
    HalitePosition blank() {
        return new HalitePosition(torus, economy, settings.seats(), shipCapacity);
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

    @Override
    public int awaitedLines(HalitePosition position, int seat) {
        return position.terminated[seat] ? 0 : 1;
    }

    /** Every seat sees the same: hidden is only what no message contains. */
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
            Violation objection = wire.readOrders(seat, answer, orders);
            if (objection != null) {
                orders.fail(seat, objection.fault());
            }
        }
    }

    /** Returns the violation in an answer of {@code seat} to {@code position}, or null. */
    @Nullable
    Violation objection(HalitePosition position, int seat, Answer answer) {
        Orders orders = new Orders(position.seats());
        Violation unreadable = wire.readOrders(seat, answer, orders);
        notes.beginTurn(position);
        return unreadable == null ? faults.objection(position, seat, orders) : unreadable;
    }

    @Override
    public void advance(HalitePosition position, Orders orders, Events events) {
        events.clear();
        Faults.terminate(position, orders);
        if (position.turn == 0) {
            position.turn = 1;
            if (settings.turns() == 0) {
                end(position);
            }
            return;
        }
        play(position, orders, events);
    }

    private void play(HalitePosition position, Orders orders, Events events) {
        notes.beginTurn(position);
        boolean anybody = anybodyLeft(position);
        if (anybody) {
            faults.apply(position, orders);
            if (anybodyLeft(position)) {
                carryOut(position, orders, events);
            }
        }
        boolean stopped = strict && notes.warned;
        if (stopped) {
            events.begin(HaliteEvents.STOPPED);
            position.turn = settings.turns();
        } else {
            mine.apply(position);
            if (capture != null) {
                capture.apply(position, events);
            }
        }
        if (anybody) {
            notes.keepChanges(position);
        }
        inspire.apply(position);
        if (!stopped) {
            census.take(position, position.turn);
        }
        boolean last = end.reached(position) || position.turn == settings.turns();
        position.turn++;
        if (last) {
            end(position);
        }
    }

    /** Cargo is delivered by the order {@code dump} in the draft, and automatically in the finals. */
    private void carryOut(HalitePosition position, Orders orders, Events events) {
        if (economy.draft) {
            dump.apply(position, orders);
        }
        construct.apply(position, orders, events);
        move.apply(position, orders, events);
        if (!economy.draft) {
            deliver.apply(position);
        }
        launch.apply(position, orders, events);
    }

    private void end(HalitePosition position) {
        position.over = true;
        census.take(position, position.turn);
    }

    private static boolean anybodyLeft(HalitePosition position) {
        for (boolean terminated : position.terminated) {
            if (!terminated) {
                return true;
            }
        }
        return false;
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
}
