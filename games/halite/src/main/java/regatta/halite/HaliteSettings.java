package regatta.halite;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.GameInfo.Option;
import regatta.core.Plural;
import regatta.core.Scenario;

/**
 * The constant part of a match.
 *
 * @param seats the number of bots
 * @param mapSeats the number of shipyards that the map was drawn for, at least {@code seats}
 * @param turns the maximum number of turns
 * @param constants as bots read them
 * @param startingShips the number of ships that each seat begins with
 * @param snapshot the position at which the match begins, or null
 */
record HaliteSettings(
        boolean draft,
        int width,
        int height,
        int seats,
        int mapSeats,
        long seed,
        MapType mapType,
        int turns,
        Constants constants,
        int startingShips,
        @Nullable Snapshot snapshot) {

    static final List<Integer> CONTEST_SIZES = List.of(32, 40, 48, 56, 64);
    static final long MAX_SEED = 0xffffffffL;
    static final int MAX_SIDE = 256;
    static final int MAX_SEATS = 16;
    static final int MAX_TURNS = 10_000;
    private static final int MAX_STARTING_SHIPS = 3;
    private static final List<Option> FINAL_ONLY =
            List.of(HaliteOption.CONSTANTS, HaliteOption.STRICT, HaliteOption.SNAPSHOT);
    private static final List<Option> DRAFT_ONLY = List.of(HaliteOption.SHIPS, HaliteOption.PRICES);

    /** What a scenario gives, or what follows from its random seed, before a snapshot changes it. */
    record Asked(int width, int height, long seed) {

        static Asked of(Scenario scenario) {
            long seed = HaliteOption.SEED.number(scenario);
            int[] size = size(scenario, sizeOf(seed));
            return new Asked(size[0], size[1], seed);
        }
    }

    /** Reads a scenario whose keys are known. */
    static HaliteSettings of(Scenario scenario, boolean draft) {
        for (Option option : draft ? FINAL_ONLY : DRAFT_ONLY) {
            if (option.in(scenario)) {
                throw new BadInput("Option '" + option.key() + "' belongs to the rule set "
                        + (draft ? "'final'" : "'draft'") + ".");
            }
        }
        return draft ? draft(scenario) : finals(scenario);
    }

    /**
     * Returns the settings in the first message of a match. It does not contain the map type.
     *
     * @param values those of its first line
     */
    static HaliteSettings received(Map<String, String> values, int seats, int width, int height) {
        Constants constants = Constants.of(values);
        boolean draft = "draft".equals(values.get("RULES"));
        int ships = draft ? (int) number(values, "STARTING_SHIPS", 1, MAX_STARTING_SHIPS) : 0;
        if (draft) {
            constants = constants.with("RULES", "\"draft\"").with("STARTING_SHIPS", ships);
        }
        int turns = (int) number(values, "MAX_TURNS", 0, MAX_TURNS);
        long seed = number(values, "game_seed", 0, MAX_SEED);
        return new HaliteSettings(
                draft, width, height, seats, seats, seed, MapType.FRACTAL, turns, constants, ships, null);
    }

    private static long number(Map<String, String> values, String key, long min, long max) {
        String text = values.getOrDefault(key, "0");
        try {
            long number = Long.parseLong(text);
            if (min <= number && number <= max) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Reported below, with the range.
        }
        throw new BadInput("The first line of the input: " + key + " is " + text + ", but must be a number from " + min
                + " to " + max + ".");
    }

    private static HaliteSettings finals(Scenario scenario) {
        String file = scenario.option(HaliteOption.CONSTANTS.key());
        Constants constants = file == null ? Constants.defaultValue() : Constants.parse(file);
        if (constants.whole("MIN_CELL_PRODUCTION") > constants.whole("MAX_CELL_PRODUCTION")) {
            throw new BadInput("constants: MIN_CELL_PRODUCTION is larger than MAX_CELL_PRODUCTION.");
        }
        if (HaliteOption.STRICT.on(scenario)) {
            constants = constants.with("STRICT_ERRORS", "true");
        }
        String snapshotText = scenario.option(HaliteOption.SNAPSHOT.key());
        Snapshot snapshot = snapshotText == null ? null : Snapshot.parse(snapshotText);
        int maxSeats = Math.min(constants.whole("MAX_PLAYERS"), MAX_SEATS);
        int seats = (int) scenario.number(
                "seats", snapshot == null ? 2 : snapshot.players().size(), 1, maxSeats);
        if (snapshot != null) {
            return fromSnapshot(scenario, constants, seats, snapshot);
        }
        int mapSeats = (int) scenario.number("map-seats", seats, seats, maxSeats);
        MapType mapType = MapType.of(HaliteOption.MAP.word(scenario));
        Asked asked = Asked.of(scenario);
        mapType.check(asked.width(), asked.height(), mapSeats);
        Snapshot sea = new Snapshot(mapType, asked.width(), asked.height(), mapSeats, asked.seed());
        return finals(scenario, constants, seats, sea, null);
    }

    private static HaliteSettings fromSnapshot(Scenario scenario, Constants constants, int seats, Snapshot snapshot) {
        if (seats > snapshot.players().size()) {
            throw new BadInput("seats=" + seats + ": the snapshot has "
                    + Plural.of(snapshot.players().size(), "player") + ".");
        }
        return finals(scenario, constants, seats, snapshot, snapshot);
    }

    private static HaliteSettings finals(
            Scenario scenario, Constants given, int seats, Snapshot sea, @Nullable Snapshot snapshot) {
        Constants constants = given;
        if (HaliteOption.TURNS.in(scenario)) {
            long limit = HaliteOption.TURNS.number(scenario, 0);
            constants = constants.with("MIN_TURNS", (int) limit).with("MAX_TURNS", (int) limit);
        }
        int turns = length(constants, Math.max(sea.width(), sea.height()));
        // A snapshot has its own random seed, but the default size follows from the seed of the scenario.
        int defaultSize = sizeOf(HaliteOption.SEED.number(scenario, sea.seed()));
        constants = constants
                .with("MAX_TURNS", turns)
                .with("DEFAULT_MAP_WIDTH", defaultSize)
                .with("DEFAULT_MAP_HEIGHT", defaultSize);
        return new HaliteSettings(
                false,
                sea.width(),
                sea.height(),
                seats,
                sea.mapSeats(),
                sea.seed(),
                sea.mapType(),
                turns,
                constants,
                0,
                snapshot);
    }

    private static int length(Constants constants, int side) {
        int min = constants.whole("MIN_TURNS");
        int from = constants.whole("MIN_TURN_THRESHOLD");
        if (side <= from) {
            return min;
        }
        double share = (double) (side - from) / (constants.whole("MAX_TURN_THRESHOLD") - from);
        long turns = min + (long) (share * (constants.whole("MAX_TURNS") - min));
        if (turns < 0 || turns > MAX_TURNS) {
            throw new BadInput("constants: the turn limits make a match of " + turns + " turns; at most " + MAX_TURNS
                    + " are played.");
        }
        return (int) turns;
    }

    private static HaliteSettings draft(Scenario scenario) {
        int seats = (int) scenario.number("seats", 2, 2, 4);
        if (seats == 3) {
            throw new BadInput("seats=3: the draft rules are for 2 or 4 seats.");
        }
        Asked asked = Asked.of(scenario);
        if (asked.width() != asked.height() || !CONTEST_SIZES.contains(asked.width())) {
            throw new BadInput("The draft rules are played on maps of size 32, 40, 48, 56 or 64.");
        }
        if (!scenario.word("map", List.of("fractal")).equals("fractal")) {
            throw new BadInput("The draft rules are played on fractal maps.");
        }
        int ships = (int) HaliteOption.SHIPS.number(scenario);
        if (ships == 2) {
            throw new BadInput("ships=2: a seat begins with 1 ship or 3.");
        }
        boolean july = HaliteOption.PRICES.word(scenario).equals("july18");
        int turns = (int) scenario.number("turns", 300, 1, MAX_TURNS);
        Constants constants = draftPrices(july)
                .with("MIN_TURNS", turns)
                .with("MAX_TURNS", turns)
                .with("DEFAULT_MAP_WIDTH", sizeOf(asked.seed()))
                .with("DEFAULT_MAP_HEIGHT", sizeOf(asked.seed()))
                .with("STARTING_SHIPS", ships);
        return new HaliteSettings(
                true,
                asked.width(),
                asked.height(),
                seats,
                seats,
                asked.seed(),
                MapType.FRACTAL,
                turns,
                constants,
                ships,
                null);
    }

    private static Constants draftPrices(boolean july) {
        Constants constants = Constants.defaultValue()
                .with("RULES", "\"draft\"")
                .with("MOVE_COST_RATIO", 20)
                .with("INSPIRED_MOVE_COST_RATIO", 20)
                .with("EXTRACT_RATIO", 10)
                .with("INSPIRED_EXTRACT_RATIO", 10)
                .with("INSPIRATION_ENABLED", "false");
        if (july) {
            return constants.with("DROPOFF_COST", 10_000).with("INITIAL_ENERGY", 1000);
        }
        return constants
                .with("MAX_ENERGY", 255)
                .with("NEW_ENTITY_ENERGY_COST", 256)
                .with("DROPOFF_COST", 512)
                .with("INITIAL_ENERGY", 512)
                .with("MIN_CELL_PRODUCTION", 40)
                .with("MAX_CELL_PRODUCTION", 100);
    }

    /** Returns the default size of a map, as in the original. */
    static int sizeOf(long seed) {
        return CONTEST_SIZES.get((int) (new MersenneTwister(seed).next() % 5));
    }

    private static int[] size(Scenario scenario, int defaultValue) {
        String size = scenario.option(HaliteOption.SIZE.key());
        int width = (int) HaliteOption.WIDTH.number(scenario, defaultValue);
        int height = (int) HaliteOption.HEIGHT.number(scenario, defaultValue);
        if (size == null) {
            return new int[] {width, height};
        }
        if (HaliteOption.WIDTH.in(scenario) || HaliteOption.HEIGHT.in(scenario)) {
            throw new BadInput("Give either size or width and height, not both.");
        }
        int x = size.indexOf('x');
        int[] sides = {side(size, x < 0 ? size : size.substring(0, x)), side(size, size.substring(x + 1))};
        return sides;
    }

    private static int side(String size, String text) {
        int side = -1;
        try {
            side = Integer.parseInt(text);
        } catch (NumberFormatException e) {
            // Reported below.
        }
        if (side < 1 || side > MAX_SIDE) {
            throw new BadInput("size=" + size + ": a size is a number such as 32, or two such as 64x32, up to "
                    + MAX_SIDE + ". The sizes of the contest are 32, 40, 48, 56 and 64.");
        }
        return side;
    }

    SeaMap drawMap() {
        return mapType.draw(constants, width, height, mapSeats, seed);
    }

    /** Returns the numbers that break ties, by seat: a larger one wins. */
    List<Long> tieBreaks() {
        MersenneTwister random = new MersenneTwister(seed);
        List<Long> numbers = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            numbers.add(random.next());
        }
        return numbers;
    }
}
