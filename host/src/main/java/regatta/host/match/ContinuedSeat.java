package regatta.host.match;

import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.Fingerprint;
import regatta.core.Game;
import regatta.core.LegalOrders;
import regatta.core.Position;
import regatta.core.RandomChange;
import regatta.core.RecordedSeat;
import regatta.core.Rules;
import regatta.host.process.HostSeat;
import regatta.host.process.Invalidation;
import regatta.host.process.SeatTurn;

/** A seat of a match that continues a recorded one: see {@link Continuation}. */
final class ContinuedSeat<P extends Position<P>> implements HostSeat<P> {

    private final HostSeat<P> bot;
    private final RecordedSeat<P> recorded;
    private final Continuation continued;
    private final RandomChange<P> change;

    ContinuedSeat(HostSeat<P> bot, Game game, Rules<P> rules, P position, int seat, Continuation continued) {
        this.bot = bot;
        recorded = RecordedSeat.<P>all(continued.transcript()).get(seat);
        this.continued = continued;
        @SuppressWarnings("unchecked") // a game's legal orders are for its own positions
        LegalOrders<P> legal = (LegalOrders<P>) game.legalOrders();
        long seed = new Fingerprint().add(continued.rollout()).add(seat).value();
        change = new RandomChange<>(rules, legal, position, seat, seed);
    }

    @Override
    public void ask(P position, int awaitedLines) {
        bot.ask(position, awaitedLines);
    }

    @Override
    public @Nullable Fault hear(P position, Answer answer) {
        int turn = position.turn();
        Answer given = new Answer();
        Fault fault = bot.hear(position, given);
        if (turn < continued.turn()) {
            return recorded.hear(position, answer);
        }
        if (fault == null) {
            boolean changes = continued.rollout() != 0 && turn < continued.turn() + RandomChange.TURNS;
            (changes ? change.changed(position, given.texts()) : given.texts()).forEach(answer::add);
        }
        return fault;
    }

    @Override
    public SeatTurn takeTurn(boolean metered) {
        return bot.takeTurn(metered);
    }

    @Override
    public long cpuMicros() {
        return bot.cpuMicros();
    }

    @Override
    public @Nullable Invalidation invalidation() {
        return bot.invalidation();
    }

    @Override
    public void failed() {
        bot.failed();
    }

    @Override
    public void close() {
        bot.close();
    }
}
