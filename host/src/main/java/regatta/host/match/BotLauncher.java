package regatta.host.match;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.BuiltInSeat;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Match;
import regatta.core.Position;
import regatta.core.ReplayedOpponent;
import regatta.core.Rules;
import regatta.core.Seat;
import regatta.core.Transcript;
import regatta.core.Turn;
import regatta.host.bot.BotSpec;
import regatta.host.io.MachineFault;
import regatta.host.process.BotEnding;
import regatta.host.process.BotProcess;
import regatta.host.process.HostSeat;
import regatta.host.process.InProcessSeat;
import regatta.host.process.MatchClock;
import regatta.host.process.ProcessPool;
import regatta.host.process.ProcessSeat;
import regatta.host.record.MatchRecord;

/**
 * Starts the bots of a match, ends bots that failed if the game does not tolerate faults, and ends all bots after the
 * match.
 */
final class BotLauncher<P extends Position<P>> implements Match.Watcher<P>, AutoCloseable {

    private final Job job;
    private final Game game;
    private final MatchClock clock;
    private final List<HostSeat<P>> seats = new ArrayList<>();
    private final BotPrograms programs;
    private final @Nullable ProcessPool pool;
    private final boolean sandboxed;

    /**
     * Prepares to start the bots of a job.
     *
     * @param sandboxed whether bots are limited by the job's conditions and metered
     */
    BotLauncher(Job job, MatchClock clock, @Nullable ProcessPool pool, boolean sandboxed) {
        this.job = job.withVariants();
        game = job.game();
        programs = new BotPrograms(this.job);
        this.clock = clock;
        this.pool = pool;
        this.sandboxed = sandboxed;
    }

    /**
     * Starts the bots.
     *
     * @param human creates the seat of a human player
     * @throws BadInput if a bot cannot be started
     */
    List<HostSeat<P>> start(Rules<P> rules, P position, Supplier<HostSeat<P>> human) {
        Continuation continued = job.continued();
        for (int seat = 0; seat < position.seats(); seat++) {
            seats.add(seat(rules, position, seat, human));
            if (continued != null) {
                seats.set(seat, new ContinuedSeat<>(seats.get(seat), game, rules, position, seat, continued));
            }
        }
        return seats;
    }

    private HostSeat<P> seat(Rules<P> rules, P position, int seat, Supplier<HostSeat<P>> human) {
        BotSpec bot = job.bots().get(seat);
        return switch (bot.kind()) {
            case BUILT_IN -> inProcess(BuiltInSeat.of(game, job.scenario(), rules, position, seat, bot.text()));
            case RECORDED -> inProcess(recorded(rules, position, seat, bot));
            case HUMAN -> human.get();
            case COMMAND, JAR ->
                seated(rules, seat, sandboxed ? programs.start(seat, pool) : programs.startWithoutSandbox(seat));
        };
    }

    private HostSeat<P> inProcess(Seat<P> seat) {
        return new InProcessSeat<>(seat, clock::now);
    }

    private ReplayedOpponent<P> recorded(Rules<P> rules, P position, int seat, BotSpec bot) {
        MatchRecord record = MatchRecord.read(bot.recordFile(), GameCatalog.of(game));
        String recorded = record.header().scenario().game();
        if (!recorded.equals(game.info().id())) {
            throw new BadInput("Bot '" + bot.name() + "': the record is a match of " + recorded + ", not of "
                    + game.info().id() + ".");
        }
        Transcript transcript = record.transcript();
        int recordedSeat = bot.recordSeat();
        if (recordedSeat < 0 || recordedSeat >= transcript.seats()) {
            throw new BadInput("Bot '" + bot.name() + "': the record has seats 0 to " + (transcript.seats() - 1) + ".");
        }
        return new ReplayedOpponent<>(rules, position, seat, transcript, recordedSeat);
    }

    private HostSeat<P> seated(Rules<P> rules, int seat, BotProcess process) {
        try {
            return new ProcessSeat<>(
                    rules, seat, game.info().terms(), job.conditions().time(), clock, process, sandboxed);
        } catch (OutOfMemoryError e) {
            process.close();
            throw new MachineFault("Cannot start the thread of a bot: " + MachineFault.reason(e), e);
        }
    }

    @Override
    public void turnEnds(P position, Turn turn) {
        for (int seat = 0; seat < seats.size(); seat++) {
            if (turn.orders().fault(seat) != null) {
                seats.get(seat).failed();
            }
        }
    }

    /** Ends the input of all programs, and reports by seat how they end. */
    void awaitEndings(BiConsumer<Integer, BotEnding> receiver) {
        for (int seat = 0; seat < seats.size(); seat++) {
            BotEnding ending = seats.get(seat).awaitEnding();
            if (ending != null) {
                receiver.accept(seat, ending);
            }
        }
    }

    void end() {
        seats.forEach(HostSeat::close);
    }

    @Override
    public void close() {
        end();
    }
}
