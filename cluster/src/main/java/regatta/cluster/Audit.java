package regatta.cluster;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Games;
import regatta.core.Standing;
import regatta.host.bot.BotSpec;
import regatta.host.match.ClusterEngine.Verify;
import regatta.host.match.Job;
import regatta.host.match.MatchReport;
import regatta.host.match.Played;
import regatta.host.record.MatchRecord;
import regatta.host.record.Rerun;

/** Holds what workers say against what follows from it: the orders of a record, played again here. */
final class Audit {

    /** Of a sample, one in so many is played again; and the first few, so that a worker that is wrong is found early. */
    private static final int ONE_IN = 16;

    private static final int FIRST = 8;

    private final Verify verify;
    private int seen;

    Audit(Verify verify) {
        this.verify = verify;
    }

    /** Returns whether the next job is to be played again here. */
    boolean wantsNext() {
        int number = seen++;
        return switch (verify) {
            case ALL -> true;
            case SAMPLE -> number < FIRST || number % ONE_IN == 0;
            case NONE -> false;
        };
    }

    /** Returns why what came of a job cannot be true, as a clause, or null if it is. */
    static @Nullable String difference(Job job, Played played) {
        byte[] content = played.record();
        if (content == null) {
            return "it sent no record";
        }
        try {
            MatchRecord record = MatchRecord.read(content, "the record");
            String strange = mismatch(job, played.report(), record);
            return strange != null
                    ? strange
                    : Rerun.of(record, Games.named(job.scenario().game())).difference();
        } catch (BadInput e) {
            return "its record cannot be read: "
                    + String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT);
        }
    }

    private static @Nullable String mismatch(Job job, MatchReport report, MatchRecord record) {
        if (!record.header().scenario().equals(job.scenario())) {
            return "it played " + record.header().scenario() + " instead of " + job.scenario();
        }
        List<String> names = job.bots().stream().map(BotSpec::name).toList();
        if (!record.header().bots().equals(names)) {
            return "it seated " + record.header().bots() + " instead of " + names;
        }
        List<Standing> told =
                report.seats().stream().map(MatchReport.SeatReport::standing).toList();
        if (!told.equals(record.result())) {
            return "it told " + told + ", but its record says " + record.result();
        }
        return report.turns() == record.turns() ? null : "it told " + report.turns() + " turns, not " + record.turns();
    }
}
