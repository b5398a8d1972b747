package regatta.host.match;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Counted;
import regatta.core.Fingerprint;
import regatta.core.Game;
import regatta.core.Games;
import regatta.core.Match;
import regatta.core.Position;
import regatta.core.RecordedSeat;
import regatta.core.RecordedSeat.Said;
import regatta.core.Rules;
import regatta.core.Seat;
import regatta.host.bot.BotSpec;
import regatta.host.io.MachineFault;
import regatta.host.process.Desk;
import regatta.host.process.HostSeat;
import regatta.host.process.InProcessSeat;
import regatta.host.process.MatchInterrupted;
import regatta.host.process.PersonSeat;
import regatta.host.process.WarmBots;
import regatta.host.record.RecordHeader;
import regatta.host.record.RecordWriter;
import regatta.host.sandbox.OutOfSight;

/** Plays matches: seats the bots, keeps the clocks and the record, and cleans up. */
public final class Arena {

    /** Hears how a match goes. */
    public interface Listener {

        /** A turn was played. */
        void turnPlayed(int turn, int turnLimit);
    }

    /** Hears what bots write to their standard error. */
    public interface ErrorListener {

        /** A bot wrote bytes, one char each, of which a bounded part is kept; told before the turn ends for others. */
        void wrote(int seat, String text);
    }

    private Arena() {}

    /**
     * Plays a job in the calling thread. Interrupting that thread ends the match early.
     *
     * @throws BadInput if it cannot be played
     */
    public static Played play(Job job) {
        return play(job, (WarmBots) null);
    }

    /** Plays a job with bots that may be warm from another one. */
    public static Played play(Job job, @Nullable WarmBots warm) {
        ByteArrayOutputStream record = job.keepsRecord() ? new ByteArrayOutputStream() : null;
        MatchReport report = playWarm(record, job, game(job).open(job.scenario()), warm);
        return new Played(job.key(), report, record == null ? null : record.toByteArray());
    }

    private static <P extends Position<P>> MatchReport playWarm(
            @Nullable OutputStream record, Job job, Rules<P> rules, @Nullable WarmBots warm) {
        return playInto(record, job, rules, List.of(), new Table<>(warm, null, null, null, true));
    }

    /**
     * Plays a match in the calling thread. Interrupting that thread ends the match early; what was recorded stays.
     *
     * @param record where to keep the record as it grows, or null for none
     * @throws BadInput if it cannot be played
     */
    public static MatchReport play(Job job, @Nullable Path record, Listener listener) {
        return playHeard(job, game(job).open(job.scenario()), record, listener);
    }

    /**
     * Plays a match with a person at the table, who is asked at a desk. Every turn is in the record before the person is
     * asked again.
     *
     * @param clockMillis how long the person may think about a turn, or null for as long as it takes
     */
    public static MatchReport play(Job job, Path record, Desk desk, @Nullable Long clockMillis) {
        return playAtDesk(job, game(job).open(job.scenario()), record, desk, clockMillis);
    }

    private static <P extends Position<P>> MatchReport playAtDesk(
            Job job, Rules<P> rules, Path record, Desk desk, @Nullable Long clockMillis) {
        OutOfSight hidden = OutOfSight.keep(record);
        try (OutputStream file = RecordWriter.created(record)) {
            Table<P> table = new Table<P>(null, () -> new PersonSeat<P>(desk, clockMillis), desk::changed, null, true);
            return playInto(file, job, rules, List.of(), table);
        } catch (IOException e) {
            throw unwritable(e);
        } finally {
            hidden.close();
            desk.end();
        }
    }

    /**
     * What else there is at the table of a match.
     *
     * @param warm bots from another match
     * @param persons makes the seat of a person
     * @param reader whoever reads the record while it is written, or null if nobody does
     * @param errors whoever hears what bots write to their standard error, or null if nobody does
     * @param tended whether bots are kept to the job's conditions and what they use is metered; else they run as their user
     *     would start them
     */
    record Table<P extends Position<P>>(
            @Nullable WarmBots warm,
            @Nullable Supplier<Seat<P>> persons,
            @Nullable Runnable reader,
            @Nullable ErrorListener errors,
            boolean tended) {}

    private static <P extends Position<P>> MatchReport playHeard(
            Job job, Rules<P> rules, @Nullable Path record, Listener listener) {
        Match.Watcher<P> ear = (position, turn) -> listener.turnPlayed(turn.number(), position.turnLimit());
        OutOfSight hidden = record == null ? OutOfSight.keep() : OutOfSight.keep(record);
        try (OutputStream file = record == null ? null : RecordWriter.created(record)) {
            return playInto(file, job, rules, List.of(ear), new Table<>(null, null, null, null, true));
        } catch (IOException e) {
            throw unwritable(e);
        } finally {
            hidden.close();
        }
    }

