package regatta.cli.report;

import java.util.List;
import java.util.function.Consumer;
import regatta.core.JsonOut;
import regatta.core.TextOut;
import regatta.league.verdict.Failure;
import regatta.league.verdict.Verdict;

/** Verdicts as JSON, for the commands that compare bots. */
public final class VerdictJson {

    private VerdictJson() {}

    public static void writeVerdict(JsonOut out, Verdict verdict) {
        out.key("answer").value(verdict.answer().toString());
        out.key("alike").value(verdict.alike());
        out.key("blocks").value(verdict.blocks()).key("games").value(verdict.games());
        out.key("score").value(verdict.score()).key("scoreError").value(verdict.scoreError());
        out.key("elo").value(verdict.elo()).key("eloError").value(verdict.eloError());
        out.key("superiority").value(verdict.superiority()).key("llr").value(verdict.ratio());
    }

    public static void writeFailures(JsonOut out, List<Failure> failures) {
        out.key("failures").open('[');
        for (Failure failure : failures) {
            out.open('{').key("bot").value(failure.bot()).key("failed").value(failure.failed());
            out.key("games")
                    .value(failure.games())
                    .key("first")
                    .value(failure.first().toString());
            out.close('}');
        }
        out.close(']');
    }

    /** Returns a line of JSON with the things {@code writer} writes. */
    public static String line(Consumer<JsonOut> writer) {
        TextOut text = new TextOut();
        JsonOut out = new JsonOut(text).open('{');
        writer.accept(out);
        out.close('}');
        return text.toString();
    }
}
