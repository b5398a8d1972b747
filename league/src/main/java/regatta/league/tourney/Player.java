package regatta.league.tourney;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import regatta.core.Fault;
import regatta.host.Arena;
import regatta.host.BotSpec;
import regatta.host.MatchPlan;
import regatta.host.MatchReport;
import regatta.host.MatchReport.SeatReport;
import regatta.league.store.StoredMatch;
import regatta.league.store.StoredMatch.StoredFault;
import regatta.league.store.StoredMatch.StoredSeat;

/** Plays the matches of a tournament and keeps the records that are wanted. Any thread may use it. */
final class Player {

    /** Of each seat so many faults are kept; the others are counted. */
    private static final int MOST_FAULTS = 20;

    /** How the arena words a fault. */
    private static final Pattern FAULT = Pattern.compile("(?s)turn (\\d+): ([A-Z_]+): (.*)");

    private final MatchPlan pattern;
    private final List<Entrant> entrants;
    private final Path records;
    private final Keep keep;

    /**
     * Prepares to play.
     *
     * @param store beside which the records are kept
     */
    Player(MatchPlan pattern, List<Entrant> entrants, Path store, Keep keep) {
        this.pattern = pattern;
        this.entrants = entrants;
        this.keep = keep;
        records = Path.of(store + "-records");
    }

    /** Plays a match; returns null if it was interrupted. */
    @Nullable
    StoredMatch play(PlannedMatch match) {
        List<BotSpec> bots = new ArrayList<>();
        match.seated().forEach(bot -> bots.add(entrants.get(bot).spec()));
        Path record = keep == Keep.NONE ? null : records.resolve(match.key() + ".regatta");
        MatchReport report = Arena.play(pattern.with(match.scenario().scenario(), bots, record), (turn, limit) -> {});
        boolean kept = record != null && report.complete() && keep.wants(report, match.seated());
        if (record != null && !kept) {
            delete(record);
        }
        return report.complete() ? stored(match, report, kept) : null;
    }

    private static void delete(Path record) {
        try {
            Files.deleteIfExists(record);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private StoredMatch stored(PlannedMatch match, MatchReport report, boolean kept) {
        List<StoredSeat> seats = new ArrayList<>();
        for (int seat = 0; seat < report.seats().size(); seat++) {
            SeatReport came = report.seats().get(seat);
            seats.add(new StoredSeat(
                    entrants.get(match.seated().get(seat)).bot(),
                    came.standing().rank(),
                    came.standing().score(),
                    came.faults().size(),
                    came.faults().stream().limit(MOST_FAULTS).map(Player::fault).toList(),
                    came.times(),
                    came.cpuMicros()));
        }
        String record = kept ? records.getFileName() + "/" + match.key() + ".regatta" : null;
        return new StoredMatch(
                match.key(),
                match.scenario().scenario(),
                match.scenario().label(),
                seats,
                report.turns(),
                report.wallMillis(),
                record,
                Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
    }

    private static StoredFault fault(String text) {
        Matcher words = FAULT.matcher(text);
        if (!words.matches()) {
            throw new IllegalStateException("a fault is worded 'turn N: KIND: detail', not '" + text + "'");
        }
        return new StoredFault(Fault.Kind.valueOf(words.group(2)), Integer.parseInt(words.group(1)), words.group(3));
    }
}
