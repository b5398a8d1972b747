package regatta.cluster;

import java.io.PrintWriter;
import java.io.Serializable;
import java.io.StringWriter;
import java.util.Arrays;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import regatta.core.BadInput;
import regatta.host.io.MachineFault;
import regatta.host.match.JobResult;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** The function that workers run: each partition of the data is a match. */
final class MatchTask extends AbstractFunction1<Iterator<Integer>, String[]> implements Serializable {

    private static final long serialVersionUID = 1;

    private final String[] jobs;

    private final boolean plays;

    /** The executors that must not run these tasks. They throw, and Spark tries another one. */
    private final String[] excluded;

    /** @param plays whether to play the matches, or only to check that they could be played */
    MatchTask(String[] jobs, boolean plays, String[] excluded) {
        this.jobs = jobs;
        this.plays = plays;
        this.excluded = excluded;
    }

    @Override
    public String[] apply(Iterator<Integer> nothing) {
        String executor = SparkEnv.get().executorId();
        if (Arrays.asList(excluded).contains(executor)) {
            throw new IllegalStateException("Executor " + executor + " is excluded.");
        }
        String host = SparkEnv.get().blockManager().blockManagerId().host();
        try {
            return new WorkerReply(plays ? WorkerReply.Kind.PLAYED : WorkerReply.Kind.READY, executor, host, text())
                    .words();
        } catch (JobRunner.MissingProgram e) {
            return new WorkerReply(WorkerReply.Kind.LACKING, executor, host, String.valueOf(e.getMessage())).words();
        } catch (BadInput e) {
            return new WorkerReply(WorkerReply.Kind.BAD_INPUT, executor, host, String.valueOf(e.getMessage())).words();
        } catch (MachineFault e) {
            return new WorkerReply(WorkerReply.Kind.MACHINE, executor, host, String.valueOf(e.getMessage())).words();
        } catch (RuntimeException e) {
            StringWriter trace = new StringWriter();
            e.printStackTrace(new PrintWriter(trace));
            return new WorkerReply(WorkerReply.Kind.DEFECT, executor, host, trace.toString()).words();
        }
    }

    int count() {
        return jobs.length;
    }

    private String text() {
        String job = jobs[TaskContext.getPartitionId()];
        if (!plays) {
            WorkerJobRunner.here().prepare(job);
            return "";
        }
        JobResult played = WorkerJobRunner.here().play(job);
        if (!played.report().complete()) {
            TaskContext.get().killTaskIfInterrupted();
            throw new IllegalStateException("A match ended early without being cancelled.");
        }
        return JobJson.write(played);
    }
}
