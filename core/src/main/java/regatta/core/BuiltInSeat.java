package regatta.core;

import org.jspecify.annotations.Nullable;

/**
 * A built-in bot in a seat. Its orders take the same road as anybody's: they are written as text and read back, so that
 * a record of them plays alike.
 *
 * @param <P> the position of the game being played
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
     * Seats the built-in that {@code text} names, as in {@code greedy} or {@code greedy?key=value&key=value}. Its chance
     * follows from the scenario and its seat, and it thinks in simulated turns, so that its matches can be played again
     * anywhere.
     *
     * @throws BadInput if the game has no such bot, or the bot no such parameter
     */
    public static <P extends Position<P>> BuiltInSeat<P> of(
            Game game, Scenario scenario, Rules<P> rules, P position, int seat, String text) {
        P view = position.copy();
        rules.veil(position, seat, view);
        Bot bot = BuiltIn.seat(game, text, seed(scenario, seat), rules, view, seat);
        return new BuiltInSeat<>(rules, view, seat, bot, game.info().terms().thinkTurns());
    }

    /** Seats a bot that was made for {@code view}, and gives it so many simulated turns to think about each. */
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
