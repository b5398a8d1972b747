package regatta.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import regatta.cli.command.AbCommand;
import regatta.cli.command.BookCommand;
import regatta.cli.command.BotCommand;
import regatta.cli.command.BotsCommand;
import regatta.cli.command.CheckCommand;
import regatta.cli.command.ClusterCommand;
import regatta.cli.command.CompletionCommand;
import regatta.cli.command.DoctorCommand;
import regatta.cli.command.Exit;
import regatta.cli.command.ExportCommand;
import regatta.cli.command.FilmCommand;
import regatta.cli.command.GamesCommand;
import regatta.cli.command.ImportCommand;
import regatta.cli.command.LeagueCommand;
import regatta.cli.command.RaceCommand;
import regatta.cli.command.RefereeCommand;
import regatta.cli.command.RerunCommand;
import regatta.cli.command.Subcommand;
import regatta.cli.command.TourneyCommand;
import regatta.cli.command.TuneCommand;
import regatta.cli.command.WatchCommand;
import regatta.cli.create.NewCommand;
import regatta.cli.create.NewGameCommand;
import regatta.cli.install.InstallCommand;
import regatta.cli.install.UninstallCommand;
import regatta.cli.option.CommandWords;
import regatta.cli.option.MainCommand;
import regatta.cli.option.RefereeOptions;
import regatta.cli.option.Version;
import regatta.cli.parser.DeprecatedOptions;
import regatta.cli.parser.HelpLayout;
import regatta.cli.parser.UsageErrors;
import regatta.cli.play.PlayCommand;
import regatta.core.BadInput;
import regatta.core.GameCatalog;
import regatta.host.io.MachineFault;
import regatta.host.io.TerminalText;
import regatta.host.spi.DropIn;
import regatta.host.spi.GameJars;
import regatta.host.spi.Services;

/** The command {@code regatta}. */
@Command(
        name = "regatta",
        versionProvider = Version.class,
        header = "Usage: regatta COMMAND ...    Runs, compares and ranks programming-game bots.",
        description = "Options and examples of a command: regatta COMMAND --help. Version: regatta --version.",
        footer = {
            "  regatta play ${GAME} random \"python3 MyBot.py\"   # your bot against a built-in bot",
            "  regatta ab ${GAME} ./new ./old                   # did your bot get better?"
        })
public final class Main extends Subcommand implements MainCommand {

    private static final List<Class<?>> COMMANDS = List.of(
            PlayCommand.class,
            WatchCommand.class,
            FilmCommand.class,
            AbCommand.class,
            RaceCommand.class,
            TuneCommand.class,
            TourneyCommand.class,
            LeagueCommand.class,
            BookCommand.class,
            RerunCommand.class,
            CheckCommand.class,
            RefereeCommand.class,
            ImportCommand.class,
            NewCommand.class,
            NewGameCommand.class,
            GamesCommand.class,
            BotsCommand.class,
            BotCommand.class,
            ClusterCommand.class,
            DoctorCommand.class,
            CompletionCommand.class,
            InstallCommand.class,
            UninstallCommand.class,
            HelpCommand.class);

    /** The commands that work on all others. */
    private static final Set<Class<?>> OF_ALL =
            Set.of(HelpCommand.class, CompletionCommand.class, InstallCommand.class);

    private static final long MAX_END_MILLIS = 5_000;
    private static final CountDownLatch ENDED = new CountDownLatch(1);

    @Option(
            names = "--game-jar",
            paramLabel = "FILE",
            scope = ScopeType.INHERIT,
            hidden = true,
            description = "Also use the game in this jar. Its code runs as part of Regatta.")
    private List<Path> gameJars = new ArrayList<>();

    private @Nullable GameCatalog games;

    /** Returns the games. The search is done on first use. */
    @Override
    public GameCatalog games() {
        GameCatalog found = games;
        if (found == null) {
            List<Path> jars = new ArrayList<>(GameJars.added());
            jars.addAll(gameJars);
            found = GameJars.with(GameCatalog.onClassPath(), jars);
            gameJars.forEach(
                    jar -> err().println("Using the game in " + jar + ", whose code runs as part of Regatta."));
            games = found;
        }
        return found;
    }

    @Override
    public PrintWriter err() {
        return line().getErr();
    }

    /** Shows where to begin. */
    @Override
    public Integer call() {
        String game = CommandWords.defaultGame();
        out().println("Regatta runs, compares and ranks programming-game bots. Begin with:");
        Map<String, String> steps = new LinkedHashMap<>();
        steps.put("regatta play", "watch two built-in bots");
        steps.put("regatta new " + game + " python my-bot", "create a bot of your own");
        steps.put("regatta play " + game + " \"python3 my-bot/MyBot.py\" random", "play against a built-in bot");
        steps.put("regatta games", "list the games");
        steps.put("regatta --help", "list all commands");
        steps.forEach((command, purpose) -> out().println(String.format("  %-54s  %s", command, purpose)));
        return Exit.OK;
    }

