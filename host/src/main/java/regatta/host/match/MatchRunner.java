package regatta.host.match;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Fingerprint;
import regatta.core.Game;
import regatta.core.Games;
import regatta.core.Match;
import regatta.core.Position;
import regatta.core.RecordedSeat;
import regatta.core.Rules;
import regatta.core.Transcript;
import regatta.host.bot.BotSpec;
import regatta.host.io.MachineFault;
import regatta.host.process.Desk;
import regatta.host.process.HostSeat;
import regatta.host.process.InProcessSeat;
import regatta.host.process.MatchInterrupted;
import regatta.host.process.PersonSeat;
import regatta.host.process.WarmBots;
import regatta.host.record.RecordFile;
import regatta.host.record.RecordHeader;
import regatta.host.record.RecordSink;
import regatta.host.record.RecordWriter;
import regatta.host.sandbox.OutOfSight;

/**
 * Plays one job in the calling thread: starts the bots, keeps the clocks and the record, and cleans up. Interrupting the
 * thread ends the match early; what was recorded until then is kept.
 */
public final class MatchRunner {

    /** Is notified of the turns of a match. */
    public interface Listener {

        /** A turn was played. */
        void turnPlayed(int turn, int turnLimit);
    }

    /** Receives what bots write to their standard error. */
    public interface ErrorListener {

        /** A bot wrote bytes, one char each, of which a bounded part is kept. Called before watchers see the turn end. */
        void wrote(int seat, String text);
    }

    private final Job job;
    private final Game game;
    private final List<RecordSink> sinks = new ArrayList<>();
    private @Nullable Path file;
    private Listener listener = (turn, limit) -> {};
    private @Nullable WarmBots pool;
    private @Nullable Desk desk;
    private @Nullable Long clockMillis;

    /**
     * Prepares a match.
     *
     * @throws BadInput if there is no such game
     */
    public MatchRunner(Job job) {
        this(job, Games.named(job.scenario().game()));
    }

    public MatchRunner(Job job, Game game) {
        this.job = job;
        this.game = game;
    }

    /** Writes the record to a file as the match goes. Bots do not see the file. */
    public MatchRunner recordTo(@Nullable Path recordFile) {
        file = recordFile;
        return this;
    }

    /** Sends the record to a sink as the match goes, each turn when it was played. */
    public MatchRunner recordTo(RecordSink sink) {
        sinks.add(sink);
        return this;
    }

    public MatchRunner onTurn(Listener turnListener) {
        listener = turnListener;
        return this;
    }

    /** Takes programs that wait there from an earlier match, and leaves them there. */
    public MatchRunner pool(@Nullable WarmBots bots) {
        pool = bots;
        return this;
    }

    /**
     * Lets a person play. Every turn is in the record before the person is asked again.
     *
     * @param millis how long the person may think about a turn, or null for as long as it takes
     */
    public MatchRunner person(Desk input, @Nullable Long millis) {
        desk = input;
        clockMillis = millis;
        return this;
    }

    /** Plays the match and returns its report with the record, if the job asks for that. */
    public Played result() {
        ByteArrayOutputStream record = new ByteArrayOutputStream();
        try {
            if (job.keepsRecord()) {
                sinks.add(new RecordFile(record));
            }
        } catch (IOException e) {
            throw unwritable(e);
        }
        return new Played(job.key(), play(), job.keepsRecord() ? record.toByteArray() : null);
    }

    /**
     * Plays the match.
     *
     * @throws BadInput if it cannot be played
     */
    public MatchReport play() {
        return play(game.open(job.scenario()));
    }

    private <P extends Position<P>> MatchReport play(Rules<P> rules) {
        Match.Watcher<P> progress = (position, turn) -> listener.turnPlayed(turn.number(), position.turnLimit());
        return play(rules, List.of(progress), null);
    }

    /**
     * Plays the match by rules that were opened for it, in the way of an engine that leaves its bots alone: without meters,
     * limits and a sandbox.
     */
    public <P extends Position<P>> MatchReport playUnrestricted(
            Rules<P> rules, List<? extends Match.Watcher<P>> watchers, ErrorListener errors) {
        return play(rules, watchers, errors);
    }

    private <P extends Position<P>> MatchReport play(
            Rules<P> rules, List<? extends Match.Watcher<P>> watchers, @Nullable ErrorListener errors) {
        P position = rules.start();
        Match.checkSeats(position, job.bots().size());
        long began = System.nanoTime();
        OutOfSight hidden = file == null ? OutOfSight.keep() : OutOfSight.keep(file);
        try (Seating<P> seating = new Seating<>(job, game, pool, errors == null);
                RecordWriter writer = writer(position)) {
            List<HostSeat<P>> seats = seating.take(rules, position, this::person);
            MatchLog<P> log = new MatchLog<>(position, seats, writer, errors);
            // Failed bots are stopped before their standard error is logged.
            List<Match.Watcher<P>> all = new ArrayList<>(List.of(seating, log));
            all.addAll(watchers);
            if (writer != null && (desk != null || !sinks.isEmpty())) {
                all.add((after, turn) -> showTurn(writer));
            }
            playOut(new Match<>(rules, position, seats, Match.Watcher.all(all)));
            seating.end();
            return log.report(job, position, rules.standings(position), System.nanoTime() - began);
        } finally {
            hidden.close();
            if (desk != null) {
                desk.end();
            }
        }
    }

    /** Lets everybody see a turn who watches the record while it is written. */
    private void showTurn(RecordWriter writer) {
        writer.flush();
        if (desk != null) {
            desk.changed();
        }
    }

    private <P extends Position<P>> HostSeat<P> person() {
        if (desk == null) {
            throw new BadInput(
                    "A person plays in a page: regatta play " + game.info().id() + " human BOT.");
        }
        return new InProcessSeat<P>(new PersonSeat<>(desk, clockMillis));
    }

    /** Plays to the end, or until the thread is interrupted; a turn that was interrupted in the middle did not happen. */
    private static void playOut(Match<?> match) {
        try {
            while (!match.position().over() && !Thread.currentThread().isInterrupted()) {
                match.turn();
            }
        } catch (MatchInterrupted e) {
            // The turns until now are the match.
        }
    }

    /** Plays the answers of a transcript, to write a record of them. No bot is started. */
    public MatchReport replay(Transcript transcript) {
        return replay(game.open(job.scenario()), transcript);
    }

    private <P extends Position<P>> MatchReport replay(Rules<P> rules, Transcript transcript) {
        P position = rules.start();
        List<HostSeat<P>> seats = new ArrayList<>();
        RecordedSeat.<P>all(transcript).forEach(seat -> seats.add(new InProcessSeat<>(seat)));
        try (RecordWriter writer = writer(position)) {
            MatchLog<P> log = new MatchLog<>(position, seats, writer, null);
            return log.report(job, position, new Match<>(rules, position, seats, log).play(), 0);
        }
    }

    /** Writes the record of a match that is yet to be played: its header. */
    public void writeHeader() {
        Position<?> start = game.open(job.scenario()).start();
        Match.checkSeats(start, job.bots().size());
        RecordWriter writer = writer(start);
        if (writer != null) {
            writer.close();
        }
    }

    private @Nullable RecordWriter writer(Position<?> start) {
        List<RecordSink> all = new ArrayList<>();
        if (file != null) {
            try {
                all.add(RecordFile.create(file));
            } catch (IOException e) {
                throw unwritable(e);
            }
        }
        all.addAll(sinks);
        return all.isEmpty() ? null : new RecordWriter(all, header(start));
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
