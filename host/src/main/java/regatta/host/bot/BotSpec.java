package regatta.host.bot;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.BuiltIn;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.Names;
import regatta.core.Scenario;
import regatta.host.process.TimeControl;
import regatta.host.sandbox.HiddenPaths;
import regatta.host.sandbox.Toolchain;
import regatta.host.sandbox.VisibleFiles;
import regatta.host.spi.JarRunner;

/**
 * A bot as a user names it.
 *
 * @param name the display name: the text as typed, or the name given in {@code name=bot}
 * @param text the built-in with its parameters, command line, jar, or seat of a record
 * @param kind the kind of bot that the text names
 * @param folder the folder in which a command starts
 * @param ownsFolder whether everything in that folder is part of the bot
 * @param variants the replacements of {@code text} in some scenarios
 */
public record BotSpec(String name, String text, BotKind kind, Path folder, boolean ownsFolder, List<Variant> variants) {

    /**
     * A replacement of the bot's text in some scenarios, such as the parameters for one board size.
     *
     * @param when the options that these scenarios have in common
     */
    public record Variant(Map<String, String> when, String text) {}

    public enum BotKind {
        BUILT_IN,
        COMMAND,
        JAR,
        RECORDED,
        HUMAN;

        /** Returns the word stored in leagues. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** A name before a bot, as in {@code fast=./bot}. */
    private static final Pattern NAMED = Pattern.compile("([A-Za-z0-9][A-Za-z0-9._-]{0,39})=([^=].*)", Pattern.DOTALL);

    /** A word that may also be an environment variable of the shell, as in {@code DEPTH=3 ./bot}. */
    private static final Pattern VARIABLE = Pattern.compile("[A-Z_][A-Z0-9_]*");

    /** Characters by which a first word is shell syntax rather than a program: assignments, groups, comments. */
    private static final Pattern SHELL = Pattern.compile("[=;|&()<>`$\\\\{}*?\\[\\]'\"!#~]");

    private static final Set<String> SHELL_WORDS = Set.of(
            "exec", "exit", "while", "until", "for", "if", "case", "cd", "trap", "ulimit", "set", "export", "read",
            "eval", "umask", "wait", ":", ".");

    public static final String HUMAN = "human";

    BotSpec(String name, String text, BotKind kind, Path folder, boolean ownsFolder) {
        this(name, text, kind, folder, ownsFolder, List.of());
    }

    public BotSpec(String text, BotKind kind, Path folder) {
        this(text, text, kind, folder, false);
    }

    /**
     * Resolves what a user typed: a built-in, a seat of a record ({@code match.regatta#1}), a jar, a folder, a file of
     * tuned parameters ({@code greedy@tuned.json}), or else a command line; optionally with a name before it
     * ({@code fast=./bot --depth=2}).
     *
     * @throws BadInput if the text names none of these
     */
    public static BotSpec of(String typed, Game game, Path folder) {
        return of(typed, game, folder, BotBuilds.defaults());
    }

    /** Resolves a bot, and builds it if its folder has a Makefile. */
    public static BotSpec of(String typed, Game game, Path folder, BotBuilds builds) {
        Matcher named = NAMED.matcher(typed);
        return named.matches() && isName(named, game, folder)
                ? unnamed(named.group(2), game, folder, builds).withName(named.group(1))
                : unnamed(typed, game, folder, builds);
    }

    /** Returns whether the word before the equals sign is a name, not an option or an environment variable. */
    private static boolean isName(Matcher named, Game game, Path folder) {
        if (game.info().hasOption(named.group(1))) {
            return false;
        }
        String first = named.group(2).strip().split("\\s+")[0];
        Path path = path(folder, first);
        return !VARIABLE.matcher(named.group(1)).matches()
                || path != null && Files.exists(path)
                || game.bots().stream()
                        .anyMatch(
                                bot -> bot.name().equals(BuiltIn.Call.of(first).name()));
    }

