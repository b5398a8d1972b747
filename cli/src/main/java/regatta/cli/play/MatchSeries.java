package regatta.cli.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import regatta.cli.page.Viewers;
import regatta.cli.report.LiveText;
import regatta.host.io.MachineFault;
import regatta.host.match.Farm;
import regatta.host.match.FarmLoop;
import regatta.host.match.FarmLoop.Task;
import regatta.host.match.Job;
import regatta.host.match.JobResult;
import regatta.host.match.ThreadFarm;

/** A series of matches, played in parallel and printed in order. */
record MatchSeries(List<Job> jobs, MatchOutput output) {

    boolean play(int atATime) {
        try (LiveText live = output.live();
                Farm farm = new ThreadFarm(atATime)) {
            Iterator<Task> tasks = IntStream.range(0, jobs.size())
                    .mapToObj(index -> task(index, live))
                    .toList()
                    .iterator();
            return FarmLoop.inOrder(farm).run(() -> tasks.hasNext() ? tasks.next() : null, () -> false);
        }
    }

    private Task task(int index, LiveText live) {
        Job job = jobs.get(index);
        return new Task(List.of(job.withKey(String.valueOf(index), output.keepsRecords())), played -> {
            live.clear();
            output.add(job, played.get(0).report(), writeRecord(index, played.get(0)), null);
            live.show(() -> List.of("match " + (index + 1) + " of " + jobs.size()));
        });
    }

    private @Nullable Path writeRecord(int index, JobResult played) {
        Path record = output.record(jobs.get(index).scenario(), index, jobs.size());
        if (played.report().refereeOutput() != null) {
            return record;
        }
        byte[] content = played.record();
        if (record == null || content == null) {
            return null;
        }
        try {
            Files.createDirectories(record.toAbsolutePath().getParent());
            Files.write(record, content);
            Viewers.delete(record);
            return record;
        } catch (IOException e) {
            throw new MachineFault("The record cannot be written: " + MachineFault.reason(e), e);
        }
    }
}