    public static void main(String[] arguments) {
        Thread main = Thread.currentThread();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> endCleanly(main), "regatta-end"));
        int exit = run(arguments);
        ENDED.countDown();
        System.exit(exit);
    }

    /** Ends the current match and its bots on Ctrl-C. The record is kept. */
    private static void endCleanly(Thread main) {
        if (ENDED.getCount() == 0) {
            return;
        }
        main.interrupt();
        try {
            ENDED.await(MAX_END_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Runs a command and returns the exit code. */
    static int run(String... arguments) {
        DropIn dropIn = arguments.length == 0 ? null : DropIn.named(arguments[0]);
        if (dropIn != null) {
            return run(dropIn, Arrays.copyOfRange(arguments, 1, arguments.length));
        }
        String[] words = RefereeOptions.withGame(arguments);
        return run(commandLine(words), words);
    }

    private static int run(CommandLine command, String... arguments) {
        try {
            return command.execute(arguments);
        } catch (Error e) { // The parser handles exceptions only, and an uncaught error would exit with 1.
            return explain(e, command);
        }
    }

    /** Returns the parser for some arguments. It contains all commands only if needed, because each one takes time. */
    static CommandLine commandLine(String... arguments) {
        Main main = new Main();
        System.setProperty("GAME", CommandWords.defaultGame()); // For the examples in the help texts.
        CommandLine command = new CommandLine(main, main.options());
        Class<?> named = arguments.length == 0 ? null : named(arguments[0]);
        if (named != null) {
            return finished(command.addSubcommand(named));
        }
        COMMANDS.forEach(command::addSubcommand);
        GameCatalog known = GameCatalog.onClassPath(); // The options that name others are not parsed yet.
        command.addSubcommand("export", ExportCommand.command(known));
        Services.of(known, DropIn.class).forEach(dropIn -> command.addSubcommand(dropIn.command()));
        return finished(command);
    }

    /** Returns the command of a name, or null if it is unknown or needs all others. */
    private static @Nullable Class<?> named(String name) {
        for (Class<?> known : COMMANDS) {
            if (known.getAnnotation(Command.class).name().equals(name)) {
                return OF_ALL.contains(known) ? null : known;
            }
        }
        return null;
    }

    private static int run(DropIn dropIn, String... arguments) {
        try {
            Integer exit = dropIn.run(arguments);
            return exit != null ? exit : run(commandLine(dropIn), arguments);
        } catch (Exception | Error e) {
            return explain(e, commandLine(dropIn));
        }
    }

    /** Returns the parser for a drop-in alone, which starts faster than with all commands. */
    private static CommandLine commandLine(DropIn dropIn) {
        CommandLine command = new CommandLine(dropIn.command());
        command.getCommandSpec().name("regatta " + dropIn.name());
        return finished(command);
    }

    private static CommandLine finished(CommandLine command) {
        HelpLayout.applyTo(command);
        DeprecatedOptions.addTo(command);
        return command.setParameterExceptionHandler(Main::explainUsage)
                .setExecutionExceptionHandler((problem, failed, parsed) -> explain(problem, failed));
    }

    private static int explainUsage(ParameterException exception, String[] arguments) {
        CommandLine command = exception.getCommandLine();
        PrintWriter err = command.getErr();
        err.println(command.getColorScheme()
                .errorText(TerminalText.lines(UsageErrors.message(exception, List.of(arguments)))));
        err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
        return command.getCommandSpec().exitCodeOnInvalidInput();
    }

    private static int explain(Throwable problem, CommandLine command) {
        PrintWriter err = command.getErr();
        String text = problem instanceof BadInput || problem instanceof MachineFault
                ? String.valueOf(problem.getMessage())
                : MachineFault.reason(problem);
        if (text != null) {
            err.println(command.getColorScheme().errorText(TerminalText.lines(text)));
            return problem instanceof BadInput ? Exit.BAD_INPUT : Exit.MACHINE_ERROR;
        }
        Path jar = GameJars.culprit(problem);
        if (jar != null) {
            err.println(
                    command.getColorScheme().errorText("The game in " + jar + " failed; this is a bug of the game:"));
            problem.printStackTrace(err);
            return Exit.BAD_INPUT;
        }
        err.println(command.getColorScheme().errorText("This is a bug of Regatta. Please report it with these lines:"));
        problem.printStackTrace(err);
        return Exit.INTERNAL_ERROR;
    }
}
