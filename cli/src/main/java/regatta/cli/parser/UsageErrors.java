package regatta.cli.parser;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import regatta.cli.option.MainCommand;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.Names;

/** The messages for command lines that the parser rejects. */
public final class UsageErrors {

    private static final String GAMES_OF_TOURNAMENT =
            "A tournament is as long as its --scenarios (per round) and --rounds.";

    /** What to use instead of an option that exists for other commands only. */
    private static final Map<String, String> INSTEAD = Map.of(
            "tourney --games", GAMES_OF_TOURNAMENT,
            "tourney -n", GAMES_OF_TOURNAMENT,
            "book new --games", "Give the number of --scenarios.",
            "book new -n", "Give the number of --scenarios.",
            "tourney --output", "Records and report are written next to the --store.",
            "ab --rounds", "Give the number of --games.",
            "race --rounds", "Give the number of --games.");

    private UsageErrors() {}

    /**
     * Returns what is wrong with a command line and what to type instead.
     *
     * @param arguments all arguments of the command line
     */
    public static String message(ParameterException problem, List<String> arguments) {
        if (problem instanceof UnmatchedArgumentException unmatched) {
            String first = unmatched.getUnmatched().get(0);
            int next = arguments.indexOf(first) + 1;
            return unmatched.isUnknownOption()
                    ? unknownOption(
                            unmatched.getCommandLine(), first, next < arguments.size() ? arguments.get(next) : "VALUE")
                    : unmatched(unmatched.getCommandLine(), first);
        }
        if (problem instanceof MissingParameterException missing) {
            return missing(missing);
        }
        String value = problem.getValue();
        String text = String.valueOf(problem.getMessage());
        if (text.startsWith("Unknown subcommand") && value != null) {
            return unknownCommand(problem.getCommandLine(), value);
        }
        if (problem.getArgSpec() instanceof OptionSpec option && value != null) {
            return option.longestName() + " " + value + ": give " + kind(option.type()) + ".";
        }
        return text;
    }

    private static String kind(Class<?> type) {
        if (type == int.class || type == Integer.class || type == long.class || type == Long.class) {
            return "a whole number";
        }
        return type == double.class ? "a number" : "a value";
    }

    private static String unmatched(CommandLine command, String first) {
        if (!command.getSubcommands().isEmpty()) {
            return unknownCommand(command, first);
        }
        return "Unexpected argument '" + first + "'. Usage: " + synopsis(command);
    }

    private static String unknownCommand(CommandLine command, String typed) {
        CommandLine parent = command.getCommandName().equals("help") ? command.getParent() : command;
        List<String> known = new ArrayList<>(parent.getSubcommands().keySet());
        String suggestion = Names.suggestion(typed, known);
        String help = " '" + parent.getCommandSpec().qualifiedName() + " --help' lists all commands.";
        return "Unknown command '" + typed + "'." + (suggestion.isEmpty() ? help : suggestion);
    }

    private static String unknownOption(CommandLine command, String typed, String next) {
        int equals = typed.indexOf('=');
        String name = equals < 0 ? typed : typed.substring(0, equals);
        String path = command.getCommandSpec().qualifiedName().replaceFirst("^regatta ?", "");
        String instead = INSTEAD.get(path + " " + name);
        if (instead != null) {
            return "Unknown option '" + name + "'. " + instead;
        }
        String key = name.replaceFirst("^-+", "");
        if (isScenarioOption(command, key)) {
            String value = equals >= 0 ? typed.substring(equals + 1) : next;
            return "Unknown option '" + name + "'. Scenario options are words without dashes: " + key + "=" + value
                    + ".";
        }
        List<String> known = command.getCommandSpec().options().stream()
                .filter(each -> !each.hidden())
                .flatMap(each -> Arrays.stream(each.names()))
                .toList();
        return "Unknown option '" + name + "'." + Names.suggestion(name, known);
    }

    private static boolean isScenarioOption(CommandLine command, String key) {
        return games(command).stream()
                .flatMap(game -> game.options().stream())
                .anyMatch(option -> option.key().equals(key));
    }

    private static String missing(MissingParameterException problem) {
        List<ArgSpec> missing = problem.getMissing();
        if (!missing.isEmpty() && missing.get(0) instanceof OptionSpec option) {
            String value = option.longestName() + " " + option.paramLabel();
            return option.required() && !String.valueOf(problem.getMessage()).startsWith("Expected")
                    ? "Missing option " + value + "."
                    : option.longestName() + " needs a value: " + value + ".";
        }
        CommandLine command = problem.getCommandLine();
        String first = firstArgument(command);
        List<String> games = games(command).stream().map(GameInfo::id).toList();
        if (first != null
                && !games.isEmpty()
                && beginsWithGame(command)
                && !games.contains(first.replaceFirst("/.*", ""))) {
            return "'" + first + "' is not a game. The game comes first: " + synopsis(command) + ". Available: "
                    + String.join(", ", games) + ".";
        }
        String labels = missing.stream().map(ArgSpec::paramLabel).collect(Collectors.joining(", "));
        return "Missing " + labels + ". Usage: " + synopsis(command);
    }

    private static boolean beginsWithGame(CommandLine command) {
        List<PositionalParamSpec> positional = command.getCommandSpec().positionalParameters();
        return !positional.isEmpty() && positional.get(0).paramLabel().startsWith("GAME");
    }

    private static @Nullable String firstArgument(CommandLine command) {
        Object value = command.getCommandSpec().positionalParameters().get(0).getValue();
        return value instanceof String text && !text.isEmpty() ? text : null;
    }

    private static List<GameInfo> games(CommandLine command) {
        return command.getCommandSpec().root().userObject() instanceof MainCommand main
                ? main.games().games().stream().map(Game::info).toList()
                : List.of();
    }

    private static String synopsis(CommandLine command) {
        return command.getHelp().synopsis(0).strip();
    }
}
