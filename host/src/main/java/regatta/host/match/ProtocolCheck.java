package regatta.host.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Fingerprint;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Names;
import regatta.core.Orders;
import regatta.core.Plural;
import regatta.core.Scenario;
import regatta.core.Turn;
import regatta.host.bot.BotSpec;
import regatta.host.io.TerminalText;
import regatta.host.match.MatchReport.SeatReport;
import regatta.host.process.BotEnding;
import regatta.host.process.TimeControl;

/** Checks step by step that a bot follows the protocol, in a few short matches against random bots. */
public final class ProtocolCheck {

    private static final int BOARDS = 4;
    private static final int MAX_TURNS = 60;
    private static final int MANY_SEATS = 4;
    private static final int MAX_ANSWER = 40;
    private static final int ENOUGH_ANSWERS = 100;

    /** The result of a step. A warning is no violation of the protocol, but will cause trouble elsewhere. */
    public enum Result {
        PASS,
        WARN,
        FAIL
    }

    /**
     * A step of the check.
     *
     * @param rule what a bot must do
     * @param detail what this bot did, which has several lines after a crash
     */
    public record Step(String rule, Result result, String detail) {}

    /** What a bot does in one match. */
    private static final class Conduct {
        final Scenario scenario;
        final int seat;
        final Set<Integer> kinds = new TreeSet<>();
        final Fingerprint orders = new Fingerprint();
        String firstAnswer = "";
        int turns;
        int orderCount;

        @Nullable
        BotEnding ending;

        Conduct(Scenario scenario, int seat) {
            this.scenario = scenario;
            this.seat = seat;
        }

        void add(Turn turn) {
            turns++;
            if (turn.number() == 0) {
                firstAnswer = turn.answer(seat).texts().stream().findFirst().orElse("");
            }
            Orders given = turn.orders();
            for (int i = 0; i < given.count(seat); i++) {
                kinds.add(given.kind(seat, i));
                orders.add(given.kind(seat, i)).add(given.subject(seat, i));
                orders.add(given.first(seat, i)).add(given.second(seat, i));
                orderCount++;
            }
        }
    }

    /** A match that was played to its end. */
    private record Played(Conduct conduct, SeatReport report) {

        List<TurnFault> faults() {
            return report.faults();
        }
    }

    private final Game game;
    private final String name;
    private final BotSpec bot;
    private final MatchConditions conditions;
    private final List<Played> matches = new ArrayList<>();

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
    /**
     * Performs the steps.
     *
     * @param steps receives each step when it is done
     * @return false if the thread was interrupted
     */
    public boolean run(Consumer<Step> steps) {
        List<Scenario> boards = scenarios();
        for (int i = 0; i < boards.size(); i++) {
            if (!play(boards.get(i), i)) {
                return false;
            }
            if (i == 0) {
                Step start = start();
                steps.accept(start);
                if (start.result() == Result.FAIL) {
                    return true; // The other steps would only repeat it.
                }
            }
        }
        steps.accept(orders());
        steps.accept(times());
        if (bot.isProgram()) {
            steps.accept(output());
            steps.accept(end());
            steps.accept(memory());
        }
        if (!play(boards.get(0), 0)) {
            return false;
        }
        steps.accept(repetition());
        return true;
    }

    /** Returns the scenarios: different boards, every second one with more seats if the game allows it. */
    private List<Scenario> scenarios() {
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
    private boolean play(Scenario scenario, int number) {
        int seats = game.open(scenario).start().seats();
        Conduct conduct = new Conduct(scenario, number % seats);
        List<BotSpec> bots = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            bots.add(i == conduct.seat ? bot : BotSpec.of("random", game, bot.folder()));
        }
        MatchReport report = new MatchRunner(new Job(game, scenario, bots, conditions))
                .onTurn((turn, limit) -> conduct.add(turn))
                .onEnding((seat, ending) -> conduct.ending = ending)
                .play();
        matches.add(new Played(conduct, report.seats().get(conduct.seat)));
        return report.complete();
    }

