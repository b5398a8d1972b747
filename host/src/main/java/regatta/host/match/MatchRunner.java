package regatta.host.match;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Fingerprint;
import regatta.core.Game;
import regatta.core.Match;
import regatta.core.Position;
import regatta.core.RecordedSeat;
import regatta.core.Rules;
import regatta.core.Transcript;
import regatta.core.Turn;
import regatta.host.bot.BotSpec;
import regatta.host.io.MachineFault;
import regatta.host.process.BotEnding;
import regatta.host.process.HostSeat;
import regatta.host.process.HumanInput;
import regatta.host.process.HumanSeat;
import regatta.host.process.InProcessSeat;
import regatta.host.process.MatchClock;
import regatta.host.process.MatchInterrupted;
import regatta.host.process.ProcessPool;
import regatta.host.record.RecordFile;
import regatta.host.record.RecordHeader;
import regatta.host.record.RecordSink;
import regatta.host.record.RecordWriter;
import regatta.host.sandbox.HiddenPaths;

/**
 * Plays one job in the calling thread: starts the bots, keeps the clocks and the record, and cleans up. Interrupting
 * the thread ends the match early; the record so far is kept.
 */
public final class MatchRunner {

    /** Receives the progress of a match. */
    public interface Listener {

        void turnPlayed(Turn turn, int turnLimit);
    }

    /** Receives the standard error of bots. */
    public interface ErrorListener {

        /** Called with output of a bot, one char per byte, before watchers see the end of the turn. */
        void onOutput(int seat, String text);
    }

    private final Job job;
    private final Game game;
    private final List<RecordSink> sinks = new ArrayList<>();
    private @Nullable Path file;
    private Listener listener = (turn, limit) -> {};
    private @Nullable BiConsumer<Integer, BotEnding> endings;
    private @Nullable ProcessPool pool;
    private @Nullable HumanInput input;
    private @Nullable Long clockMillis;

    public MatchRunner(Job job) {
        this.job = job;
        game = job.game();
    }

    /** Writes the record to a file during the match. The file is hidden from bots. */
    public MatchRunner recordTo(@Nullable Path recordFile) {
        file = recordFile;
        return this;
    }

    /** Sends the record to a sink during the match, turn by turn. */
    public MatchRunner recordTo(RecordSink sink) {
        sinks.add(sink);
        return this;
    }

    public MatchRunner onTurn(Listener turnListener) {
        listener = turnListener;
        return this;
    }

    /** Ends the input of programs after the match, and reports by seat how they end. */
    public MatchRunner onEnding(BiConsumer<Integer, BotEnding> receiver) {
        endings = receiver;
        return this;
    }

    /** Takes bots from a pool and returns them to it. */
    public MatchRunner pool(@Nullable ProcessPool bots) {
        pool = bots;
        return this;
    }

    /**
     * Seats a human player. The record of a turn is flushed before the player moves again.
     *
     * @param millis the time per turn, or null for no limit
     */
    public MatchRunner human(HumanInput humanInput, @Nullable Long millis) {
        input = humanInput;
        clockMillis = millis;
        return this;
    }

    /** Plays the match and returns the report, with the record if the job keeps it. */
    public JobResult result() {
        if (game instanceof OutsideGame outside) {
            return new JobResult(job.key(), outside.play(job), null);
        }
        ByteArrayOutputStream record = new ByteArrayOutputStream();
        try {
            if (job.keepsRecord()) {
                sinks.add(new RecordFile(record));
            }
        } catch (IOException e) {
            throw unwritable(e);
        }
        return new JobResult(job.key(), play(), job.keepsRecord() ? record.toByteArray() : null);
    }

    /**
     * Plays the match.
     *
     * @throws BadInput if it cannot be played
     */
    public MatchReport play() {
        return game instanceof OutsideGame outside ? outside.play(job) : play(game.open(job.scenario()));
    }

    private <P extends Position<P>> MatchReport play(Rules<P> rules) {
        Match.Watcher<P> progress = (position, turn) -> listener.turnPlayed(turn, position.turnLimit());
        return play(rules, List.of(progress), null);
    }

    /**
     * Plays the match as engines without a sandbox do: without meters, limits and isolation.
     *
     * @param rules the rules, opened for this match
     */
    public <P extends Position<P>> MatchReport playUnrestricted(
            Rules<P> rules, List<? extends Match.Watcher<P>> watchers, ErrorListener errors) {
        return play(rules, watchers, errors);
    }

