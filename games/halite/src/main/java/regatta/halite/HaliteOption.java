package regatta.halite;

import java.util.List;
import regatta.core.GameInfo.Option;
import regatta.core.GameInfo.Option.Role;

/** The options of Halite's scenarios. */
public final class HaliteOption {

    static final Option SEATS = Option.number("seats", 2, 1, HaliteSettings.MAX_SEATS, "how many bots play")
            .shownAs("1..16; draft: 2, 4", "2")
            .as(Role.SEATS);
    static final Option SEED = Option.number(
                    "seed", 1, 0, HaliteSettings.MAX_SEED, "what the map and the tie-breaks are drawn from")
            .as(Role.SEED);
    static final Option SIZE =
            Option.text("size", "N or WxH; contest 32, 40, 48, 56, 64", "by seed", "the size of the map");
    static final Option WIDTH = side("width");
    static final Option HEIGHT = side("height");
    static final Option MAP = Option.word("map", MapType.ids(), "how the map is drawn");
    static final Option MAP_SEATS =
            Option.text("map-seats", "seats..16", "seats", "draw the map for more seats than play");
    static final Option TURNS = Option.number("turns", 300, 0, HaliteSettings.MAX_TURNS, "how many turns are played")
            .shownAs("0..10000; draft 1..10000", "by size; draft 300")
            .as(Role.TURNS);
    static final Option STRICT = Option.onOff("strict", "end at the first unaffordable move or self-collision");
    static final Option CONSTANTS = Option.file("constants", "the contest's", "a JSON file with all 29 game constants");
    static final Option SNAPSHOT = Option.text(
                    "snapshot", "TEXT", "none", "begin at a position written by the original engine")
            .as(Role.START);
    static final Option SHIPS =
            Option.number("ships", 1, 1, 3, "draft: ships at the start").shownAs("1 | 3", "1");
    static final Option PRICES = Option.word("prices", List.of("july18", "512"), "draft: which price list");

    /** All options, in the order in which they are shown. */
    public static final List<Option> ALL = List.of(
            SEATS, SEED, SIZE, WIDTH, HEIGHT, MAP, MAP_SEATS, TURNS, STRICT, CONSTANTS, SNAPSHOT, SHIPS, PRICES);

    private HaliteOption() {}

    private static Option side(String key) {
        int max = HaliteSettings.MAX_SIDE;
        return Option.number(key, max, 1, max, "the " + key + " alone").shownAs("1.." + max, "by seed");
    }
}
