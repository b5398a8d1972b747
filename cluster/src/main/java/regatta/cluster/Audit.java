package regatta.cluster;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.GameCatalog;
import regatta.core.Standing;
import regatta.host.bot.BotSpec;
import regatta.host.match.ClusterEngine.Verify;
import regatta.host.match.Job;
import regatta.host.match.JobResult;
import regatta.host.match.MatchReport;
import regatta.host.record.Difference;
import regatta.host.record.MatchRecord;
import regatta.host.record.Rerun;

/** Verifies results of workers by playing the orders of their records again. */
final class Audit {

    /** In a sample, one job of this many is verified, and the first few, to find a faulty worker early. */
    private static final int ONE_IN = 16;

    private static final int FIRST = 8;

    private final Verify verify;
    private int seen;

    Audit(Verify verify) {
        this.verify = verify;
    }

    boolean wantsNext() {
        int number = seen++;
        return switch (verify) {
            case ALL -> true;
            case SAMPLE -> number < FIRST || number % ONE_IN == 0;
            case NONE -> false;
        };
    }

    /** Returns why the result of a job is wrong, as a clause, or null if it is correct. */
    static @Nullable String difference(Job job, JobResult played) {
        byte[] content = played.record();
        if (content == null) {
            return "the worker sent no record";
        }
        try {
            MatchRecord record = MatchRecord.read(content, "the record", GameCatalog.of(job.game()));
            String mismatch = mismatch(job, played.report(), record);
            if (mismatch != null) {
                return mismatch;
            }
            Difference difference = Rerun.of(record, job.game()).difference();
            return difference == null ? null : difference.toString();
        } catch (BadInput e) {
            return "the record cannot be read: "
                    + String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT);
        }
    }

    private static @Nullable String mismatch(Job job, MatchReport report, MatchRecord record) {
        if (!record.header().scenario().equals(job.scenario())) {
            return "the worker played " + record.header().scenario() + " instead of " + job.scenario();
        }
        List<String> names = job.bots().stream().map(BotSpec::name).toList();
        if (!record.header().bots().equals(names)) {
            return "the worker seated " + record.header().bots() + " instead of " + names;
        }
        List<Standing> reported =
                report.seats().stream().map(MatchReport.SeatReport::standing).toList();
        if (!reported.equals(record.result())) {
            return "the worker reported " + reported + ", but its record has " + record.result();
        }
        return report.turns() == record.turns()
                ? null
                : "the worker reported " + report.turns() + " turns, not " + record.turns();
    }
}
