package regatta.league.tourney;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import regatta.core.Fault;
import regatta.host.io.MachineFault;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchReport.SeatReport;
import regatta.host.match.Played;
import regatta.host.match.TurnFault;
import regatta.league.store.RecordFolder;
import regatta.league.store.StoredMatch;
import regatta.league.store.StoredMatch.StoredSeat;

/** Makes what a store keeps of what came of a match, and keeps the records that are wanted beside it. */
final class Bookkeeper {

    /** Of each seat so many faults are kept; the others are counted. */
    private static final int MOST_FAULTS = 20;

    private final List<Entrant> entrants;
    private final Path store;
    private final Keep keep;

    /**
     * Prepares to keep.
     *
     * @param store beside which the records are kept
     */
    Bookkeeper(List<Entrant> entrants, Path store, Keep keep) {
        this.entrants = entrants;
        this.keep = keep;
        this.store = store;
    }

    StoredMatch stored(PlannedMatch match, Played played) {
        MatchReport report = played.report();
        List<StoredSeat> seats = new ArrayList<>();
        for (int seat = 0; seat < report.seats().size(); seat++) {
            seats.add(
                    seat(entrants.get(match.seated().get(seat)), report.seats().get(seat)));
        }
        return new StoredMatch(
                match.key(),
                match.scenario().scenario(),
                match.scenario().label(),
                seats,
                report.turns(),
                report.wallMillis(),
                kept(match, played),
                Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
                report.course(),
                report.voided());
    }

    private static StoredSeat seat(Entrant entrant, SeatReport came) {
        Map<Fault.Kind, Integer> counts = new EnumMap<>(Fault.Kind.class);
        for (TurnFault fault : came.faults()) {
            counts.merge(fault.kind(), 1, Integer::sum);
        }
        return new StoredSeat(
                entrant.bot(),
                came.standing().rank(),
                came.standing().score(),
                counts,
                came.faults().stream().limit(MOST_FAULTS).toList(),
                came.times(),
                came.cpuMicros());
    }

    /** Keeps the record if it is wanted, and returns where, relative to the store. */
    private @Nullable String kept(PlannedMatch match, Played played) {
        byte[] record = played.record();
        if (record == null || !keep.wants(played.report(), match.seated())) {
            return null;
        }
        try {
            return new RecordFolder(store).keep(match.key(), record);
        } catch (IOException e) {
            throw new MachineFault(
                    "A record cannot be kept: " + MachineFault.reason(e) + " All matches counted until now are safe in "
                            + store + "; the same command goes on from there.",
                    e);
        }
    }
}
