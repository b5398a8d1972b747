package regatta.halite;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Counted;
import regatta.core.GameInfo.Option;
import regatta.core.Scenario;

/**
 * All that is fixed before turn 0 of one match.
 *
 * @param seats how many bots play
 * @param mapSeats how many shipyards the map was drawn for, at least as many as there are seats
 * @param turns how many turns are played at most
 * @param constants as bots get to read them
 * @param startingShips how many ships each seat begins with
 * @param snapshot where the match begins, unless at the beginning
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
    static final long LARGEST_SEED = 0xffffffffL;
    static final int LARGEST_SIDE = 256;
    static final int MOST_SEATS = 16;
    static final int MOST_TURNS = 10_000;
    private static final int MOST_STARTING_SHIPS = 3;
    private static final List<Option> FINAL_ONLY =
            List.of(HaliteOption.CONSTANTS, HaliteOption.STRICT, HaliteOption.SNAPSHOT);
    private static final List<Option> DRAFT_ONLY = List.of(HaliteOption.SHIPS, HaliteOption.PRICES);

    /** What a scenario asks for, or gets by its seed, whatever a snapshot makes of it. */
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
     * Returns what the first message of a match tells. It does not name the map, which it shows.
     *
     * @param told the values of its first line
     */
    static HaliteSettings told(Map<String, String> told, int seats, int width, int height) {
        Constants constants = Constants.of(told);
        boolean draft = "draft".equals(told.get("RULES"));
        int ships = draft ? (int) number(told, "STARTING_SHIPS", 1, MOST_STARTING_SHIPS) : 0;
        if (draft) {
            constants = constants.with("RULES", "\"draft\"").with("STARTING_SHIPS", ships);
        }
        int turns = (int) number(told, "MAX_TURNS", 0, MOST_TURNS);
        long seed = number(told, "game_seed", 0, LARGEST_SEED);
        return new HaliteSettings(
                draft, width, height, seats, seats, seed, MapType.FRACTAL, turns, constants, ships, null);
    }

    private static long number(Map<String, String> told, String key, long least, long most) {
        String text = told.getOrDefault(key, "0");
        try {
            long number = Long.parseLong(text);
            if (least <= number && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Said below, with the range.
        }
        throw new BadInput("The first line of the input: " + key + " is " + text + ", but must be a number from "
                + least + " to " + most + ".");
    }

    private static HaliteSettings finals(Scenario scenario) {
        String file = scenario.option(HaliteOption.CONSTANTS.key());
        Constants constants = file == null ? Constants.standard() : Constants.parse(file);
        if (constants.whole("MIN_CELL_PRODUCTION") > constants.whole("MAX_CELL_PRODUCTION")) {
            throw new BadInput("constants: MIN_CELL_PRODUCTION is larger than MAX_CELL_PRODUCTION.");
        }
        if (HaliteOption.STRICT.on(scenario)) {
            constants = constants.with("STRICT_ERRORS", "true");
        }
        String snapshotText = scenario.option(HaliteOption.SNAPSHOT.key());
        Snapshot snapshot = snapshotText == null ? null : Snapshot.parse(snapshotText);
        int mostSeats = Math.min(constants.whole("MAX_PLAYERS"), MOST_SEATS);
        int seats = (int) scenario.number(
                "seats", snapshot == null ? 2 : snapshot.players().size(), 1, mostSeats);
        if (snapshot != null) {
            return fromSnapshot(scenario, constants, seats, snapshot);
        }
        int mapSeats = (int) scenario.number("map-seats", seats, seats, mostSeats);
        MapType mapType = MapType.of(HaliteOption.MAP.word(scenario));
        Asked asked = Asked.of(scenario);
        mapType.check(asked.width(), asked.height(), mapSeats);
        Snapshot sea = new Snapshot(mapType, asked.width(), asked.height(), mapSeats, asked.seed());
        return finals(scenario, constants, seats, sea, null);
    }

    private static HaliteSettings fromSnapshot(Scenario scenario, Constants constants, int seats, Snapshot snapshot) {
        if (seats > snapshot.players().size()) {
            throw new BadInput("seats=" + seats + ": the snapshot has "
                    + Counted.of(snapshot.players().size(), "player") + ".");
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
        // A snapshot brings its own seed, but the default size stays that of the seed given beside it.
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
        int least = constants.whole("MIN_TURNS");
        int from = constants.whole("MIN_TURN_THRESHOLD");
        if (side <= from) {
            return least;
        }
        double share = (double) (side - from) / (constants.whole("MAX_TURN_THRESHOLD") - from);
        long turns = least + (long) (share * (constants.whole("MAX_TURNS") - least));
        if (turns < 0 || turns > MOST_TURNS) {
            throw new BadInput("constants: the turn limits make a match of " + turns + " turns; at most " + MOST_TURNS
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
            throw new BadInput("ships=2: a seat begins with 1 ship or with 3.");
        }
        boolean july = HaliteOption.PRICES.word(scenario).equals("july18");
        int turns = (int) scenario.number("turns", 300, 1, MOST_TURNS);
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
        Constants constants = Constants.standard()
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

    /** Returns the size the original gives a map if nobody chooses one. */
    static int sizeOf(long seed) {
        return CONTEST_SIZES.get((int) (new MersenneTwister(seed).next() % 5));
    }

    private static int[] size(Scenario scenario, int standard) {
        String size = scenario.option(HaliteOption.SIZE.key());
        int width = (int) HaliteOption.WIDTH.number(scenario, standard);
        int height = (int) HaliteOption.HEIGHT.number(scenario, standard);
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
            // Said below.
        }
        if (side < 1 || side > LARGEST_SIDE) {
            throw new BadInput("size=" + size + ": a size is a number such as 32, or two such as 64x32, up to "
                    + LARGEST_SIDE + ". The sizes of the contest are 32, 40, 48, 56 and 64.");
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
