package regatta.cli.report;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.league.verdict.Comparison;
import regatta.league.verdict.EloEstimate;
import regatta.league.verdict.Verdict;

/** The common parts of the JSON output of {@code ab}, {@code race} and {@code tune}. */
public final class CompareJson {

    private CompareJson() {}

    /**
     * The input of a test.
     *
     * @param scenarios the scenarios that are played in turn; null if there is only one
     * @param bounds the two hypotheses, in normalised Elo
     */
    public record QuestionJson(
            Scenario scenario,
            @Nullable List<Scenario> scenarios,
            int seats,
            List<String> field,
            double[] bounds,
            double error,
            RefereeReport.@Nullable RefereeJson referee) {

        public static QuestionJson of(Comparison comparison, double[] bounds, double error) {
            List<Scenario> patterns = comparison.setup().patterns();
            return new QuestionJson(
                    patterns.get(0),
                    patterns.size() > 1 ? patterns : null,
                    comparison.seats(),
                    comparison.field().stream().map(BotSpec::name).toList(),
                    bounds,
                    error,
                    RefereeReport.json(comparison.setup().game()));
        }
    }

    /**
     * A verdict.
     *
     * @param pairs the number of pairs with each score that occurred
     */
    public record AnswerJson(
            Verdict.Decision answer,
            boolean alike,
            long blocks,
            long games,
            long won,
            long lost,
            Map<Double, Long> pairs,
            double score,
            double scoreError,
            double elo,
            double eloError,
            double superiority,
            double llr,
            EstimateJson estimate) {

        public static AnswerJson of(Verdict verdict) {
            return new AnswerJson(
                    verdict.answer(),
                    verdict.indistinguishable(),
                    verdict.blocks(),
                    verdict.games(),
                    verdict.tally().won(),
                    verdict.tally().lost(),
                    verdict.tally().byScore(),
                    verdict.score(),
                    verdict.scoreError(),
                    verdict.elo(),
                    verdict.eloError(),
                    verdict.superiority(),
                    verdict.ratio(),
                    EstimateJson.of(verdict.estimate()));
        }
    }

    /** The estimate that stays valid however often one looks. A limit is left out where nothing is known. */
    public record EstimateJson(
            double score,
            double scoreLow,
            double scoreHigh,
            double elo,
            @Nullable Double eloLow,
            @Nullable Double eloHigh) {

        static EstimateJson of(EloEstimate estimate) {
            return new EstimateJson(
                    estimate.score(),
                    estimate.scoreLow(),
                    estimate.scoreHigh(),
                    estimate.elo(),
                    finite(estimate.eloLow()),
                    finite(estimate.eloHigh()));
        }

        private static @Nullable Double finite(double limit) {
            return Double.isInfinite(limit) ? null : limit;
        }
    }

    /** The figures of one slice of the scenarios, which are not a verdict. */
    public record SliceScore(
            String scenarios, long games, double score, double scoreError, double elo, double eloError) {

        static SliceScore of(String scenarios, Verdict verdict) {
            return new SliceScore(
                    scenarios,
                    verdict.games(),
                    verdict.score(),
                    verdict.scoreError(),
                    verdict.elo(),
                    verdict.eloError());
        }
    }
}
