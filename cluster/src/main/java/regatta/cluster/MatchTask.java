package regatta.cluster;

import java.io.PrintWriter;
import java.io.Serializable;
import java.io.StringWriter;
import java.util.Arrays;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import regatta.core.BadInput;
import regatta.host.MachineFault;
import regatta.host.Played;
import regatta.host.PlayedText;
import regatta.host.Station;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** A match on its way to a worker, where it is played. */
final class MatchTask extends AbstractFunction1<Iterator<Integer>, String[]> implements Serializable {

    private static final long serialVersionUID = 1;

    private final String job;
    private final boolean plays;

    /** Workers that must not play it; if Spark asks one of them it says no, and Spark asks another. */
    private final String[] notOn;

    /**
     * Prepares a task.
     *
     * @param plays whether the match is played, or only looked at whether it could be
     */
    MatchTask(String job, boolean plays, String[] notOn) {
        this.job = job;
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

    private String text() {
        if (!plays) {
            Outpost.here().prepare(job);
            return "";
        }
        Played played = Outpost.here().play(job);
        if (!played.report().complete()) {
            TaskContext.get().killTaskIfInterrupted();
            throw new IllegalStateException("a match ended before its end, though nobody asked for that");
        }
        return PlayedText.write(played);
    }
}
