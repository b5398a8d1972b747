package regatta.cli.command;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.report.CompareJson;
import regatta.cli.report.VerdictText;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.Plural;
import regatta.host.bot.BotIdentity;
import regatta.league.verdict.Comparison;
import regatta.league.verdict.Failure;
import regatta.league.verdict.PairTest;
import regatta.league.verdict.Race;
import regatta.league.verdict.SequentialTest;
import regatta.league.verdict.Verdict;

/** The command {@code ab}: tests whether a bot is better than another. */
@Command(
        name = "ab",
        header = "Test whether a bot got better",
        description = {
            "Plays NEW against OLD until the verdict is clear: a sequential test in normalised Elo, wrong in at most 5 %% of "
                    + "tests.",
            "Games are played in pairs: the same scenario twice, with the seats swapped or, with --field, with each of the "
                    + "two in the same seat. So maps and seats favour neither. Ctrl-C prints the current result."
        },
        exitCodeList = {"0:NEW is better", "1:NEW is not better", "3:undecided"},
        footer = {
            "  regatta ab ${GAME} \"python3 new.py\" \"python3 old.py\"",
            "  regatta ab ${GAME} ./new ./old --seats 4 --field greedy,hungarian",
            "  regatta ab ${GAME} ./new ./old --bounds 0,10 --games 20000",
            "  regatta ab ${GAME} ./new ./old --book duels.book --held-out",
            "  regatta ab ${GAME} ./new random size=32 --seed 7 --json",
            "  regatta ab --referee \"java -jar referee.jar\" ./new ./old"
        })
public final class AbCommand extends CompareCommand {

    private static final int DEFAULT_MAX_PAIRS = 5000;

    @Parameters(index = "1", paramLabel = "NEW", description = "The bot to test.")
    private String candidate = "";

    @Parameters(index = "2", paramLabel = "OLD", description = "The bot to compare it with.")
    private String baseline = "";

    @Parameters(
            index = "3..*",
            paramLabel = "[KEY=VALUE...]",
            hideParamSyntax = true,
            description = "Scenario options. Several values (size=32,40) are played in turn.")
    private List<String> words = new ArrayList<>();

    @Option(names = "--allow-same", description = "Allow a test of a bot against itself.")
    private boolean allowSame;

    @Override
    public Integer call() {
        Comparison comparison = options.comparison(candidate, baseline, words);
        if (!allowSame) {
            requireDifferent(comparison);
        }
        Race race = race(1, comparison);
        return play(
                comparison,
                List.of(comparison.candidate()),
                race,
                options.maxPairs(DEFAULT_MAX_PAIRS, race),
                (verdicts, failures) -> List.of(status(verdicts.get(0), failures)));
    }

    private static void requireDifferent(Comparison comparison) {
        Game game = comparison.setup().game();
        if (BotIdentity.of(comparison.candidate(), game).equals(BotIdentity.of(comparison.baseline(), game))) {
            throw new BadInput("'" + comparison.candidate().name() + "' and '"
                    + comparison.baseline().name()
                    + "' are the same bot: they have the same files, command and arguments. Give two different bots,"
                    + " or add --allow-same.");
        }
    }

    private static String status(Verdict verdict, List<Failure> failures) {
        int failed = failures.stream().mapToInt(Failure::failed).sum();
        return VerdictText.status(verdict) + (failed == 0 ? "" : ", " + Plural.of(failed, "failure"));
    }

    @Override
    List<String> lines(Comparison comparison, Race race, PairTest.PairTestResult outcome) {
        String conclusion = VerdictText.conclusion(
                comparison.candidate().name(), comparison.baseline().name(), outcome.verdict(), outcome.ending());
        String line = conclusion + warning(outcome.failures());
        return options.contest.verbose() ? List.of(VerdictText.figures(outcome.verdict()), line) : List.of(line);
    }

    /** Returns a warning if a bot failed in all its games, because the verdict is then worthless. */
    private static String warning(List<Failure> failures) {
        return failures.stream()
                .filter(failure -> failure.failed() == failure.games())
                .findFirst()
                .map(failure -> " But " + failure.bot() + " failed in every game; fix that first.")
                .orElse("");
    }

    private record AbJson(
            @JsonProperty("new") String candidate,
            @JsonProperty("old") String baseline,
            @JsonUnwrapped CompareJson.QuestionJson question,
            @JsonUnwrapped CompareJson.AnswerJson answer,
            double lower,
            double upper,
            int testVersion,
            PairTest.EndReason ending,
            int repeated,
            List<Failure> failures) {}

    @Override
    Object json(Comparison comparison, Race race, PairTest.PairTestResult outcome) {
        return new AbJson(
                candidate,
                baseline,
                question(comparison),
                CompareJson.AnswerJson.of(outcome.verdict()),
                -race.bound(),
                race.bound(),
                SequentialTest.VERSION,
                outcome.ending(),
                outcome.repeated(),
                outcome.failures());
    }
}
