package regatta.league.tune;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import regatta.core.Rng;
import regatta.core.Standing;
import regatta.host.bot.BotSpec;
import regatta.host.match.Farm;
import regatta.host.match.Job;
import regatta.host.match.JobResult;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchReport.SeatReport;
import regatta.host.match.MatchReport.Times;

/** A farm with random winners, for bots whose parameters have no effect. */
final class RandomFarm implements Farm {

    private final Rng rng;
    private final Deque<Job> jobs = new ArrayDeque<>();

    RandomFarm(long seed) {
        rng = new Rng(seed);
    }

    @Override
    public int capacity() {
        return 2;
    }

    @Override
    public int underWay() {
        return jobs.size();
    }

    @Override
    public void begin(Job job) {
        jobs.add(job);
    }

    @Override
    public JobResult next() {
        Job job = jobs.remove();
        int winner = rng.below(job.bots().size());
        List<SeatReport> seats = new ArrayList<>();
        for (int seat = 0; seat < job.bots().size(); seat++) {
            BotSpec bot = job.bots().get(seat);
            Standing standing = new Standing(seat, seat == winner ? 1 : 2, 0);
            seats.add(new SeatReport(bot.name(), standing, List.of(), new Times(0, 0, 0, 0), 0, Map.of()));
        }
        String path = String.valueOf(rng.nextLong());
        return new JobResult(job.key(), new MatchReport(seats, 1, 0, true, path, null, null), null);
    }

    @Override
    public void cancel() {
        jobs.clear();
    }

    @Override
    public void close() {
        jobs.clear();
    }
}
