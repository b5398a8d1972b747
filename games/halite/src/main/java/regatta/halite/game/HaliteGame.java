package regatta.halite.game;

import java.util.List;
import regatta.core.BuiltIn;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.LegalOrders;
import regatta.core.Picture;
import regatta.core.Position;
import regatta.core.Scenario;
import regatta.core.TextIn;
import regatta.core.TextOut;
import regatta.halite.HaliteMirror;
import regatta.halite.HaliteOption;
import regatta.halite.HaliteOrders;
import regatta.halite.HalitePainter;
import regatta.halite.HalitePosition;
import regatta.halite.HaliteRules;
import regatta.halite.bots.fleet.AdmiralBot;
import regatta.halite.bots.fleet.HungarianBot;
import regatta.halite.bots.greedy.GreedyBot;

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
            HaliteOption.ALL,
            GameInfo.ProtocolTerms.ofMillis(30_000, 2_000).withThinkTurns(400));

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
    public LegalOrders<HalitePosition> legalOrders() {
        return HaliteOrders::list;
    }

    @Override
    public List<BuiltIn<?>> bots() {
        return List.of(
                BuiltIn.still(),
                legalOrders().random(),
                GreedyBot.BUILT_IN,
                HungarianBot.BUILT_IN,
                AdmiralBot.BUILT_IN);
    }

    /** Ignores {@code rules}: the first message of a match contains its rule set. */
    @Override
    public HaliteMirror mirror(String rules, TextIn in) {
        return new HaliteMirror(in);
    }
}
