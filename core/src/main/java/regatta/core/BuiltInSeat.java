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
    private final int seat;
    private final Bot bot;
    private final Orders orders;
    private final TextOut text = new TextOut();

    public BuiltInSeat(Rules<P> rules, P position, int seat, Bot bot) {
        this.rules = rules;
        this.seat = seat;
        this.bot = bot;
        this.orders = new Orders(position.seats());
    }

    @Override
    public void ask(P position) {
        orders.clear();
        bot.play(orders);
    }

    @Override
    public @Nullable Fault hear(P position, int awaitedLines, Answer answer) {
        text.clear();
        rules.write(position, seat, orders, text);
        answer.addLines(text);
        while (answer.lines() < awaitedLines) {
            answer.add("");
        }
        return null;
    }
}
