package regatta.halite;

import java.util.Arrays;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Rules;

/**
 * The other end of the wire: reads the messages a bot gets into a position. What no message tells (who was terminated, what
 * was delivered where, statistics, inspiration) stays empty. A table: one owner, one thread.
 */
public final class HaliteMirror {

    private static final int NONE = HalitePosition.NONE;

    private final Supplier<@Nullable String> lines;
    private final HaliteRules rules;
    private final HalitePosition position;
    private final int seat;
    private final long seed;

    // The line being read.
    private String line = "";
    private int lineNumber;
    private int at;

    // The ships of one seat, in the order of the message.
    private int[] shipNumbers = new int[16];

    /**
     * Reads the greeting.
     *
     * @param lines gives the next line of input, or null at its end
     * @throws BadInput if it is no such message
     */
    public HaliteMirror(Supplier<@Nullable String> lines) {
        this.lines = lines;
        if (!nextLine()) {
            throw new BadInput("The input ends before the first line. Is this run by a game?");
        }
        String json = line;
        Constants constants = Constants.parse(json);
        boolean draft = json.contains("\"RULES\":\"draft\"");
        constants = draft ? constants.with("RULES", "\"draft\"") : constants;
        seed = numberBehind(json, "\"game_seed\":");
        readLine();
        int seats = number();
        seat = number();
        int[][] yards = new int[seats][];
        for (int i = 0; i < seats; i++) {
            readLine();
            yards[number()] = new int[] {number(), number()};
        }
        readLine();
        int width = number();
        int height = number();
        int turns = constants.whole("MAX_TURNS");
        HaliteSettings settings = new HaliteSettings(
                draft, width, height, seats, seats, seed, MapType.FRACTAL, turns, constants, 0, null);
        rules = draft ? new DraftRules(settings) : new FinalRules(settings);
        position = new HalitePosition(rules.torus, seats, turns, 64);
        readSea(yards);
    }

    private void readSea(int[][] yards) {
        Torus torus = position.torus;
        for (int cell = 0; cell < torus.cells; cell++) {
            if (torus.x(cell) == 0) {
                readLine();
            }
            position.halite[cell] = number();
            position.afloat += position.halite[cell];
        }
        for (int player = 0; player < yards.length; player++) {
            position.shipyard[player] = torus.cell(yards[player][0], yards[player][1]);
            position.build(player, position.shipyard[player]);
        }
    }

    /** Reads the message of a turn. Returns false if the input has ended, and with it the match. */
    public boolean readTurn() {
        if (!nextLine()) {
            return false;
        }
        position.turn = number();
        sinkAll();
        for (int i = 0; i < position.seats(); i++) {
            readSeat();
        }
        readLine();
        int changes = number();
        for (int i = 0; i < changes; i++) {
            readLine();
            int cell = place();
            int halite = number();
            position.afloat += halite - position.halite[cell];
            position.halite[cell] = halite;
        }
        return true;
    }

    private void sinkAll() {
        Arrays.fill(position.shipAt, NONE);
        Arrays.fill(position.shipCell, 0, position.shipCount, NONE);
    }

    private void readSeat() {
        readLine();
        int player = number();
        int ships = number();
        int dropoffs = number();
        position.bank[player] = number();
        if (shipNumbers.length < ships) {
            shipNumbers = new int[2 * ships];
        }
        for (int i = 0; i < ships; i++) {
            readLine();
            int ship = number();
            int cell = place();
            shipNumbers[i] = ship;
            position.put(ship, player, cell, number());
        }
        position.line(player, shipNumbers, ships);
        for (int i = 0; i < dropoffs; i++) {
            readLine();
            readDropoff(player);
        }
    }

    private void readDropoff(int player) {
        int dropoff = number();
        int cell = place();
        if (position.owner[cell] == NONE) {
            position.build(player, cell);
        }
        position.dropoffCount = Math.max(position.dropoffCount, dropoff + 1);
        position.dropoffOwner[dropoff] = (byte) player;
        position.dropoffCell[dropoff] = cell;
    }

    private int place() {
        int x = number();
        return position.torus.cell(x, number());
    }

    private boolean nextLine() {
        String next = lines.get();
        line = next == null ? "" : next;
        lineNumber++;
        at = 0;
        return next != null;
    }

    private void readLine() {
        if (!nextLine()) {
            throw new BadInput("The input ends in the middle of a message, after line " + (lineNumber - 1) + ".");
        }
    }

    private int number() {
        while (at < line.length() && line.charAt(at) == ' ') {
            at++;
        }
        int from = at;
        while (at < line.length() && line.charAt(at) > ' ') {
            at++;
        }
        try {
            return Integer.parseInt(line.substring(from, at));
        } catch (NumberFormatException e) {
            throw new BadInput(
                    "Line " + lineNumber + " of the input, column " + (from + 1) + ": a number must stand here.");
        }
    }

    private static long numberBehind(String json, String key) {
        int from = json.indexOf(key);
        long value = 0;
        for (int i = from + key.length(); from >= 0 && i < json.length(); i++) {
            char digit = json.charAt(i);
            if (digit < '0' || digit > '9') {
                break;
            }
            value = value * 10 + digit - '0';
        }
        return value;
    }

    /** Returns the rules of the match, for bots to read their numbers from and to write their orders with. */
    public Rules<HalitePosition> rules() {
        return rules;
    }

    /** Returns the position itself, which changes with every message. */
    public HalitePosition position() {
        return position;
    }

    /** Returns the seat the messages are for. */
    public int seat() {
        return seat;
    }

    /** Returns the seed of the map, or 0 if the game did not tell. */
    public long seed() {
        return seed;
    }
}
