package regatta.halite;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.JsonOut;
import regatta.core.Match;
import regatta.core.Orders;
import regatta.core.Rules;
import regatta.core.Standing;
import regatta.core.TextOut;
import regatta.core.Turn;

/**
 * Records a match as a replay of the original, version 3: plain JSON, the content of a {@code .hlt} file before
 * compression. Watch a match from its first turn on, then {@link #write}.
 *
 * <p>Lists are in the original's order, and keys in the order that compresses best: values that stay the same from turn
 * to turn are next to each other. That makes a file 0.5 to 1 % smaller than sorted keys, which allows cheaper
 * compression.
 */
public final class HaliteReplay implements Match.Watcher<HalitePosition> {

    static final int FILE_VERSION = 3;
    private static final int MAX_NAME = 30;

    /** The name of a bot that sent none. */
    public static final String FAILED_NAME = "(failed to initialize)";

    private static final int NONE = HalitePosition.NONE;

    private final HaliteRules rules;
    private final TextOut players = new TextOut();
    private final TextOut frames = new TextOut(1 << 16);
    private final TextOut entities = new TextOut();
    private final JsonOut frame = new JsonOut(frames);
    private final List<String> names;

    /** Prepares to record a match played by {@code rules}, which must be Halite's. */
    public HaliteReplay(Rules<?> rules) {
        this(rules, List.of());
    }

    /** The same, but with the given names for the first seats, whatever names they send. */
    public HaliteReplay(Rules<?> rules, List<String> names) {
        this.rules = (HaliteRules) rules;
        this.names = names;
    }

    @Override
    public void turnBegins(HalitePosition position) {
        entities.clear();
        if (position.turn == 0) {
            frame.open('[');
            writeFirstFrame(position);
            return;
        }
        writeEntities(position);
    }

    @Override
    public void turnEnds(HalitePosition position, Turn turn) {
        if (position.turn == 1 && players.size() == 0) {
            writePlayers(position, turn);
            writeLastFrame(position);
            return;
        }
        Events events = turn.events();
        boolean stopped = has(events, HaliteEvents.STOPPED);
        frame.open('{').key("moves").open('{');
        for (int seat = 0; seat < position.seats(); seat++) {
            if (turn.asked(seat) && turn.orders().fault(seat) == null && !stopped) {
                writeMoves(turn.orders(), seat);
            }
        }
        frame.close('}').key("events").open('[');
        writeEvents(position, events);
        frame.close(']').key("cells").open('[');
        for (int i = 0; i < position.changedCount && !stopped; i++) {
            writeCell(position, position.changedCells[i]);
        }
        frame.close(']');
        writeBanks(position);
        frame.key("entities").raw(entities).close('}');
        writeLastFrame(position);
    }

    private void writeLastFrame(HalitePosition position) {
        if (position.over) {
            entities.clear();
            writeEntities(position);
            writeQuietFrame(position, entities);
            frame.close(']');
        }
    }

    private static boolean has(Events events, int kind) {
        for (int i = 0; i < events.count(); i++) {
            if (events.kind(i) == kind) {
                return true;
            }
        }
        return false;
    }

    private void writeFirstFrame(HalitePosition position) {
        boolean restored = rules.settings.snapshot() != null;
        frame.open('{').key("moves").open('{').close('}').key("events").open('[');
        for (int seat = 0; seat < position.seats(); seat++) {
            for (int dropoff = 0; dropoff < position.dropoffCount; dropoff++) {
                if (position.dropoffOwner[dropoff] == seat) {
                    writeEvent("construct", position, position.dropoffCell[dropoff], seat, 0);
                }
            }
            for (int ship = 0; ship < position.shipCount; ship++) {
                if (position.shipOwner[ship] == seat) {
                    writeSpawn(position, position.shipCell[ship], seat, ship, position.shipCargo[ship]);
                }
            }
        }
        frame.close(']').key("cells").open('[');
        for (int cell = 0; cell < position.torus.cells && restored; cell++) {
            writeCell(position, cell);
        }
        frame.close(']');
        writeBanks(position);
        frame.key("entities").open('{').close('}').close('}');
    }

    private void writeQuietFrame(HalitePosition position, TextOut ships) {
        frame.open('{').key("moves").open('{').close('}');
        frame.key("events").open('[').close(']');
        frame.key("cells").open('[').close(']');
        writeBanks(position);
        frame.key("entities").raw(ships).close('}');
    }