    private static BotSpec unnamed(String text, Game game, Path folder, BotBuilds builds) {
        if (text.isBlank()) {
            throw new BadInput(
                    "Empty bot name. A bot is a built-in, a command in quotes, a folder, a jar or a seat of a record.");
        }
        List<String> builtIns = game.bots().stream().map(BuiltIn::name).toList();
        BuiltIn.Call call = BuiltIn.Call.of(text);
        if (builtIns.contains(call.name())) {
            BuiltIn.named(game, call.name()).settings(0, call.parameters());
            return new BotSpec(text, BotKind.BUILT_IN, folder);
        }
        if (text.equals(HUMAN)) {
            return new BotSpec(text, BotKind.HUMAN, folder);
        }
        if (text.lastIndexOf(".regatta#") > 0) {
            return new BotSpec(text, BotKind.RECORDED, folder);
        }
        if (TunedBotFile.isNamedBy(text, folder)) {
            return TunedBotFile.read(text, game, folder);
        }
        Path path = path(folder, text);
        if (path != null && Files.isDirectory(path)) {
            return BotFolder.of(text, path.normalize(), builds);
        }
        if (text.endsWith(".jar") && text.strip().indexOf(' ') < 0) {
            if (path == null || !Files.isRegularFile(path)) {
                throw new BadInput("Bot '" + text + "': no such jar: " + path + ".");
            }
            return new BotSpec(text, BotKind.JAR, folder);
        }
        requireProgram(text, game, folder, builtIns);
        return new BotSpec(text, BotKind.COMMAND, folder);
    }

    public static @Nullable Path path(Path folder, String text) {
        try {
            return folder.resolve(text);
        } catch (InvalidPathException e) {
            return null;
        }
    }

    /** Detects before a match that a program would fail to start. */
    private static void requireProgram(String text, Game game, Path folder, List<String> builtIns) {
        String program = text.strip().split("\\s+")[0];
        if (isShellSyntax(program)) {
            return;
        }
        if (program.contains("/")) {
            Path file = path(folder, program);
            if (file == null || !Files.exists(file)) {
                throw new BadInput(
                        "Bot '" + text + "': no such file: " + (file == null ? program : file.normalize()) + ".");
            }
            if (!Files.isExecutable(file)) {
                throw new BadInput("Bot '" + text + "': " + file.normalize()
                        + " is not executable. Run chmod +x, or name the interpreter: \""
                        + BotFolder.interpreter(program) + " " + program + "\".");
            }
            return;
        }
        if (Toolchain.onPath(program) != null) {
            return;
        }
        Path file = path(folder, program);
        if (text.strip().equals(program) && (file == null || !Files.isRegularFile(file))) {
            throw unknown(text, game, builtIns);
        }
        throw new BadInput("Bot '" + text + "': no program '" + program + "' on the PATH." + suggestion(program, file));
    }

    /** Returns whether a first word is shell syntax or a shell command. */
    public static boolean isShellSyntax(String program) {
        return SHELL.matcher(program).find() || SHELL_WORDS.contains(program);
    }

    /** Suggests a command line for a file that was named without its interpreter. */
    private static String suggestion(String program, @Nullable Path file) {
        if (file == null || !Files.isRegularFile(file)) {
            return "";
        }
        String runs = Files.isExecutable(file) ? "./" : BotFolder.interpreter(program) + " ";
        return " Did you mean \"" + runs + program + "\"?";
    }

    /** Returns whether a word such as {@code fast=./bot} is a named bot and not an option of a scenario. */
    public static boolean isNamed(String word, Game game, Path folder) {
        Matcher named = NAMED.matcher(word);
        if (!named.matches() || !isName(named, game, folder)) {
            return false;
        }
        Path path = path(folder, named.group(2));
        if (path != null && Files.isDirectory(path)) {
            return true;
        }
        try {
            unnamed(named.group(2), game, folder, BotBuilds.defaults());
            return true;
        } catch (BadInput e) {
            return named.group(2).matches(".*[/ ].*"); // meant as a bot; its error is reported later
        }
    }

    public BotSpec withName(String other) {
        return new BotSpec(other, text, kind, folder, ownsFolder, variants);
    }

