package regatta.space;

import java.util.List;
import regatta.core.BadInput;
import regatta.core.BuiltIn;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option;
import regatta.core.Picture;
import regatta.core.Position;
import regatta.core.Scenario;
import regatta.space.bots.RandomBot;
import regatta.space.bots.frontier.Frontier;

/** Space Explorers. */
public final class SpaceGame implements Game {

    private static final GameInfo INFO = new GameInfo(
            "space",
            "Space Explorers",
            "Two players settle a graph of planets of which they see a part; conquest or the most people wins.",
            1,
            List.of(
                    new GameInfo.RuleSet("classic", "the course's engine, bit for bit"),
                    new GameInfo.RuleSet("fair", "its defects mended: nobody lands where there is no room")),
            List.of(
                    Option.fileOrWord("board", "k4 | rings | graph | FILE.dot", "by seed", "the board"),
                    Option.text("seed", "0..9223372036854775807", "1", "what a board is drawn from"),
                    Option.text("symmetric", "true | false", "false", "draw a board that is the same for both seats")),
            new GameInfo.Terms(10_000, 1_000, 1 << 20, false, false));

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public SpaceRules open(Scenario scenario) {
        boolean fair = INFO.check(scenario).id().equals("fair");
        return new SpaceRules(boardOf(scenario), fair);
    }

    private static Board boardOf(Scenario scenario) {
        String given = scenario.option("board");
        long seed = scenario.number("seed", 1, 0, Long.MAX_VALUE);
        boolean symmetric = scenario.on("symmetric");
        if (given == null) {
            return BoardGenerator.draw(seed, symmetric);
        }
        if (symmetric) {
            throw new BadInput("symmetric: only boards drawn by seed can be made symmetric, and a board is given.");
        }
        if (BuiltInBoards.NAMES.contains(given)) {
            return BuiltInBoards.named(given);
        }
        if (given.indexOf('{') < 0 && given.indexOf('\n') < 0) {
            throw BadInput.unknown("board", given, BuiltInBoards.NAMES);
        }
        Board board = DotReader.read(given);
        BoardCheck.requireHomes(board);
        return board;
    }

    /** Writes the board as DOT, after comments about what is odd with it. */
    @Override
    public String board(Scenario scenario) {
        Board board = open(scenario).board();
        StringBuilder text = new StringBuilder();
        for (String warning : BoardCheck.warnings(board)) {
            text.append("// Warning: ").append(warning).append('\n');
        }
        return text.append(board).toString();
    }

    @Override
    public void paint(Position<?> position, Picture picture) {
        SpacePainter.paint((SpacePosition) position, picture);
    }

    @Override
    public List<BuiltIn> bots() {
        return List.of(
                new BuiltIn("still", "Never gives an order.", (rules, position, seat, settings) -> orders -> {}),
                new BuiltIn(
                        "random",
                        "Gives legal orders by lot.",
                        (rules, position, seat, settings) ->
                                new RandomBot((SpacePosition) position, seat, settings.seed())),
                new BuiltIn(
                        "frontier",
                        "Settles every empty neighbour, then pours its surplus into the enemy next door.",
                        Frontier.PARAMETERS,
                        (rules, position, seat, settings) ->
                                Frontier.inSeat((SpacePosition) position, seat, settings)));
    }
}
