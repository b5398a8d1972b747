package regatta.cli.command;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.parser.DeprecatedOptions;
import regatta.cli.report.CompareJson;
import regatta.cli.report.TextTable;
import regatta.cli.report.VerdictText;
import regatta.core.BadInput;
import regatta.core.Names;
import regatta.host.bot.BotSpec;
import regatta.league.verdict.Comparison;
import regatta.league.verdict.Failure;
import regatta.league.verdict.PairTest;
import regatta.league.verdict.Race;
import regatta.league.verdict.SequentialTest;
import regatta.league.verdict.Verdict;
import regatta.league.verdict.Verdict.Decision;

/** The command {@code race}: tests which of several candidates are better than a baseline. */
@Command(
        name = "race",
        header = "Test several candidates at once",
        description = {
            "Finds out which of the NEW bots are better than OLD. All play the same pairs of games (see 'regatta ab'). Half "
                    + "of the games go to the most promising candidate, and candidates with a verdict stop playing.",
            "In at most 5 %% of races, any candidate is called better that is not; in at most 5 %%, any is rejected that is "
                    + "better by the upper bound. Ctrl-C prints the current result."
        },
        exitCodeList = {"0:a candidate is better", "1:none is better", "3:none is better so far, some are undecided"},
        footer = {
            "  regatta race ${GAME} ./a ./b ./c ./old",
            "  regatta race ${GAME} \"python3 bot.py --k=2\" \"python3 bot.py --k=3\" \"python3 bot.py\"",
            "  regatta race ${GAME} hungarian random greedy size=32 --bounds 0,50 --json"
        })
public final class RaceCommand extends CompareCommand {

    private static final int DEFAULT_PAIRS_PER_CANDIDATE = 2000;
    private static final int MAX_NAME = 40;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "NEW... OLD [KEY=VALUE...]",
            hideParamSyntax = true,
            description =
                    "The candidates, the bot to compare them with, and scenario options. Several values (size=32,40) are"
                            + " played in turn.")
    private List<String> words = new ArrayList<>();

    /** The order of earlier releases, which commands with {@code -g} have. */
    @Option(names = DeprecatedOptions.BASELINE_FIRST, hidden = true)
    private boolean baselineFirst;

    private final List<String> variants = new ArrayList<>();
    private String baseline = "";

    @Override
    public Integer call() {
        List<String> settings = new ArrayList<>();
        words.forEach(word -> (options.contest.isOption(word) ? settings : variants).add(word));
        if (variants.size() < 2) {
            throw new BadInput("A race needs one candidate or more and the bot to compare them with: regatta race "
                    + options.contest.gameName() + " NEW NEW OLD");
        }
        baseline = variants.remove(baselineFirst ? 0 : variants.size() - 1);
        List<BotSpec> bots = variants.stream().map(options.contest::bot).toList();
        Comparison comparison = options.comparison(variants.get(0), baseline, settings);
        List<Integer> asTyped = IntStream.range(0, variants.size()).boxed().toList();
        Race race = race(variants.size(), comparison);
        return play(
                comparison,
                bots,
                race,
                options.maxPairs(DEFAULT_PAIRS_PER_CANDIDATE * variants.size(), race),
                (verdicts, failures) -> table(verdicts, asTyped));
    }

    @Override
    List<String> lines(Comparison comparison, Race race, PairTest.PairTestResult outcome) {
        List<String> lines = new ArrayList<>(table(outcome.verdicts(), byAnswer(outcome.verdicts())));
        lines.add(summary(outcome));
        return lines;
    }

    /** Returns the candidates by verdict, better ones first, and then by strength. */
    private static List<Integer> byAnswer(List<Verdict> verdicts) {
        Comparator<Integer> byElo =
                Comparator.comparingDouble(i -> -verdicts.get(i).elo());
        return IntStream.range(0, verdicts.size())
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(
                                i -> switch (verdicts.get(i).answer()) {
                                    case BETTER -> 0;
                                    case UNDECIDED -> 1;
                                    case NOT_BETTER -> 2;
                                })
                        .thenComparing(byElo))
                .toList();
    }

    private List<String> table(List<Verdict> verdicts, List<Integer> order) {
        boolean verbose = options.contest.verbose();
        TextTable table =
                new TextTable("candidate won# lost# even# difference~ games# verdict" + (verbose ? " figures~" : ""));
        for (int i : order) {
            Verdict verdict = verdicts.get(i);
            long won = verdict.tally().won();
            long lost = verdict.tally().lost();
            List<Object> cells = new ArrayList<>(List.of(
                    Names.shortened(variants.get(i), MAX_NAME),
                    won,
                    lost,
                    verdict.blocks() - won - lost,
                    VerdictText.difference(verdict.estimate()),
                    verdict.games(),
                    verdict.indistinguishable() ? "plays identically" : verdict.answer()));
            if (verbose) {
                cells.add(VerdictText.figures(verdict));
            }
            table.add(cells.toArray());
        }
        return table.lines();
    }

    private String summary(PairTest.PairTestResult outcome) {
        List<String> better = byAnswer(outcome.verdicts()).stream()
                .filter(i -> outcome.verdicts().get(i).answer() == Decision.BETTER)
                .map(variants::get)
                .toList();
        String undecided = switch (outcome.ending()) {
            case SPENT -> " The others are undecided: --games is used up.";
            case INTERRUPTED -> " The others are undecided: interrupted.";
            case REPEATED -> " The others are undecided: every further game would repeat an earlier one.";
            default -> "";
        };
        return (better.isEmpty()
                        ? "None is @|bold better|@ than " + baseline + "."
                        : "@|bold,green Better|@ than " + baseline + ": " + String.join(", ", better) + ".")
                + undecided;
    }

    private record RaceJson(
            String baseline,
            @JsonUnwrapped CompareJson.QuestionJson question,
            double lower,
            double upper,
            int testVersion,
            PairTest.EndReason ending,
            int repeated,
            List<VariantJson> variants,
            List<Failure> failures) {}

    private record VariantJson(
            String variant, @JsonUnwrapped CompareJson.AnswerJson answer) {}

    @Override
    Object json(Comparison comparison, Race race, PairTest.PairTestResult outcome) {
        return new RaceJson(
                baseline,
                question(comparison),
                -race.bound(),
                race.bound(),
                SequentialTest.VERSION,
                outcome.ending(),
                outcome.repeated(),
                byAnswer(outcome.verdicts()).stream()
                        .map(i -> new VariantJson(
                                variants.get(i),
                                CompareJson.AnswerJson.of(outcome.verdicts().get(i))))
                        .toList(),
                outcome.failures());
    }
}