    private Step start() {
        Played first = matches.get(0);
        String rule = "answers the first message within " + conditions.time().firstMillis() + " ms";
        for (TurnFault fault : first.faults()) {
            if (fault.turn() == 0) {
                return new Step(rule, Result.FAIL, fault.indented());
            }
        }
        String answer = TerminalText.text(Names.shortened(first.conduct().firstAnswer, MAX_ANSWER));
        return new Step(rule, Result.PASS, answer.isEmpty() ? "" : "'" + answer + "'");
    }

    private Step orders() {
        String rule = "gives valid orders in " + matches.size() + " games, in different seats";
        List<Played> failed =
                matches.stream().filter(match -> !match.faults().isEmpty()).toList();
        if (!failed.isEmpty()) {
            Conduct where = failed.get(0).conduct();
            return new Step(
                    rule,
                    Result.FAIL,
                    failed.size() + " of " + Plural.of(matches.size(), "game") + " failed, first "
                            + where.scenario + ", seat " + where.seat + ", "
                            + failed.get(0).faults().get(0).indented());
        }
        Set<Integer> kinds = new TreeSet<>();
        matches.forEach(match -> kinds.addAll(match.conduct().kinds));
        long orders =
                matches.stream().mapToInt(match -> match.conduct().orderCount).sum();
        long turns = matches.stream().mapToInt(match -> match.conduct().turns).sum();
        return new Step(
                rule,
                orders == 0 ? Result.WARN : Result.PASS,
                Plural.of(orders, "order") + " of " + Plural.of(kinds.size(), "kind") + " in "
                        + Plural.of(turns, "turn"));
    }

    private Step times() {
        TimeControl time = conditions.time();
        String rule = "leaves time to spare: 99 % of answers take at most half of " + time.turnMillis() + " ms";
        long worst = max(report -> report.times().worst()) / 1000;
        long percentile99 = max(report -> report.times().percentile99()) / 1000;
        int answers = matches.stream()
                .mapToInt(match -> match.report().times().count())
                .sum();
        if (answers == 0) {
            return new Step(rule, Result.WARN, "no second answer to measure");
        }
        String detail = answers < ENOUGH_ANSWERS
                ? "the slowest of " + Plural.of(answers, "answer") + " took " + worst + " ms"
                : "99 % within " + percentile99 + " ms, the slowest took " + worst + " ms";
        return new Step(rule, percentile99 * 2 <= time.turnMillis() ? Result.PASS : Result.FAIL, detail);
    }

    private long max(ToLongFunction<SeatReport> value) {
        return matches.stream().map(Played::report).mapToLong(value).max().orElse(0);
    }

    private List<BotEnding> endings() {
        return matches.stream()
                .map(match -> match.conduct().ending)
                .filter(Objects::nonNull)
                .toList();
    }

    private Step output() {
        int unread = endings().stream().mapToInt(BotEnding::unreadBytes).max().orElse(0);
        return unread == 0
                ? new Step("writes nothing but its answers to standard output", Result.PASS, "")
                : new Step(
                        "writes nothing but its answers to standard output",
                        Result.FAIL,
                        unread + " more bytes at the end of a game. Print diagnostics to stderr.");
    }

    private Step end() {
        boolean ended = endings().stream().allMatch(BotEnding::ended);
        return new Step(
                "ends by itself when its input ends",
                ended ? Result.PASS : Result.WARN,
                ended ? "" : "it was stopped after a second; other engines may wait for it");
    }

    private Step memory() {
        int limit = conditions.limits().memoryMegabytes();
        long used = endings().stream().mapToLong(BotEnding::peakKilobytes).max().orElse(0) >> 10;
        return new Step(
                "uses at most half of its " + limit + " MB of memory",
                used * 2 <= limit ? Result.PASS : Result.WARN,
                "at most " + used + " MB");
    }

    private Step repetition() {
        Conduct first = matches.get(0).conduct();
        Conduct again = matches.get(matches.size() - 1).conduct();
        boolean same = first.orders.value() == again.orders.value();
        return new Step(
                "gives the same orders when a game is repeated",
                same ? Result.PASS : Result.WARN,
                same
                        ? ""
                        : "it does not, so a lost game cannot be repeated exactly; the time and random seeds may differ");
    }
}
