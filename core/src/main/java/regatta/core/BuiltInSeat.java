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

    /**
     * Seats the built-in that {@code text} names, as in {@code greedy} or {@code greedy?key=value&key=value}. Its chance
     * follows from the scenario and its seat, so that its matches can be played again anywhere.
     *
     * @throws BadInput if the game has no such bot, or the bot no such parameter
     */
    public static <P extends Position<P>> BuiltInSeat<P> of(
            Game game, Scenario scenario, Rules<P> rules, P position, int seat, String text) {
        BuiltIn.Call call = BuiltIn.Call.of(text);
        for (BuiltIn builtIn : game.bots()) {
            if (builtIn.name().equals(call.name())) {
                BotSettings settings = builtIn.settings(seed(scenario, seat), call.parameters());
                Bot bot = builtIn.maker().make(rules, position, seat, settings);
                return new BuiltInSeat<>(rules, position, seat, bot);
            }
        }
        throw BadInput.unknown(
                "bot", call.name(), game.bots().stream().map(BuiltIn::name).toList());
    }

    private static long seed(Scenario scenario, int seat) {
        Fingerprint print = new Fingerprint().add(seat);
        scenario.toString().chars().forEach(print::add);
        return new Rng(print.value()).nextLong();
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
