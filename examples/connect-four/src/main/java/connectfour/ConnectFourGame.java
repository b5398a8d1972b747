package connectfour;

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

/** Connect Four. */
public final class ConnectFourGame implements Game {

    private static final Option SEED = Option.number(
                    "seed", 1, 0, 0xffff_ffffL, "what the first four discs are drawn from")
            .as(Role.SEED);

    private static final GameInfo INFO = new GameInfo(
            "connect-four",
            "Connect Four",
            "Two players drop discs into columns; four in a line win.",
            1,
            List.of(new GameInfo.RuleSet("classic", "7 columns, 6 rows, four random discs at the start")),
            List.of(SEED),
            GameInfo.ProtocolTerms.ofMillis(1_000, 100));

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public ConnectFourRules open(Scenario scenario) {
        INFO.check(scenario);
        return new ConnectFourRules(SEED.number(scenario));
    }

    @Override
    public String board(Scenario scenario) {
        TextOut out = new TextOut();
        ConnectFourRules rules = open(scenario);
        rules.observe(rules.start(), 0, out);
        return out.toString();
    }

    /** The viewer draws the owners of all cells; the chart shows how many moves would win at once. */
    @Override
    public void paint(Position<?> position, Picture picture) {
        ConnectFourPosition board = (ConnectFourPosition) position;
        int[] owners = new int[ConnectFourPosition.CELLS];
        int[] lines = new int[ConnectFourPosition.CELLS];
        for (int cell = 0; cell < owners.length; cell++) {
            owners[cell] = board.owner(cell);
            lines[cell] = owners[cell] == ConnectFourPosition.NONE ? 0 : board.longestLine(cell);
        }
        picture.put("size", ConnectFourPosition.WIDTH, ConnectFourPosition.HEIGHT);
        picture.put("mover", board.over() ? ConnectFourPosition.NONE : board.mover());
        picture.put("owners", owners);
        picture.put("lines", lines);
        picture.chart("threats", threats(board, 0), threats(board, 1));
    }

    private static long threats(ConnectFourPosition board, int seat) {
        long threats = 0;
        for (int column = 0; column < ConnectFourPosition.WIDTH; column++) {
            int cell = board.landing(column);
            if (cell != ConnectFourPosition.NONE) {
                ConnectFourPosition after = board.copy();
                after.put(cell, seat);
                threats += after.longestLine(cell) >= 4 ? 1 : 0;
            }
        }
        return threats;
    }

    @Override
    public LegalOrders<ConnectFourPosition> legalOrders() {
        return ConnectFourRules.legalOrders();
    }

    @Override
    public List<BuiltIn<?>> bots() {
        return List.of(
                legalOrders().random(),
                new BuiltIn<ConnectFourPosition>(
                        "tactical",
                        "Wins or prevents a loss, if one move is enough.",
                        (model, view, seat, settings) -> new TacticalBot(model, view, seat)));
    }

    @Override
    public ConnectFourMirror mirror(String rules, TextIn in) {
        return new ConnectFourMirror(in);
    }
}