    /**
     * Plays a match by rules that were opened for it, with others watching, in the way of an engine that leaves its bots alone:
     * without a record, meters, limits and a sandbox.
     */
    public static <P extends Position<P>> MatchReport play(
            Job job, Game game, Rules<P> rules, List<? extends Match.Watcher<P>> watchers, ErrorListener errors) {
        OutOfSight hidden = OutOfSight.keep();
        try {
            return playInto(null, job, game, rules, watchers, new Table<>(null, null, null, errors, false));
        } finally {
            hidden.close();
        }
    }

    private static <P extends Position<P>> MatchReport playInto(
            @Nullable OutputStream record,
            Job job,
            Rules<P> rules,
            List<? extends Match.Watcher<P>> watchers,
            Table<P> table) {
        return playInto(record, job, game(job), rules, watchers, table);
    }

    private static <P extends Position<P>> MatchReport playInto(
            @Nullable OutputStream record,
            Job job,
            Game game,
            Rules<P> rules,
            List<? extends Match.Watcher<P>> watchers,
            Table<P> table) {
        P position = rules.start();
        requireSeats(job, position);
        long began = System.nanoTime();
        try (Seating<P> seating = new Seating<>(job, game, table);
                RecordWriter writer = writerIf(record, job, position)) {
            List<HostSeat<P>> seats = seating.take(rules, position);
            MatchLog<P> log = new MatchLog<>(position, seats, writer, table.errors());
            // Who failed is ended before the log takes its last words.
            List<Match.Watcher<P>> all = new ArrayList<>(List.of(seating, log));
            all.addAll(watchers);
            Runnable reader = table.reader();
            if (reader != null && writer != null) {
                all.add((after, turn) -> {
                    writer.flush();
                    reader.run();
                });
            }
            playOut(new Match<>(rules, position, seats, Watchers.of(all)));
            seating.end();
            return log.report(job, position, rules.standings(position), System.nanoTime() - began);
        }
    }

    /** Plays to the end, or until somebody interrupts; a turn that was interrupted in the middle did not happen. */
    private static void playOut(Match<?> match) {
        try {
            while (!match.position().over() && !Thread.currentThread().isInterrupted()) {
                match.turn();
            }
        } catch (MatchInterrupted e) {
            // What was played until now is what there is to tell.
        }
    }

    /** Plays what was said elsewhere, to keep a record of it. */
    public static MatchReport retell(Job job, List<List<Said>> said, Path record) {
        return retell(job, game(job).open(job.scenario()), said, record);
    }

    private static <P extends Position<P>> MatchReport retell(
            Job job, Rules<P> rules, List<List<Said>> said, Path record) {
        P position = rules.start();
        List<HostSeat<P>> seats = new ArrayList<>();
        RecordedSeat.<P>all(said).forEach(seat -> seats.add(new InProcessSeat<>(seat)));
        try (OutputStream file = RecordWriter.created(record);
                RecordWriter writer = writer(file, job, position)) {
            MatchLog<P> log = new MatchLog<>(position, seats, writer, null);
            return log.report(job, position, new Match<>(rules, position, seats, log).play(), 0);
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    /** Writes the record of a match that is yet to be played: who will play what. */
    public static void announce(Job job, Path record) {
        Position<?> start = game(job).open(job.scenario()).start();
        requireSeats(job, start);
        try (OutputStream file = RecordWriter.created(record)) {
            writer(file, job, start).close();
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    private static Game game(Job job) {
        return Games.named(job.scenario().game());
    }

    private static void requireSeats(Job job, Position<?> start) {
        if (job.bots().size() != start.seats()) {
            int bots = job.bots().size();
            throw new BadInput("This scenario has " + Counted.of(start.seats(), "seat") + ", but "
                    + Counted.of(bots, "bot") + (bots == 1 ? " is given." : " are given."));
        }
    }

    private static @Nullable RecordWriter writerIf(@Nullable OutputStream out, Job job, Position<?> start) {
        return out == null ? null : writer(out, job, start);
    }

    private static RecordWriter writer(OutputStream out, Job job, Position<?> start) {
        RecordHeader header = new RecordHeader(
                RecordHeader.FORMAT,
                game(job).info().rulesVersion(),
                job.named(),
                job.bots().stream().map(BotSpec::name).toList(),
                Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
                Fingerprint.text(start.fingerprint()));
        try {
            return new RecordWriter(out, header);
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    private static MachineFault unwritable(IOException e) {
        return new MachineFault("The record cannot be written: " + MachineFault.reason(e), e);
    }
}