    private void writeCell(HalitePosition position, int cell) {
        frame.open('{').key("x").value(position.torus.x(cell)).key("y").value(position.torus.y(cell));
        frame.key("production").value(position.halite[cell]).close('}');
    }

    private void writeBanks(HalitePosition position) {
        frame.key("energy").open('{');
        for (int seat = 0; seat < position.seats(); seat++) {
            frame.key(seat).value(position.bank[seat]);
        }
        frame.close('}').key("deposited").open('{');
        for (int seat = 0; seat < position.seats(); seat++) {
            frame.key(seat).value(position.delivered[seat]);
        }
        frame.close('}');
    }

    private void writeEntities(HalitePosition position) {
        JsonOut json = new JsonOut(entities).open('{');
        for (int seat = 0; seat < position.seats(); seat++) {
            json.key(seat).open('{');
            for (int ship : ships(position, seat)) {
                json.key(ship).open('{').key("energy").value(position.shipCargo[ship]);
                json.key("is_inspired").value(position.shipInspired[ship]);
                json.key("y").value(position.torus.y(position.shipCell[ship]));
                json.key("x").value(position.torus.x(position.shipCell[ship])).close('}');
            }
            json.close('}');
        }
        json.close('}');
    }

    /** Returns the ships of a seat, the oldest first: the order in which they were in the turn before. */
    private static int[] ships(HalitePosition position, int seat) {
        int[] ships = new int[position.shipsOf(seat)];
        int count = 0;
        for (int ship = position.firstShip(seat); ship != NONE; ship = position.nextShip(ship)) {
            ships[count++] = ship;
        }
        Arrays.sort(ships);
        return ships;
    }

    private void writeEvents(HalitePosition position, Events events) {
        for (int i = 0; i < events.count(); i++) {
            switch (events.kind(i)) {
                case HaliteEvents.CONSTRUCT ->
                    writeEvent("construct", position, events.value(i, 0), events.value(i, 1), events.value(i, 2));
                case HaliteEvents.SPAWN ->
                    writeSpawn(
                            position, events.value(i, 0), events.value(i, 1), events.value(i, 2), events.value(i, 3));
                case HaliteEvents.WRECK -> writeWreck(position, events, i);
                case HaliteEvents.CAPTURE -> writeCapture(position, events, i);
                default -> {
                    // The others are not part of a replay.
                }
            }
        }
    }

    private void writeEvent(String type, HalitePosition position, int cell, int seat, int id) {
        frame.open('{').key("id").value(id);
        writeLocation(position, cell);
        frame.key("owner_id").value(seat).key("type").value(type).close('}');
    }

    private void writeSpawn(HalitePosition position, int cell, int seat, int ship, int cargo) {
        frame.open('{').key("energy").value(cargo).key("id").value(ship);
        writeLocation(position, cell);
        frame.key("owner_id").value(seat).key("type").value("spawn").close('}');
    }

    private void writeWreck(HalitePosition position, Events events, int i) {
        frame.open('{');
        writeLocation(position, events.value(i, 0));
        frame.key("ships").open('[');
        for (int j = 1; j < events.size(i); j++) {
            frame.value(events.value(i, j));
        }
        frame.close(']').key("type").value("shipwreck").close('}');
    }

    private void writeCapture(HalitePosition position, Events events, int i) {
        frame.open('{');
        writeLocation(position, events.value(i, 0));
        frame.key("new_id").value(events.value(i, 4)).key("new_owner").value(events.value(i, 2));
        frame.key("old_id").value(events.value(i, 3)).key("old_owner").value(events.value(i, 1));
        frame.key("type").value("capture").close('}');
    }

    private void writeLocation(HalitePosition position, int cell) {
        frame.key("location");
        writePlace(frame, position.torus, cell);
    }

    static void writePlace(JsonOut json, Torus torus, int cell) {
        json.open('{')
                .key("x")
                .value(torus.x(cell))
                .key("y")
                .value(torus.y(cell))
                .close('}');
    }

