package regatta.space.game;

import java.util.List;
import regatta.core.BadInput;
import regatta.core.BuiltIn;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option;
import regatta.core.GameInfo.Option.Role;
import regatta.core.LegalOrders;
import regatta.core.Mirror;
import regatta.core.Picture;
import regatta.core.Position;
import regatta.core.Scenario;
import regatta.core.TextIn;
import regatta.space.Board;
import regatta.space.Boards;
import regatta.space.SpaceMirror;
import regatta.space.SpaceOrders;
import regatta.space.SpacePainter;
import regatta.space.SpacePosition;
import regatta.space.SpaceRuleSet;
import regatta.space.SpaceRules;
import regatta.space.bots.frontier.Frontier;
import regatta.space.bots.settler.Settler;

/** Space Explorers. */
public final class SpaceGame implements Game {

    private static final Option BOARD = Option.fileOrWord(
                    "board", "k4 | rings | graph | FILE.dot", "by seed", "the board")
            .as(Role.BOARD);
    private static final Option SEED = Option.number("seed", 1, 0, Long.MAX_VALUE, "what a board is drawn from")
            .as(Role.SEED);
    private static final Option SYMMETRIC = Option.onOff("symmetric", "draw a board that is the same for both seats")
            .as(Role.SYMMETRIC);

    private static final GameInfo INFO = new GameInfo(
            "space",
            "Space Explorers",
            "Two players settle a partly visible graph of planets; conquest wins, or having more people.",
            3,
            List.of(
                    new GameInfo.RuleSet("classic", "the course's engine, bit for bit"),
                    new GameInfo.RuleSet(
                            "fair", "without the defects of the original: people land only where there is room")),
            List.of(BOARD, SEED, SYMMETRIC),
            GameInfo.ProtocolTerms.ofMillis(10_000, 1_000).withFaultsForgiven());

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public SpaceRules open(Scenario scenario) {
        return open(scenario, INFO.rulesVersion());
    }

    @Override
    public SpaceRules open(Scenario scenario, int rulesVersion) {
        if (rulesVersion != 2 && rulesVersion != INFO.rulesVersion()) {
            return (SpaceRules) Game.super.open(scenario, rulesVersion);
        }
        String ruleSet = INFO.check(scenario).id();
        return new SpaceRules(boardOf(scenario), SpaceRuleSet.of(ruleSet, rulesVersion));
    }

    private static Board boardOf(Scenario scenario) {
        String given = scenario.option(BOARD.key());
        long seed = SEED.number(scenario);
        boolean symmetric = SYMMETRIC.on(scenario);
        if (given == null) {
            return Boards.drawn(seed, symmetric);
        }
        if (symmetric) {
            throw new BadInput("symmetric: only boards drawn by seed can be made symmetric, and a board is given.");
        }
        return Boards.given(given);
    }

    @Override
    public String board(Scenario scenario) {
        return Boards.write(open(scenario).board());
    }

    @Override
    public void paint(Position<?> position, Picture picture) {
        SpacePainter.paint((SpacePosition) position, picture);
    }

    @Override
    public LegalOrders<SpacePosition> legalOrders() {
        return new SpaceOrders();
    }

    @Override
    public List<BuiltIn<?>> bots() {
        return List.of(BuiltIn.still(), legalOrders().random(), Frontier.BUILT_IN, Settler.BUILT_IN);
    }

    @Override
    public Mirror<SpacePosition> mirror(String rules, TextIn in) {
        return new SpaceMirror(SpaceRuleSet.of(INFO.ruleSet(rules).id(), INFO.rulesVersion()), in);
    }
}
