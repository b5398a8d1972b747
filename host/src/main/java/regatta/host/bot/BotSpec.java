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
import regatta.host.sandbox.Grounds;
import regatta.host.sandbox.OutOfSight;
import regatta.host.sandbox.Toolchain;
import regatta.host.spi.JarRunner;

/**
 * A bot as a person names it.
 *
 * @param name what records and tables call it: what was typed, unless that gave it a name
 * @param text what is run: a built-in with its parameters, a command line, a jar, a seat of a record
 * @param kind what it turned out to be
 * @param folder where a command is started
 * @param ownsFolder whether all in that folder is part of the bot
 * @param variants what is run instead in some scenarios
 */
public record BotSpec(String name, String text, Kind kind, Path folder, boolean ownsFolder, List<Variant> variants) {

    /**
     * What is run in some scenarios, as a bot with numbers for each size is.
     *
     * @param when the options these scenarios have in common
     */
    public record Variant(Map<String, String> when, String text) {}

    /** What can sit in a seat. */
    public enum Kind {
        BUILT_IN,
        COMMAND,
        JAR,
        RECORDED,
        PERSON;

        /** Returns the word that leagues use. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** A name before a bot, as in {@code fast=./bot}; all in capitals it is a setting for the shell. */
    private static final Pattern NAMED =
            Pattern.compile("(?![A-Z0-9_]+=)([A-Za-z][A-Za-z0-9._-]{0,39})=([^=].*)", Pattern.DOTALL);

    /** What makes a first word something the shell understands and no program: a setting, a group, a comment. */
    private static final Pattern SHELL = Pattern.compile("[=;|&()<>`$\\\\{}*?\\[\\]'\"!#~]");

    private static final Set<String> SHELL_WORDS = Set.of(
            "exec", "exit", "while", "until", "for", "if", "case", "cd", "trap", "ulimit", "set", "export", "read",
            "eval", "umask", "wait", ":", ".");

    /** What a person types to take a seat. */
    public static final String HUMAN = "human";

    /** A bot that is the same in all scenarios. */
    BotSpec(String name, String text, Kind kind, Path folder, boolean ownsFolder) {
        this(name, text, kind, folder, ownsFolder, List.of());
    }

    /** A bot that is called as it was typed. */
    public BotSpec(String text, Kind kind, Path folder) {
        this(text, text, kind, folder, false);
    }

    /**
     * Finds out what {@code typed} names: a bot of the game, a seat of a record ({@code match.regatta#1}), a jar, a folder,
     * a file of tuned numbers ({@code greedy@tuned.json}), or else a command line; with a name before it if one is given
     * ({@code fast=./bot --depth=2}).
     *
     * @throws BadInput if it can be none of these
     */
    public static BotSpec of(String typed, Game game, Path folder) {
        return of(typed, game, folder, BotBuilds.usual());
    }

    /** Resolves a bot as {@link #of(String, Game, Path)} does, and builds it if it comes with a Makefile. */
    public static BotSpec of(String typed, Game game, Path folder, BotBuilds builds) {
        Matcher named = NAMED.matcher(typed);
        if (named.matches() && !game.info().hasOption(named.group(1))) {
            return unnamed(named.group(2), game, folder, builds).called(named.group(1));
        }
        return unnamed(typed, game, folder, builds);
    }

    private static BotSpec unnamed(String text, Game game, Path folder, BotBuilds builds) {
        if (text.isBlank()) {
            throw new BadInput(
                    "A bot has no name. Bots are built-ins, commands in quotes, folders, jars or seats of records.");
        }
        List<String> builtIns = game.bots().stream().map(BuiltIn::name).toList();
        BuiltIn.Call call = BuiltIn.Call.of(text);
        if (builtIns.contains(call.name())) {
            BuiltIn.named(game, call.name()).settings(0, call.parameters());
            return new BotSpec(text, Kind.BUILT_IN, folder);
        }
        if (text.equals(HUMAN)) {
            return new BotSpec(text, Kind.PERSON, folder);
        }
        if (text.lastIndexOf(".regatta#") > 0) {
            return new BotSpec(text, Kind.RECORDED, folder);
        }
        if (TunedBotFile.isMeant(text, folder)) {
            return TunedBotFile.read(text, game, folder);
        }
        Path path = path(folder, text);
        if (path != null && Files.isDirectory(path)) {
            return BotFolder.of(text, path.normalize(), builds);
        }
        if (text.endsWith(".jar") && text.strip().indexOf(' ') < 0) {
            if (path == null || !Files.isRegularFile(path)) {
                throw new BadInput("Bot '" + text + "': there is no jar " + path + ".");
            }
            return new BotSpec(text, Kind.JAR, folder);
        }
        checkProgram(text, game, folder, builtIns);
        return new BotSpec(text, Kind.COMMAND, folder);
    }

    public static @Nullable Path path(Path folder, String text) {
        try {
            return folder.resolve(text);
        } catch (InvalidPathException e) {
            return null;
        }
    }

