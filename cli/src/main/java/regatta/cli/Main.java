package regatta.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ParameterException;
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
import regatta.cli.command.NewCommand;
import regatta.cli.command.PlayCommand;
import regatta.cli.command.RaceCommand;
import regatta.cli.command.RefereeCommand;
import regatta.cli.command.RerunCommand;
import regatta.cli.command.TourneyCommand;
import regatta.cli.command.TuneCommand;
import regatta.cli.command.WatchCommand;
import regatta.cli.option.Showcase;
import regatta.core.BadInput;
import regatta.host.io.MachineFault;
import regatta.host.io.Plain;
import regatta.host.spi.DropIn;

/** The command {@code regatta}. */
@Command(
        name = "regatta",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        description = "The arena and workbench for programming-game bots.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  regatta play                    a show match",
            "  regatta play ${GAME} random \"python3 MyBot.py\" size=32 seed=7",
            "                                  your bot against a built-in",
            "  regatta new ${GAME} python my-bot",
            "                                  a bot to begin with",
            "  regatta watch match.regatta     watch it in a browser",
            "  regatta ab ./new ./old -g ${GAME}",
            "                                  is it better? stops when the answer is clear",
            "  regatta race ./old ./a ./b -g ${GAME}",
            "                                  which of these are better?",
            "  regatta tune \"greedy?*\" -g ${GAME}",
            "                                  set a bot's numbers by playing",
            "  regatta tourney ${GAME} greedy hungarian \"python3 MyBot.py\"",
            "                                  who is best, and how sure is that?",
            "  regatta rerun match.regatta     prove that a record tells what happened",
            "  regatta games                   which games there are",
            "  regatta games ${GAME}            rule sets, options and bots of one",
            "  regatta games ${GAME} board seed=7 size=32",
            "                                  the board a scenario begins with"
        })
public final class Main implements Runnable {

    /** In the order in which the help lists them. */
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
            GamesCommand.class,
            BotsCommand.class,
            BotCommand.class,
            ClusterCommand.class,
            DoctorCommand.class,
            CompletionCommand.class,
            HelpCommand.class);

    private static final long LONGEST_END_MILLIS = 5_000;
    private static final CountDownLatch ENDED = new CountDownLatch(1);

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    public static void main(String[] arguments) {
        Thread main = Thread.currentThread();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> endCleanly(main), "regatta-end"));
        int exit = run(arguments);
        ENDED.countDown();
        System.exit(exit);
    }

    /** On Ctrl-C the match under way is ended, its bots with it, and what was recorded is kept. */
    private static void endCleanly(Thread main) {
        if (ENDED.getCount() == 0) {
            return;
        }
        main.interrupt();
        try {
            ENDED.await(LONGEST_END_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Runs the command and returns what it ends with. */
    static int run(String... arguments) {
        DropIn dropIn = arguments.length == 0 ? null : DropIn.named(arguments[0]);
        if (dropIn != null) {
            return run(dropIn, Arrays.copyOfRange(arguments, 1, arguments.length));
        }
        return run(commandLine(arguments), arguments);
    }

    private static int run(CommandLine command, String... arguments) {
        try {
            return command.execute(arguments);
        } catch (Error e) { // The parser passes on exceptions only, and Java would end with 1, which means something
            // else.
            return explain(e, command);
        }
    }

    /** Returns the parser for some arguments. It knows all commands only if they are asked for: to describe one takes time. */
    static CommandLine commandLine(String... arguments) {
        System.setProperty("GAME", Showcase.game()); // The examples in the help texts speak of it.
        CommandLine command = new CommandLine(new Main());
        Class<?> named = arguments.length == 0 ? null : named(arguments[0]);
        if (named != null) {
            return finished(command.addSubcommand(named));
        }
        COMMANDS.forEach(command::addSubcommand);
        command.addSubcommand("export", ExportCommand.command());
        DropIn.all().forEach(dropIn -> command.addSubcommand(dropIn.command()));
        return finished(command);
    }

    /** Returns the command of a name, or null if there is none or if it needs all others. */
    private static @Nullable Class<?> named(String name) {
        for (Class<?> known : COMMANDS) {
            if (known.getAnnotation(Command.class).name().equals(name)) {
                return known == HelpCommand.class || known == CompletionCommand.class ? null : known;
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

    /** Does without all other commands: to describe them to the parser takes longer than the program has that it stands in for. */
    private static CommandLine commandLine(DropIn dropIn) {
        CommandLine command = new CommandLine(dropIn.command());
        command.getCommandSpec().name("regatta " + dropIn.name());
        return finished(command);
    }

    private static CommandLine finished(CommandLine command) {
        tellExitCodes(command);
        return command.setUsageHelpWidth(100)
                .setParameterExceptionHandler(Main::explainUsage)
                .setExecutionExceptionHandler((problem, failed, parsed) -> explain(problem, failed));
    }

    private static void tellExitCodes(CommandLine command) {
        command.getCommandSpec()
                .usageMessage()
                .exitCodeListHeading("%nExit codes:%n")
                .exitCodeList(Exit.TOLD);
        command.getSubcommands().values().forEach(Main::tellExitCodes);
    }

    /** Without a command there is nothing to do but to say which there are. */
    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    private static int explainUsage(ParameterException exception, String[] arguments) {
        CommandLine command = exception.getCommandLine();
        PrintWriter err = command.getErr();
        err.println(command.getColorScheme().errorText(Plain.text(String.valueOf(exception.getMessage()))));
        CommandLine.UnmatchedArgumentException.printSuggestions(exception, err);
        err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
        return command.getCommandSpec().exitCodeOnInvalidInput();
    }

    private static int explain(Throwable problem, CommandLine command) {
        PrintWriter err = command.getErr();
        String text = problem instanceof BadInput || problem instanceof MachineFault
                ? String.valueOf(problem.getMessage())
                : MachineFault.reason(problem);
        if (text != null) {
            err.println(command.getColorScheme().errorText(Plain.text(text)));
            return problem instanceof BadInput ? Exit.BAD_INPUT : Exit.MACHINE;
        }
        err.println(
                command.getColorScheme().errorText("This is a defect of Regatta, not of your input. Please report:"));
        problem.printStackTrace(err);
        return Exit.OUR_FAULT;
    }

    /** Tells the version this was built as. */
    static final class Version implements IVersionProvider {

        @Override
        public String[] getVersion() {
            Properties properties = new Properties();
            try (InputStream in = Main.class.getResourceAsStream("version.properties")) {
                properties.load(in);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return new String[] {
                "regatta " + properties.getProperty("version"),
                "Java " + Runtime.version() + " on " + System.getProperty("os.name") + " "
                        + System.getProperty("os.arch")
            };
        }
    }
}
