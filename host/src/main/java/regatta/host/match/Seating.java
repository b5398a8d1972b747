package regatta.host.match;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.BuiltInSeat;
import regatta.core.Game;
import regatta.core.Match;
import regatta.core.Position;
import regatta.core.ReplayedOpponent;
import regatta.core.Rules;
import regatta.core.Transcript;
import regatta.core.Turn;
import regatta.host.bot.BotSpec;
import regatta.host.io.MachineFault;
import regatta.host.process.BotProcess;
import regatta.host.process.HostSeat;
import regatta.host.process.InProcessSeat;
import regatta.host.process.MatchClock;
import regatta.host.process.ProcessSeat;
import regatta.host.process.WarmBots;
import regatta.host.record.MatchRecord;
import regatta.host.sandbox.Grounds;
import regatta.host.sandbox.Sandbox;
import regatta.host.spi.JarRunner;

/**
 * The bots at the table of a match: it starts them, ends those that failed where the game does not forgive, and ends them
 * all.
 *
 * @param <P> the position of the game being played
 */
final class Seating<P extends Position<P>> implements Match.Watcher<P>, AutoCloseable {

    private final Job job;
    private final Game game;
    private final MatchClock clock = MatchClock.start();
    private final List<HostSeat<P>> seats = new ArrayList<>();
    private @Nullable Sandbox sandbox;

    /** By seat the words that start its program; none if it is not a program. */
    private final List<List<String>> commands = new ArrayList<>();

    private final @Nullable WarmBots warm;
    private final boolean tended;

    /**
     * Prepares to start the bots of a job.
     *
     * @param tended whether bots are kept to the job's conditions and what they use is metered; else they run as their user
     *     would start them
     */
    Seating(Job job, Game game, @Nullable WarmBots warm, boolean tended) {
        this.job = job.at(game.info());
        this.game = game;
        this.warm = warm;
        this.tended = tended;
    }

    /**
     * Starts the bots.
     *
     * @param person makes the seat of a person
     * @throws BadInput if one of them cannot be started
     */
    List<HostSeat<P>> take(Rules<P> rules, P position, Supplier<HostSeat<P>> person) {
        Continuation continued = job.continued();
        for (BotSpec bot : job.bots()) {
            commands.add(command(bot));
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            seats.add(seat(rules, position, seat, person));
            if (continued != null) {
                seats.set(seat, new ContinuedSeat<>(seats.get(seat), game, rules, position, seat, continued));
            }
        }
        return seats;
    }

    private HostSeat<P> seat(Rules<P> rules, P position, int seat, Supplier<HostSeat<P>> person) {
        BotSpec bot = job.bots().get(seat);
        return switch (bot.kind()) {
            case BUILT_IN ->
                new InProcessSeat<>(BuiltInSeat.of(game, job.scenario(), rules, position, seat, bot.text()));
            case RECORDED -> new InProcessSeat<P>(recorded(rules, position, seat, bot));
            case PERSON -> person.get();
            case COMMAND, JAR -> process(rules, seat);
        };
    }

    private List<String> command(BotSpec bot) {
        return switch (bot.kind()) {
            case COMMAND -> bot.shellCommand();
            case JAR -> bot.jarCommand(game.info().id(), job.conditions().time());
            case BUILT_IN, RECORDED, PERSON -> List.of();
        };
    }

    /** Returns what belongs to the program in a seat; the other programs of the match are none of its business. */
    private Grounds grounds(int seat) {
        List<Grounds> others = new ArrayList<>();
        for (int other = 0; other < commands.size(); other++) {
            if (other != seat && !commands.get(other).isEmpty()) {
                others.add(job.bots().get(other).grounds(commands.get(other), List.of()));
            }
        }
        return job.bots().get(seat).grounds(commands.get(seat), others);
    }

    private ReplayedOpponent<P> recorded(Rules<P> rules, P position, int seat, BotSpec bot) {
        MatchRecord record = MatchRecord.read(bot.recordFile());
        String recorded = record.header().scenario().game();
        if (!recorded.equals(game.info().id())) {
            throw new BadInput("Bot '" + bot.name() + "': the record is of " + recorded + ", not of "
                    + game.info().id() + ".");
        }
        Transcript transcript = record.transcript();
        int recordedSeat = bot.recordSeat();
        if (recordedSeat < 0 || recordedSeat >= transcript.seats()) {
            throw new BadInput("Bot '" + bot.name() + "': the record has seats 0 to " + (transcript.seats() - 1) + ".");
        }
        return new ReplayedOpponent<>(rules, position, seat, transcript, recordedSeat);
    }

    private HostSeat<P> process(Rules<P> rules, int seat) {
        BotSpec bot = job.bots().get(seat);
        try {
            return seated(rules, seat, tended ? start(seat, sandbox()) : startOpen(seat));
        } catch (IOException e) {
            if (MachineFault.isOfMachine(e)) {
                throw new MachineFault("Bot '" + bot.name() + "' cannot be started: " + MachineFault.reason(e), e);
            }
            throw new BadInput("Bot '" + bot.name() + "' cannot be started: " + e.getMessage() + ".");
        }
    }

    private Sandbox sandbox() {
        Sandbox built = sandbox == null ? job.conditions().build() : sandbox;
        sandbox = built;
        return built;
    }

    private BotProcess startOpen(int seat) throws IOException {
        return BotProcess.startOpen(commands.get(seat), job.bots().get(seat).folder());
    }

    /** Starts the program of a seat, unless one is warm that can begin anew. Sealed bots are always started. */
    private BotProcess start(int seat, Sandbox sandbox) throws IOException {
        String between = job.bots().get(seat).kind() == BotSpec.Kind.JAR
                ? JarRunner.between(game.info().id())
                : null;
        if (warm == null || between == null || sandbox.level() == Sandbox.Level.SEALED) {
            return BotProcess.start(commands.get(seat), grounds(seat), sandbox);
        }
        return warm.take(
                new WarmBots.Terms(
                        commands.get(seat),
                        grounds(seat),
                        sandbox.level(),
                        job.conditions().limits(),
                        between),
                sandbox);
    }

    private HostSeat<P> seated(Rules<P> rules, int seat, BotProcess process) {
        try {
            return new ProcessSeat<>(
                    rules, seat, game.info().terms(), job.conditions().time(), clock, process, tended);
        } catch (OutOfMemoryError e) {
            process.close();
            throw new MachineFault("A bot cannot be listened to: " + MachineFault.reason(e), e);
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

    /** Ends all bots, and all they started. */
    void end() {
        seats.forEach(HostSeat::close);
    }

    @Override
    public void close() {
        end();
        clock.close();
    }
}