    /** Returns what to type for this bot, without its display name. */
    public String typed() {
        Path here = Path.of("").toAbsolutePath();
        return ownsFolder && folder.startsWith(here)
                ? "./" + here.relativize(folder)
                : ownsFolder ? folder.toString() : text;
    }

    /** Returns the bot as it plays a scenario. */
    public BotSpec at(Scenario scenario, GameInfo game, int seats) {
        GameInfo.Option seatsOption = game.option(GameInfo.Option.Role.SEATS);
        for (Variant variant : variants) {
            boolean fits = true;
            for (Map.Entry<String, String> wanted : variant.when().entrySet()) {
                String given = scenario.option(wanted.getKey());
                boolean isSeats = seatsOption != null && seatsOption.key().equals(wanted.getKey());
                fits &= wanted.getValue().equals(given == null && isSeats ? String.valueOf(seats) : given);
            }
            if (fits) {
                return new BotSpec(name, variant.text(), kind, folder, ownsFolder);
            }
        }
        return this;
    }

    private static BadInput unknown(String text, Game game, List<String> builtIns) {
        return new BadInput("Unknown bot '" + text + "'." + Names.suggestion(text, builtIns) + " "
                + game.info().title() + " has the built-in bots " + String.join(", ", builtIns)
                + ". For your own bot, type its command, such as \"python3 MyBot.py\".");
    }

    /** Returns whether the bot is a separate program, which needs its own processor core. */
    public boolean isProgram() {
        return kind == BotKind.COMMAND || kind == BotKind.JAR;
    }

    /** Returns the shell command that starts this command. A single program replaces the shell. */
    public List<String> shellCommand() {
        boolean single = !hasAny(text, ";|&()<>`\n") && startsWithProgram();
        // Checked first, because searching for Node scripts takes longer than starting a bot.
        boolean script = text.contains("js") || text.contains("ts");
        boolean globals = script && NodeScript.needsGlobals(VisibleFiles.words(text), folder);
        return List.of("/bin/sh", "-c", (globals ? NodeScript.export() : "") + (single ? "exec " + text : text));
    }

    private boolean startsWithProgram() {
        StringTokenizer words = new StringTokenizer(text);
        String program = words.hasMoreTokens() ? words.nextToken() : "";
        return program.contains("/") && !program.contains("=") || Toolchain.onPath(program) != null;
    }

    private static boolean hasAny(String text, String signs) {
        for (int i = 0; i < signs.length(); i++) {
            if (text.indexOf(signs.charAt(i)) >= 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns the files that belong to this command and those hidden from it. */
    public VisibleFiles files(List<String> command, List<VisibleFiles> others) {
        List<String> words = kind == BotKind.COMMAND ? VisibleFiles.words(text) : command;
        return VisibleFiles.of(words, folder, others, HiddenPaths.rivals(), HiddenPaths.secrets());
    }

    /** Returns the files and folders of those bots that are programs. */
    public static List<Path> programs(List<BotSpec> bots) {
        List<Path> paths = new ArrayList<>();
        for (BotSpec bot : bots) {
            switch (bot.kind) {
                case JAR ->
                    paths.add(bot.folder.resolve(bot.text).toAbsolutePath().normalize());
                case COMMAND -> {
                    VisibleFiles files = VisibleFiles.of(VisibleFiles.words(bot.text), bot.folder);
                    paths.addAll(files.own());
                    paths.addAll(files.named());
                }
                case BUILT_IN, RECORDED, HUMAN -> {}
            }
        }
        return paths;
    }

    /** Returns the command that starts a jar as a bot of a game. */
    public List<String> jarCommand(Game game, TimeControl time) {
        return JarRunner.command(game, folder.resolve(text), time);
    }

    /** Returns the record whose seat a recorded bot repeats. */
    public Path recordFile() {
        return folder.resolve(text.substring(0, text.lastIndexOf('#')));
    }

    public int recordSeat() {
        String seat = text.substring(text.lastIndexOf('#') + 1);
        try {
            return Integer.parseInt(seat);
        } catch (NumberFormatException e) {
            throw new BadInput("Bot '" + text + "': '" + seat + "' is not a seat. Seats are numbered from 0.");
        }
    }
}
