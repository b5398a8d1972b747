package regatta.core;

import org.jspecify.annotations.Nullable;

/**
 * A seat taken by a built-in bot. Its orders are written as text and read back like those of any other bot, so that a
 * record of them replays identically.
 */
public final class BuiltInSeat<P extends Position<P>> implements Seat<P> {

    private final Rules<P> rules;
    private final P view;
    private final int seat;
    private final Bot bot;
    private final int thinkTurns;
    private final Orders orders;
    private final TextOut text = new TextOut();
    private int awaitedLines;

    private BuiltInSeat(Rules<P> rules, P view, int seat, Bot bot, int thinkTurns) {
        this.rules = rules;
        this.view = view;
        this.seat = seat;
        this.bot = bot;
        this.thinkTurns = thinkTurns;
        this.orders = new Orders(view.seats());
    }

    /**
     * Seats the built-in that {@code text} names, such as {@code greedy} or {@code greedy?key=value&key=value}. Its
     * random seed is derived from the scenario and the seat, and its budget is counted in simulated turns, so that
     * matches are reproducible.
     *
     * @throws BadInput if the bot or a parameter is unknown
     */
    public static <P extends Position<P>> BuiltInSeat<P> of(
            Game game, Scenario scenario, Rules<P> rules, P position, int seat, String text) {
        P view = position.copy();
        rules.veil(position, seat, view);
        Bot bot = BuiltIn.seat(game, text, seed(scenario, seat), rules, view, seat);
        return new BuiltInSeat<>(rules, view, seat, bot, game.info().terms().thinkTurns());
    }

    /** Seats a bot that was created for {@code view}, with a budget of {@code thinkTurns} simulated turns per turn. */
    public static <P extends Position<P>> BuiltInSeat<P> of(Rules<P> rules, P view, int seat, Bot bot, int thinkTurns) {
        return new BuiltInSeat<>(rules, view, seat, bot, thinkTurns);
    }

    private static long seed(Scenario scenario, int seat) {
        Fingerprint print = new Fingerprint().add(seat);
        scenario.toString().chars().forEach(print::add);
        return new Rng(print.value()).nextLong();
    }

    @Override
    public void ask(P position, int lines) {
        awaitedLines = lines;
        orders.clear();
        rules.veil(position, seat, view);
        bot.play(orders, Budget.ofTurns(thinkTurns));
    }

    @Override
    public @Nullable Fault hear(P position, Answer answer) {
        text.clear();
        rules.write(view, seat, orders, text);
        answer.addLines(text);
        while (answer.lines() < awaitedLines) {
            answer.add("");
        }
        return null;
    }
}
