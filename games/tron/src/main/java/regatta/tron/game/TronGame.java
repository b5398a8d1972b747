package regatta.tron.game;

import java.util.List;
import regatta.core.BuiltIn;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option;
import regatta.core.GameInfo.Option.Role;
import regatta.core.LegalOrders;
import regatta.core.Picture;
import regatta.core.Position;
import regatta.core.Scenario;
import regatta.core.TextIn;
import regatta.core.TextOut;
import regatta.tron.Grid;
import regatta.tron.TronMirror;
import regatta.tron.TronOrders;
import regatta.tron.TronPainter;
import regatta.tron.TronPosition;
import regatta.tron.TronRules;
import regatta.tron.bots.MinimaxBot;
import regatta.tron.bots.StillBot;
import regatta.tron.bots.VoronoiBot;

/** Tron Battle. */
public final class TronGame implements Game {

    private static final Option SEATS = Option.number(
                    "seats", 2, TronRules.MIN_SEATS, TronRules.MAX_SEATS, "how many bots play")
            .as(Role.SEATS);
    private static final Option SEED = Option.number(
                    "seed", 1, 0, 0xffff_ffffL, "what the starting cells are drawn from")
            .as(Role.SEED);

    private static final GameInfo INFO = new GameInfo(
            "tron",
            "Tron Battle",
            "Light cycles leave ribbons behind them; hitting one or leaving the board is fatal, the last one wins.",
            1,
            List.of(new GameInfo.RuleSet("classic", "CodinGame's Tron Battle: 30 by 20 cells, one move per turn")),
            List.of(SEATS, SEED),
            GameInfo.ProtocolTerms.ofMillis(1_000, 100).withAnswerBytes(1 << 10));

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public TronRules open(Scenario scenario) {
        INFO.check(scenario);
        return new TronRules((int) SEATS.number(scenario), SEED.number(scenario));
    }

    /** Draws each free cell as a dot and each cycle as the number of its seat. */
    @Override
    public String board(Scenario scenario) {
        TronPosition position = open(scenario).start();
        TextOut out = new TextOut();
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            out.put(position.free(cell) ? '.' : (char) ('0' + position.owner(cell)));
            out.put(Grid.x(cell) == Grid.WIDTH - 1 ? "\n" : "");
        }
        return out.toString();
    }

    @Override
    public void paint(Position<?> position, Picture picture) {
        TronPainter.paint((TronPosition) position, picture);
    }

    @Override
    public LegalOrders<TronPosition> legalOrders() {
        return TronOrders::list;
    }

    @Override
    public List<BuiltIn<?>> bots() {
        return List.of(
                new BuiltIn<TronPosition>(
                        "still",
                        "Goes straight on until it hits something.",
                        (model, view, seat, settings) -> new StillBot(view, seat)),
                legalOrders().random(),
                new BuiltIn<TronPosition>(
                        "voronoi",
                        "Takes the step after which it reaches the most cells first.",
                        (model, view, seat, settings) -> new VoronoiBot(model, view, seat)),
                new BuiltIn<TronPosition>(
                        "minimax",
                        "Searches several steps ahead and counts the cells that each player can still reach.",
                        (model, view, seat, settings) -> new MinimaxBot(model, view, seat)));
    }

    /** There is only one rule set, so {@code rules} is ignored. */
    @Override
    public TronMirror mirror(String rules, TextIn in) {
        return TronMirror.of(in);
    }
}
