package regatta.cli.parser;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Stack;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The option names of earlier releases. They are replaced by the present names before parsing, with a notice on
 * standard error.
 */
public final class DeprecatedOptions implements IParameterPreprocessor {

    /** The flag that {@code race} receives with {@code -g}: its baseline used to be the first bot. */
    public static final String BASELINE_FIRST = "--baseline-first";

    private static final Set<String> WITH_GAME =
            Set.of("play", "tourney", "ab", "race", "tune", "check", "book new", "new", "bots", "games", "bot");

    private static final Map<String, Map<String, String>> RENAMED = Map.ofEntries(
            Map.entry(
                    "play", Map.of("--out", "--output", "--forgive", "--ignore-faults", "--no-timeout", "--no-clock")),
            Map.entry("check", Map.of("--no-timeout", "--no-clock")),
            Map.entry("film", Map.of("--out", "--output")),
            Map.entry("import", Map.of("--out", "--output")),
            Map.entry("export", Map.of("--out", "--output")),
            Map.entry("league report", Map.of("--out", "--output")),
            Map.entry("league page", Map.of("--out", "--output")),
            Map.entry("ab", Map.of("--on", "--cluster", "--max", "--games", "--no-timeout", "--no-clock")),
            Map.entry("race", Map.of("--on", "--cluster", "--max", "--games", "--no-timeout", "--no-clock")),
            Map.entry(
                    "tune",
                    Map.of(
                            "--on",
                            "--cluster",
                            "--by",
                            "--method",
                            "--out",
                            "--output",
                            "--page",
                            "--report",
                            "--no-timeout",
                            "--no-clock")),
            Map.entry("tourney", Map.of("--on", "--cluster", "--no-timeout", "--no-clock")),
            Map.entry("book new", Map.of("--count", "--scenarios")),
            Map.entry("cluster head", Map.of("--page-port", "--ui-port")));

    private final String command;
    private final Map<String, String> renamed;

    private DeprecatedOptions(String command) {
        this.command = command;
        renamed = RENAMED.getOrDefault(command, Map.of());
    }

    /** Makes a command and its subcommands accept their old options. */
    public static void addTo(CommandLine line) {
        CommandSpec spec = line.getCommandSpec();
        String name = spec.qualifiedName().replaceFirst("^regatta ?", "");
        if (RENAMED.containsKey(name) || WITH_GAME.contains(name)) {
            spec.preprocessor(new DeprecatedOptions(name));
        }
        line.getSubcommands().values().forEach(DeprecatedOptions::addTo);
    }

    @Override
    public boolean preprocess(
            Stack<String> arguments, CommandSpec spec, @Nullable ArgSpec argument, Map<String, Object> info) {
        List<String> words = new ArrayList<>(arguments);
        Collections.reverse(words); // The next word is on top of the stack.
        PrintWriter err = spec.commandLine().getErr();
        words = moveGameToFront(renameOptions(words, err), err);
        Collections.reverse(words);
        arguments.clear();
        arguments.addAll(words);
        return false;
    }

    private List<String> renameOptions(List<String> words, PrintWriter err) {
        List<String> present = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            int equals = word.indexOf('=');
            String option = equals < 0 ? word : word.substring(0, equals);
            String name = renamed.get(option);
            if (name == null) {
                present.add(word);
                continue;
            }
            present.add(name + word.substring(option.length()));
            if (option.equals("--max")) {
                doubleNumber(present, words, i + 1);
                i += equals < 0 && i + 1 < words.size() ? 1 : 0;
                err.println("Deprecated: --max N (pairs of games) is now --games 2N.");
            } else {
                err.println("Deprecated: " + option + " is now " + name + ".");
            }
        }
        return present;
    }

    /** Doubles the number that ends {@code present}, or is the next of the words: a pair has two games. */
    private static void doubleNumber(List<String> present, List<String> words, int next) {
        int last = present.size() - 1;
        int equals = present.get(last).indexOf('=');
        if (equals >= 0) {
            String text = present.get(last);
            present.set(last, text.substring(0, equals + 1) + doubled(text.substring(equals + 1)));
        } else if (next < words.size()) {
            present.add(doubled(words.get(next)));
        }
    }

    private static String doubled(String number) {
        return number.matches("-?\\d{1,9}") ? String.valueOf(2 * Long.parseLong(number)) : number;
    }

    private List<String> moveGameToFront(List<String> words, PrintWriter err) {
        if (!WITH_GAME.contains(command)) {
            return words;
        }
        List<String> rest = new ArrayList<>();
        String game = null;
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if ((word.equals("-g") || word.equals("--game")) && i + 1 < words.size()) {
                game = words.get(++i);
            } else if (word.startsWith("--game=") || word.matches("-g[=\\w].*")) {
                game = word.replaceFirst("^(--game|-g)=?", "");
            } else {
                rest.add(word);
            }
        }
        if (game == null) {
            return words;
        }
        err.println(
                "Deprecated: -g and --game. The game is the first argument: regatta " + command + " " + game + " …");
        if (!rest.isEmpty() && rest.get(0).equals(game)) {
            return rest;
        }
        if (command.equals("race")) {
            rest.add(0, BASELINE_FIRST);
        }
        rest.add(0, game);
        return rest;
    }
}
