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

/** Tries one bot on what a match will ask of it: a few short matches among bots that play by lot. */
public final class ProtocolCheck {

    private static final int BOARDS = 4;
    private static final int MOST_TURNS = 60;
    private static final int CROWD = 4;

    /**
     * One of the matches.
     *
     * @param complete whether it was played to its end
     */
    public record Trial(Scenario scenario, int seat, SeatReport came, boolean complete) {}

    private final Game game;
    private final String name;
    private final BotSpec bot;
    private final Conditions conditions;

    /**
     * Prepares to check.
     *
     * @param name the game, and the rule set if one was named
     * @throws BadInput if it is a recording
     */
    public ProtocolCheck(Game game, String name, BotSpec bot, Conditions conditions) {
        this.game = game;
        this.name = name;
        this.bot = bot;
        this.conditions = conditions;
        if (bot.kind() == BotSpec.Kind.RECORDED) {
            throw new BadInput("A recording cannot be checked: it repeats one match.");
        }
    }

    /** Returns the scenarios of the trials: different boards, and where the game allows it a crowd. */
    public List<Scenario> scenarios() {
        GameInfo info = game.info();
        List<Scenario> scenarios = new ArrayList<>();
        for (int board = 1; board <= BOARDS; board++) {
            Scenario scenario = info.with(Scenario.of(name, List.of()), Role.SEED, board);
            scenario = info.with(scenario, Role.TURNS, MOST_TURNS);
            scenarios.add(board % 2 == 0 ? info.with(scenario, Role.SEATS, CROWD) : scenario);
        }
        return scenarios;
    }

    /** Plays one of the scenarios, with the bot in a seat that goes around. */
    public Trial play(int number) {
        Scenario scenario = scenarios().get(number);
        int seats = game.open(scenario).start().seats();
        int seat = number % seats;
        List<BotSpec> bots = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            bots.add(i == seat ? bot : BotSpec.of("random", game, bot.folder()));
        }
        MatchReport report = new MatchRunner(new Job(scenario, bots, conditions), game).play();
        return new Trial(scenario, seat, report.seats().get(seat), report.complete());
    }
}
