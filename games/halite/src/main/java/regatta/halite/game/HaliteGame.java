package regatta.halite.game;

import java.util.List;
import regatta.core.BuiltIn;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Picture;
import regatta.core.Position;
import regatta.core.Scenario;
import regatta.core.TextIn;
import regatta.core.TextOut;
import regatta.halite.HaliteMirror;
import regatta.halite.HalitePainter;
import regatta.halite.HalitePosition;
import regatta.halite.HaliteRules;
import regatta.halite.bots.RandomBot;
import regatta.halite.bots.greedy.GreedyBot;
import regatta.halite.bots.hungarian.AdmiralBot;
import regatta.halite.bots.hungarian.HungarianBot;

/** Halite III. */
public final class HaliteGame implements Game {

    private static final GameInfo INFO = new GameInfo(
            "halite",
            "Halite III",
            "Ships mine a sea of halite and bring it home; the richest bank after 400 to 500 turns wins.",
            1,
            List.of(
                    new GameInfo.RuleSet("final", "the engine of the 2018 finals, bit for bit"),
                    new GameInfo.RuleSet("draft", "the rules page of July 2018: fuel, dumping, taxes, 300 turns")),
            List.of(
                    Option.text("seats", "1..16; draft: 2, 4", "2", "how many bots play")
                            .as(Role.SEATS),
                    Option.text("seed", "0..4294967295", "1", "what the map and the tie-breaks are drawn from")
                            .as(Role.SEED),
                    Option.text("size", "N or WxH; contest 32, 40, 48, 56, 64", "by seed", "the size of the map"),
                    Option.text("width", "1..256", "by seed", "the width alone"),
                    Option.text("height", "1..256", "by seed", "the height alone"),
                    Option.text("map", "fractal | blur_tile | basic", "fractal", "how the map is drawn"),
                    Option.text("map-seats", "seats..16", "seats", "draw the map for more seats than play"),
                    Option.text("turns", "0..10000; draft 1..10000", "by size; draft 300", "how many turns are played")
                            .as(Role.TURNS),
                    Option.text(
                            "strict", "true | false", "false", "end at the first unaffordable move or self-collision"),
                    Option.file("constants", "the contest's", "a JSON file with all 29 game constants"),
                    Option.text("snapshot", "TEXT", "none", "begin at a position written by the original engine")
                            .as(Role.START),
                    Option.text("ships", "1 | 3", "1", "draft: ships at the start"),
                    Option.text("prices", "july18 | 512", "july18", "draft: which price list")),
            new GameInfo.Terms(30_000, 2_000, 1 << 20, false, true, 400));

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public HaliteRules open(Scenario scenario) {
        return HaliteRules.open(INFO.check(scenario).id(), scenario);
    }

    /** Writes the halite of each cell, row by row, with a {@code *} behind the shipyards. */
    @Override
    public String board(Scenario scenario) {
        HalitePosition position = open(scenario).start();
        TextOut out = new TextOut();
        for (int cell = 0; cell < position.torus.cells; cell++) {
            out.put(position.halite[cell]).put(position.owner[cell] == HalitePosition.NONE ? "" : "*");
            out.put(position.torus.x(cell) == position.torus.width - 1 ? '\n' : '\t');
        }
        return out.toString();
    }

    @Override
    public void paint(Position<?> position, Picture picture) {
        HalitePainter.paint((HalitePosition) position, picture);
    }

    @Override
    public List<BuiltIn<?>> bots() {
        return List.of(
                BuiltIn.still(),
                BuiltIn.<HalitePosition>random(
                        (model, view, seat, settings) -> new RandomBot(view, seat, settings.chance())),
                GreedyBot.BUILT_IN,
                HungarianBot.BUILT_IN,
                AdmiralBot.BUILT_IN);
    }

    /** The first message of a match of Halite tells its rule set: {@code rules} adds nothing. */
    @Override
    public HaliteMirror mirror(String rules, TextIn in) {
        return new HaliteMirror(in);
    }
}
