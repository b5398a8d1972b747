package regatta.host.match;

import java.util.ArrayList;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.MatchReport.SeatReport;

/** Checks that a bot follows the protocol, in a few short matches against random bots. */
public final class ProtocolCheck {

    private static final int BOARDS = 4;
    private static final int MAX_TURNS = 60;
    private static final int MANY_SEATS = 4;

    /**
     * One of the matches.
     *
     * @param complete whether it was played to its end
     */
    public record CheckedMatch(Scenario scenario, int seat, SeatReport report, boolean complete) {}

    private final Game game;
    private final String name;
    private final BotSpec bot;
    private final MatchConditions conditions;

    /**
     * Prepares a check.
     *
     * @param name the game, with the rule set if one was named
     * @throws BadInput if the bot is a recording
     */
    public ProtocolCheck(Game game, String name, BotSpec bot, MatchConditions conditions) {
        this.game = game;
        this.name = name;
        this.bot = bot;
        this.conditions = conditions;
        if (bot.kind() == BotSpec.BotKind.RECORDED) {
            throw new BadInput("A recording cannot be checked, because it only repeats one match.");
        }
    }

    /** Returns the scenarios: different boards, every second one with more seats if the game allows it. */
    public List<Scenario> scenarios() {
        GameInfo info = game.info();
        List<Scenario> scenarios = new ArrayList<>();
        for (int board = 1; board <= BOARDS; board++) {
            Scenario scenario = info.with(Scenario.of(name, List.of()), Role.SEED, board);
            scenario = info.with(scenario, Role.TURNS, MAX_TURNS);
            scenarios.add(board % 2 == 0 ? info.with(scenario, Role.SEATS, MANY_SEATS) : scenario);
        }
        return scenarios;
    }

    /** Plays one of the scenarios. The bot's seat changes from match to match. */
    public CheckedMatch play(int number) {
        Scenario scenario = scenarios().get(number);
        int seats = game.open(scenario).start().seats();
        int seat = number % seats;
        List<BotSpec> bots = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            bots.add(i == seat ? bot : BotSpec.of("random", game, bot.folder()));
        }
        MatchReport report = new MatchRunner(new Job(game, scenario, bots, conditions)).play();
        return new CheckedMatch(scenario, seat, report.seats().get(seat), report.complete());
    }
}
