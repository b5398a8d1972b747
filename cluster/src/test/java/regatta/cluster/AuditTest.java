package regatta.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regatta.core.Scenario;
import regatta.core.Standing;
import regatta.host.bot.BotSpec;
import regatta.host.match.ClusterEngine.Verify;
import regatta.host.match.Job;
import regatta.host.match.JobResult;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchReport.SeatReport;
import regatta.host.match.MatchRunner;

class AuditTest {

    private final Job job = job("halite size=16 turns=10 seed=1");

    private static Job job(String scenario) {
        BotSpec greedy = BotSpec.of("greedy", Contest.GAME, Path.of(""));
        BotSpec random = BotSpec.of("random", Contest.GAME, Path.of(""));
        return new Job(
                "k",
                Contest.GAME,
                Scenario.parse(scenario),
                List.of(greedy, random),
                MatchConditions.defaults(Contest.GAME.info()),
                true);
    }

    @Test
    void resultThatReplaysIsAccepted() {
        assertThat(Audit.difference(job, new MatchRunner(job).result())).isNull();
    }

    @Test
    void otherMatchIsRejected() {
        JobResult other = new MatchRunner(job("halite size=16 turns=10 seed=2")).result();

        assertThat(Audit.difference(job, other)).contains("instead of");
    }

    @Test
    void resultThatDiffersFromTheRecordIsRejected() {
        JobResult played = new MatchRunner(job).result();
        MatchReport report = played.report();
        SeatReport first = report.seats().get(0);
        SeatReport better = new SeatReport(
                first.bot(), new Standing(0, 1, 999_999), first.faults(), first.times(), first.cpuMicros(), Map.of());
        MatchReport wrong = new MatchReport(
                List.of(better, report.seats().get(1)), report.turns(), 0, true, report.movesDigest(), null, null);

        assertThat(Audit.difference(job, new JobResult("k", wrong, played.record())))
                .contains("but its record has");
    }

    @Test
    void unreadableOrMissingRecordIsRejected() {
        JobResult played = new MatchRunner(job).result();

        assertThat(Audit.difference(job, new JobResult("k", played.report(), new byte[] {1, 2, 3})))
                .contains("cannot be read");
        assertThat(Audit.difference(job, new JobResult("k", played.report(), null)))
                .isEqualTo("the worker sent no record");
    }

    @Test
    void sampleHasTheFirstJobsAndSomeOfTheOthers() {
        Audit audit = new Audit(Verify.SAMPLE);
        int wanted = 0;
        for (int i = 0; i < 160; i++) {
            wanted += audit.wantsNext() ? 1 : 0;
        }

        assertThat(wanted).isEqualTo(8 + 9);
    }
}
