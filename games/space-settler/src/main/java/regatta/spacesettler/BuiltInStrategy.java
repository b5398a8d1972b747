package regatta.spacesettler;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import regatta.core.Bot;
import regatta.core.Budget;
import regatta.core.BuiltIn;
import regatta.core.Mirror;
import regatta.core.Orders;
import regatta.core.TextIn;
import regatta.space.SpacePosition;
import regatta.space.game.SpaceGame;
import spaceexplorers.publicapi.IEvent;
import spaceexplorers.publicapi.IPlanet;
import spaceexplorers.publicapi.IPlanetOperations;
import spaceexplorers.publicapi.IStrategy;

/**
 * A built-in bot as a strategy, for one match. It writes what the strategy sees in the text protocol and lets the bot
 * read it, so it plays like the bot.
 */
public abstract class BuiltInStrategy implements IStrategy {

    private final SpaceGame game = new SpaceGame();
    private final String rules;
    private final String name;
    private final Messages messages = new Messages();
    private final Orders orders = new Orders(SpacePosition.SEATS);
    private @Nullable Mirror<SpacePosition> mirror;
    private @Nullable Bot bot;

    /** Prepares the bot {@code name} to play by {@code rules}. */
    protected BuiltInStrategy(String rules, String name) {
        this.rules = rules;
        this.name = name;
    }

    @Override
    public final void takeTurn(List<IPlanet> planets, IPlanetOperations operations, Queue<IEvent> eventsToExecute) {
        if (!messages.write(planets)) {
            return;
        }
        orders.clear();
        bot().play(orders, Budget.ofTurns(game.info().terms().thinkTurns()));
        Map<Long, IPlanet> byId = new HashMap<>();
        planets.forEach(planet -> byId.put((long) planet.getId(), planet));
        int seat = messages.seat();
        for (int i = 0; i < orders.count(seat); i++) {
            IPlanet from = planet(byId, orders.subject(seat, i));
            IPlanet to = planet(byId, orders.first(seat, i));
            eventsToExecute.add(operations.transferPeople(from, to, orders.second(seat, i)));
        }
    }

    /** Returns a planet of the message: the bot knows no others. */
    private static IPlanet planet(Map<Long, IPlanet> byId, long id) {
        return Objects.requireNonNull(byId.get(id));
    }

    /** Returns the bot after it has read its messages. */
    private Bot bot() {
        if (mirror == null || bot == null) {
            mirror = game.mirror(rules, new TextIn(messages::nextLine));
            bot = BuiltIn.seat(game, name, 0, mirror.rules(), mirror.view(), mirror.seat());
        } else {
            mirror.next();
        }
        return bot;
    }

    @Override
    public final String getName() {
        return name;
    }

    @Override
    public final boolean compete() {
        return true;
    }
}