    private void writeMoves(Orders orders, int seat) {
        frame.key(seat).open('[');
        for (int i = 0; i < orders.count(seat); i++) {
            frame.open('{');
            switch (orders.kind(seat, i)) {
                case HaliteOrders.MOVE -> {
                    frame.key("id").value(orders.subject(seat, i));
                    frame.key("direction").value(String.valueOf(Torus.LETTERS.charAt((int) orders.first(seat, i))));
                    frame.key("type").value("m");
                }
                case HaliteOrders.CONSTRUCT ->
                    frame.key("id").value(orders.subject(seat, i)).key("type").value("c");
                case HaliteOrders.DUMP -> {
                    frame.key("energy").value(orders.first(seat, i));
                    frame.key("id").value(orders.subject(seat, i)).key("type").value("d");
                }
                default -> {
                    if (orders.first(seat, i) != 0) {
                        frame.key("energy").value(orders.first(seat, i));
                    }
                    frame.key("type").value("g");
                }
            }
            frame.close('}');
        }
        frame.close(']');
    }

    private void writePlayers(HalitePosition position, Turn turn) {
        JsonOut json = new JsonOut(players).open('[');
        for (int seat = 0; seat < position.seats(); seat++) {
            json.open('{')
                    .key("energy")
                    .value(position.bank[seat])
                    .key("entities")
                    .open('[');
            for (int ship = position.firstShip(seat); ship != NONE; ship = position.nextShip(ship)) {
                json.open('[').value(ship);
                writePlace(json, position.torus, position.shipCell[ship]);
                json.close(']');
            }
            json.close(']').key("factory_location");
            writePlace(json, position.torus, position.shipyard[seat]);
            String said = name(turn.answer(seat), turn.orders().fault(seat));
            json.key("name").value(seat < names.size() ? names.get(seat) : said);
            json.key("player_id").value(seat).close('}');
        }
        json.close(']');
    }

    /** Returns the name in the first answer of a bot: its first 30 bytes, without carriage returns. */
    public static String name(Answer answer, @Nullable Fault fault) {
        if (fault != null || answer.lines() == 0) {
            return FAILED_NAME;
        }
        int from = answer.start(0);
        int to = Math.min(answer.end(0), from + MAX_NAME);
        Answer cut = new Answer();
        cut.add(answer.bytes(), from, to);
        return cut.line(0).replace("\r", "");
    }

    /** Writes the replay of a match that is over. */
    public void write(HalitePosition position, long executionMillis, TextOut out) {
        if (!position.over) {
            throw new IllegalStateException("the match is not over, but in turn " + position.turn);
        }
        HaliteSettings settings = rules.settings;
        SeaMap map = settings.drawMap();
        JsonOut json = new JsonOut(out).open('{');
        json.key("GAME_CONSTANTS").raw(constants(settings));
        writeMap(map, json);
        json.key("ENGINE_VERSION").value(Snapshot.VERSION);
        json.key("REPLAY_FILE_VERSION").value(FILE_VERSION);
        json.key("game_statistics").open('{').key("execution_time").value(executionMillis);
        json.key("map_total_halite").value(map.total());
        json.key("number_turns").value(position.turn);
        json.key("player_statistics").open('[');
        for (Standing standing : rules.standings(position)) {
            new ReplayStatistics(position, standing, settings.tieBreaks().get(standing.seat())).write(json);
        }
        json.close(']').close('}');
        json.key("map_generator_seed").value(settings.seed());
        json.key("number_of_players").value(settings.mapSeats());
        json.key("players").raw(players);
        json.key("full_frames").raw(frames);
        json.close('}');
    }

    /** Writes what is known before the first turn: the constants and the map, with their keys in a replay. */
    public void writeOpening(TextOut out) {
        JsonOut json = new JsonOut(out).open('{');
        json.key("GAME_CONSTANTS").raw(constants(rules.settings));
        writeMap(rules.settings.drawMap(), json);
        json.close('}');
    }

    private static TextOut constants(HaliteSettings settings) {
        TextOut constants = new TextOut();
        settings.constants().write(constants);
        return constants;
    }

    private static void writeMap(SeaMap map, JsonOut json) {
        json.key("production_map").open('{').key("grid").open('[');
        for (int y = 0; y < map.height(); y++) {
            json.open('[');
            for (int x = 0; x < map.width(); x++) {
                json.open('{')
                        .key("energy")
                        .value(map.halite()[y * map.width() + x])
                        .close('}');
            }
            json.close(']');
        }
        json.close(']')
                .key("height")
                .value(map.height())
                .key("width")
                .value(map.width())
                .close('}');
    }
}
