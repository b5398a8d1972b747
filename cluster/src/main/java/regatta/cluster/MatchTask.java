package regatta.cluster;

import java.io.PrintWriter;
import java.io.Serializable;
import java.io.StringWriter;
import java.util.Arrays;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import regatta.core.BadInput;
import regatta.host.io.MachineFault;
import regatta.host.match.Played;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** Matches on their way to workers, where they are played: each part of the data is one, and a task of its own. */
final class MatchTask extends AbstractFunction1<Iterator<Integer>, String[]> implements Serializable {

    private static final long serialVersionUID = 1;

    /** By the number of the part. */
    private final String[] jobs;

    private final boolean plays;

    /** Workers that must not play them; if Spark asks one of them it says no, and Spark asks another. */
    private final String[] notOn;

    /**
     * Prepares tasks.
     *
     * @param plays whether the matches are played, or only looked at whether they could be
     */
    MatchTask(String[] jobs, boolean plays, String[] notOn) {
        this.jobs = jobs;
        this.plays = plays;
        this.notOn = notOn;
    }

    @Override
    public String[] apply(Iterator<Integer> nothing) {
        String executor = SparkEnv.get().executorId();
        if (Arrays.asList(notOn).contains(executor)) {
            throw new IllegalStateException("executor " + executor + " was set aside");
        }
        String host = SparkEnv.get().blockManager().blockManagerId().host();
        try {
            return new Answer(plays ? Answer.Kind.PLAYED : Answer.Kind.READY, executor, host, text()).words();
        } catch (Station.Lacking e) {
            return new Answer(Answer.Kind.LACKING, executor, host, String.valueOf(e.getMessage())).words();
        } catch (BadInput e) {
            return new Answer(Answer.Kind.BAD_INPUT, executor, host, String.valueOf(e.getMessage())).words();
        } catch (MachineFault e) {
            return new Answer(Answer.Kind.MACHINE, executor, host, String.valueOf(e.getMessage())).words();
        } catch (RuntimeException e) {
            StringWriter trace = new StringWriter();
            e.printStackTrace(new PrintWriter(trace));
            return new Answer(Answer.Kind.DEFECT, executor, host, trace.toString()).words();
        }
    }

    int count() {
        return jobs.length;
    }

    private String text() {
        String job = jobs[TaskContext.getPartitionId()];
        if (!plays) {
            Outpost.here().prepare(job);
            return "";
        }
        Played played = Outpost.here().play(job);
        if (!played.report().complete()) {
            TaskContext.get().killTaskIfInterrupted();
            throw new IllegalStateException("a match ended before its end, though nobody asked for that");
        }
        return JobJson.write(played);
    }
}