    private <P extends Position<P>> MatchReport play(
            Rules<P> rules, List<? extends Match.Watcher<P>> watchers, @Nullable ErrorListener errors) {
        P position = rules.start();
        Match.checkSeats(position, job.bots().size());
        HiddenPaths hidden = file == null ? HiddenPaths.hide() : HiddenPaths.hide(file);
        try (MatchClock clock = MatchClock.start();
                BotLauncher<P> launcher = new BotLauncher<>(job, clock, pool, errors == null);
                RecordWriter writer = writer(position, clock::now)) {
            long began = clock.now();
            List<HostSeat<P>> seats = launcher.start(rules, position, () -> human(clock));
            MatchLog<P> log = new MatchLog<>(position, seats, writer, errors);
            // Failed bots are stopped before their standard error is logged.
            List<Match.Watcher<P>> all = new ArrayList<>(List.of(launcher, log));
            all.addAll(watchers);
            if (writer != null && (input != null || !sinks.isEmpty())) {
                all.add((after, turn) -> showTurn(writer));
            }
            playOut(new Match<>(rules, position, seats, Match.Watcher.all(all)));
            if (endings != null) {
                launcher.awaitEndings(endings);
            }
            launcher.end();
            return log.report(job, position, rules.standings(position), clock.now() - began);
        } finally {
            hidden.close();
            if (input != null) {
                input.end();
            }
        }
    }

    /** Makes a turn visible to everyone who reads the record during the match. */
    private void showTurn(RecordWriter writer) {
        writer.flush();
        if (input != null) {
            input.changed();
        }
    }

    private <P extends Position<P>> HostSeat<P> human(MatchClock clock) {
        if (input == null) {
            throw new BadInput("A human can only play in the browser: regatta play "
                    + game.info().id() + " human BOT.");
        }
        return new InProcessSeat<P>(new HumanSeat<>(input, clockMillis), clock::now);
    }

    /** Plays until the end, or until the thread is interrupted. A turn that was interrupted does not count. */
    private static void playOut(Match<?> match) {
        try {
            while (!match.position().over() && !Thread.currentThread().isInterrupted()) {
                match.turn();
            }
        } catch (MatchInterrupted e) {
            // The turns so far are kept.
        }
    }

    /** Writes the record of a transcript, without starting bots. */
    public MatchReport replay(Transcript transcript) {
        return replay(game.open(job.scenario()), transcript);
    }

    private <P extends Position<P>> MatchReport replay(Rules<P> rules, Transcript transcript) {
        P position = rules.start();
        List<HostSeat<P>> seats = new ArrayList<>();
        RecordedSeat.<P>all(transcript).forEach(seat -> seats.add(new InProcessSeat<>(seat, System::nanoTime)));
        try (RecordWriter writer = writer(position, System::nanoTime)) {
            MatchLog<P> log = new MatchLog<>(position, seats, writer, null);
            return log.report(job, position, new Match<>(rules, position, seats, log).play(), 0);
        }
    }

    /** Writes only the header of the record, before the match is played. */
    public void writeHeader() {
        Position<?> start = game.open(job.scenario()).start();
        Match.checkSeats(start, job.bots().size());
        RecordWriter writer = writer(start, System::nanoTime);
        if (writer != null) {
            writer.close();
        }
    }

    private @Nullable RecordWriter writer(Position<?> start, LongSupplier clock) {
        List<RecordSink> all = new ArrayList<>();
        if (file != null) {
            try {
                all.add(RecordFile.create(file));
            } catch (IOException e) {
                throw unwritable(e);
            }
        }
        all.addAll(sinks);
        return all.isEmpty() ? null : new RecordWriter(all, header(start), clock);
    }

    private RecordHeader header(Position<?> start) {
        return new RecordHeader(
                RecordHeader.FORMAT,
                game.info().rulesVersion(),
                job.named(),
                job.bots().stream().map(BotSpec::name).toList(),
                Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
                Fingerprint.text(start.fingerprint()));
    }

    private static MachineFault unwritable(IOException e) {
        return new MachineFault("The record cannot be written: " + MachineFault.reason(e), e);
    }
}