    /** Finds out before a match what would fail in its first turn. */
    private static void checkProgram(String text, Game game, Path folder, List<String> builtIns) {
        String program = text.strip().split("\\s+")[0];
        if (isForShell(program)) {
            return;
        }
        if (program.contains("/")) {
            Path file = path(folder, program);
            if (file == null || !Files.exists(file)) {
                throw new BadInput(
                        "Bot '" + text + "': there is no file " + (file == null ? program : file.normalize()) + ".");
            }
            if (!Files.isExecutable(file)) {
                throw new BadInput("Bot '" + text + "': " + file.normalize()
                        + " is not executable. Make it so (chmod +x), or name what runs it: \""
                        + BotFolder.runner(program) + " " + program + "\".");
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
        throw new BadInput(
                "Bot '" + text + "': there is no program '" + program + "' on the PATH." + meant(program, file));
    }

    /** Returns whether what a first word means is the shell's own affair. */
    public static boolean isForShell(String program) {
        return SHELL.matcher(program).find() || SHELL_WORDS.contains(program);
    }

    /** Returns what may have been meant by the name of a file without what runs it. */
    private static String meant(String program, @Nullable Path file) {
        if (file == null || !Files.isRegularFile(file)) {
            return "";
        }
        String runs = Files.isExecutable(file) ? "./" : BotFolder.runner(program) + " ";
        return " Did you mean \"" + runs + program + "\"?";
    }

    /** Returns whether a word such as {@code fast=./bot} is a bot with a name, and not an option of a scenario. */
    public static boolean isNamed(String word, Game game, Path folder) {
        Matcher named = NAMED.matcher(word);
        if (!named.matches() || game.info().hasOption(named.group(1))) {
            return false;
        }
        Path path = path(folder, named.group(2));
        if (path != null && Files.isDirectory(path)) {
            return true;
        }
        try {
            unnamed(named.group(2), game, folder, BotBuilds.usual());
            return true;
        } catch (BadInput e) {
            return named.group(2)
                    .matches(".*[/ ].*"); // It was meant to be one, and what is wrong with it is told later.
        }
    }

    /** Returns the same bot under another name. */
    public BotSpec called(String other) {
        return new BotSpec(other, text, kind, folder, ownsFolder, variants);
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
        String nearest = Names.nearest(text, builtIns);
        return new BadInput("Unknown bot '" + text + "'." + (nearest == null ? "" : " Did you mean '" + nearest + "'?")
                + " " + game.info().title() + " comes with: " + String.join(", ", builtIns)
                + ". A bot of your own is a command, such as \"python3 MyBot.py\".");
    }

    /** Returns whether it is a program of its own, which wants a core to itself. */
    public boolean isProgram() {
        return kind == Kind.COMMAND || kind == Kind.JAR;
    }

    /** Returns the words that start a command: the shell takes it as typed, and makes way for it if it is a single one. */
    public List<String> shellCommand() {
        boolean single = !hasAny(text, ";|&()<>`\n") && startsWithProgram();
        // Most bots are no scripts for Node, and looking for those takes longer than starting one.
        boolean script = text.contains("js") || text.contains("ts");
        boolean globals = script && NodeScript.wantsGlobals(Grounds.words(text), folder);
        return List.of("/bin/sh", "-c", (globals ? NodeScript.setting() : "") + (single ? "exec " + text : text));
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

    /** Returns what belongs to a command, and what of the rest it must not see. */
    public Grounds grounds(List<String> command, List<Grounds> others) {
        List<String> words = kind == Kind.COMMAND ? Grounds.words(text) : command;
        return Grounds.of(words, folder, others, OutOfSight.rivals(), OutOfSight.secrets());
    }

    /** Returns the folders and files of bots that are programs. */
    public static List<Path> programs(List<BotSpec> bots) {
        List<Path> paths = new ArrayList<>();
        for (BotSpec bot : bots) {
            switch (bot.kind) {
                case JAR ->
                    paths.add(bot.folder.resolve(bot.text).toAbsolutePath().normalize());
                case COMMAND -> {
                    Grounds grounds = Grounds.of(Grounds.words(bot.text), bot.folder);
                    paths.addAll(grounds.own());
                    paths.addAll(grounds.named());
                }
                case BUILT_IN, RECORDED, PERSON -> {}
            }
        }
        return paths;
    }

    /** Returns the words that start a jar as a bot of a game. */
    public List<String> jarCommand(String game, TimeControl time) {
        return JarRunner.command(game, folder.resolve(text), time);
    }

    /** Returns the record and the seat in it that a recorded bot repeats. */
    public Path recordFile() {
        return folder.resolve(text.substring(0, text.lastIndexOf('#')));
    }

    public int recordSeat() {
        String seat = text.substring(text.lastIndexOf('#') + 1);
        try {
            return Integer.parseInt(seat);
        } catch (NumberFormatException e) {
            throw new BadInput("Bot '" + text + "': '" + seat + "' is no seat. Seats are counted from 0.");
        }
    }
}
