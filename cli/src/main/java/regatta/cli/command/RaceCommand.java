package regatta.cli.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.option.CompareOptions;
import regatta.cli.report.LiveTable;
import regatta.cli.report.VerdictJson;
import regatta.core.BadInput;
import regatta.core.Names;
import regatta.host.bot.BotSpec;
import regatta.host.match.Farm;
import regatta.league.verdict.Comparison;
import regatta.league.verdict.PairTest;
import regatta.league.verdict.Race;
import regatta.league.verdict.Verdict;
import regatta.league.verdict.Verdict.Answer;

/** Finds out which of many variants are better than a baseline. */
@Command(
        name = "race",
        description = {
            "Tells which VARIANTs are better than BASELINE. All play the same blocks (see 'regatta ab'); half of the games "
                    + "go to the most promising, and who has an answer plays no more.",
            "In at most 5 %% of races any variant is called better that is not, however many there are; and in at most "
                    + "5 %% any is dropped that is better by the upper bound.",
            "Ctrl-C tells how it stands. Ends with 0 if any is better, else with 1."
        },
        footer = {
            "  regatta race ./old ./a ./b ./c --game ${GAME}",
            "  regatta race \"python3 bot.py\" \"python3 bot.py --k=2\" \"python3 bot.py --k=3\" -g ${GAME}",
            "  regatta race greedy hungarian random -g ${GAME} size=32 --bounds 0,50 --json"
        })
public final class RaceCommand extends Subcommand implements Callable<Integer> {

    private static final int BLOCKS_A_VARIANT = 2000;
    private static final int LONGEST_NAME = 40;

    @Parameters(index = "0", paramLabel = "BASELINE", description = "The bot that all are compared with.")
    private String baseline = "";

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "VARIANT… KEY=VALUE…",
            description =
                    "The bots in question, and options of the scenarios; seed is the first one's, and several values"
                            + " of one (size=32,40) are played in turn.")
    private List<String> words = new ArrayList<>();

    @Option(
            names = "--max",
            paramLabel = "N",
            description = "Give up after so many blocks in all. Default: 2000 a variant.")
    private @Nullable Integer most;

    @Mixin
    private CompareOptions options;

    private final List<String> variants = new ArrayList<>();

    @Override
    public Integer call() {
        List<String> settings = new ArrayList<>();
        words.forEach(word -> (options.isOption(word) ? settings : variants).add(word));
        if (variants.isEmpty()) {
            throw new BadInput("A race needs a variant or more: regatta race BASELINE VARIANT VARIANT …");
        }
        List<BotSpec> bots = variants.stream().map(options::bot).toList();
        Comparison comparison = options.comparison(variants.get(0), baseline, settings);
        options.tryOut(comparison, comparison.bots());
        options.tryOut(comparison, bots);
        double[] elo = options.elo();
        Race race = new Race(variants.size(), comparison.seats(), elo[0], elo[1], options.error);
        int mostBlocks = most == null ? BLOCKS_A_VARIANT * variants.size() : CompareOptions.atLeastOne("--max", most);
        LiveTable live = new LiveTable(!options.json);
        PairTest test = PairTest.of(comparison, bots, race, mostBlocks, (verdicts, failures) -> {
            if (live.due()) {
                live.draw(lines(
                        verdicts, IntStream.range(0, variants.size()).boxed().toList()));
            }
        });
        PairTest.Outcome outcome;
        try (Farm farm = options.farm(comparison, bots)) {
            outcome = test.run(farm);
        } finally {
            live.clear();
        }
        print(comparison, race, outcome);
        boolean any = outcome.verdicts().stream().anyMatch(verdict -> verdict.answer() == Answer.BETTER);
        return any ? Exit.FINE : Exit.NO;
    }

    private void print(Comparison comparison, Race race, PairTest.Outcome outcome) {
        PrintWriter out = out();
        if (options.json) {
            out.println(json(comparison, race, outcome));
        } else {
            CommandLine.Help.ColorScheme colours = line().getColorScheme();
            outcome.failures().forEach(failure -> out.println(colours.errorText(failure.toString())));
            if (outcome.repeated() > 0) {
                out.println(CompareOptions.repeats(outcome.repeated(), comparison));
            }
            lines(outcome.verdicts(), byAnswer(outcome.verdicts())).forEach(out::println);
            out.println(colours.text(summary(outcome)));
        }
        out.flush();
    }

    /** The better ones first, then the undecided, and the strongest first among equals. */
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

    private List<String> lines(List<Verdict> verdicts, List<Integer> order) {
        int width = Math.min(
                LONGEST_NAME, variants.stream().mapToInt(String::length).max().orElse(0));
        String name = "%-" + Math.max(width, "variant".length()) + "s";
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                name + "  %14s  %14s  %6s  %6s  %s",
                "variant",
                "score",
                "nElo",
                "LLR",
                "games",
                "answer"));
        for (int i : order) {
            Verdict verdict = verdicts.get(i);
            lines.add(String.format(
                    Locale.ROOT,
                    name + "  %5.1f ± %4.1f %%  %+6.0f ± %5.0f  %+6.2f  %6d  %s",
                    shortened(variants.get(i)),
                    100 * verdict.score(),
                    100 * verdict.scoreError(),
                    verdict.elo(),
                    verdict.eloError(),
                    verdict.ratio(),
                    verdict.games(),
                    verdict.alike() ? "plays alike" : verdict.answer()));
        }
        return lines;
    }

    private static String shortened(String bot) {
        return Names.shortened(bot, LONGEST_NAME);
    }

    private String summary(PairTest.Outcome outcome) {
        List<String> better = byAnswer(outcome.verdicts()).stream()
                .filter(i -> outcome.verdicts().get(i).answer() == Answer.BETTER)
                .map(variants::get)
                .toList();
        String open = switch (outcome.ending()) {
            case SPENT -> " The rest is undecided, and --max is spent.";
            case INTERRUPTED -> " The rest is undecided: interrupted.";
            case REPEATED -> " The rest is undecided, and there is nothing new to play.";
            default -> "";
        };
        return (better.isEmpty()
                        ? "None is @|bold better|@ than " + baseline + "."
                        : "@|bold,green Better|@ than " + baseline + ": " + String.join(", ", better) + ".")
                + (open.isEmpty() ? "" : open);
    }

    private String json(Comparison comparison, Race race, PairTest.Outcome outcome) {
        return VerdictJson.line(out -> {
            out.key("baseline").value(baseline);
            options.writeQuestion(out, comparison);
            out.key("lower").value(-race.bound()).key("upper").value(race.bound());
            out.key("ending").value(outcome.ending().name().toLowerCase(Locale.ROOT));
            out.key("repeated").value(outcome.repeated());
            out.key("variants").open('[');
            for (int i : byAnswer(outcome.verdicts())) {
                out.open('{').key("variant").value(variants.get(i));
                VerdictJson.writeVerdict(out, outcome.verdicts().get(i));
                out.close('}');
            }
            out.close(']');
            VerdictJson.writeFailures(out, outcome.failures());
        });
    }
}
