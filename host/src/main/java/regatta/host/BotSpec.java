package regatta.host;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.BuiltIn;
import regatta.core.Game;
import regatta.core.Names;

/**
 * A bot as a person names it.
 *
 * @param text what was typed, which is also what records and tables call it
 * @param kind what it turned out to be
 * @param folder where a command is started
 */
public record BotSpec(String text, Kind kind, Path folder) {

    /** What can sit in a seat. */
    public enum Kind {
        BUILT_IN,
        COMMAND,
        JAR,
        RECORDED,
        PERSON
    }

    /** What a person types to take a seat. */
    public static final String HUMAN = "human";

    /**
     * Finds out what {@code text} names: a bot of the game, a seat of a record ({@code match.regatta#1}), a jar, or else a
     * command line.
     *
     * @throws BadInput if it can be none of these
     */
    public static BotSpec of(String text, Game game, Path folder) {
        if (text.isBlank()) {
            throw new BadInput("A bot has no name. Bots are built-ins, commands in quotes, jars or seats of records.");
        }
        List<String> builtIns = game.bots().stream().map(BuiltIn::name).toList();
        BuiltIn.Call call = BuiltIn.Call.of(text);
        if (builtIns.contains(call.name())) {
            game.bots().get(builtIns.indexOf(call.name())).settings(0, call.parameters());
            return new BotSpec(text, Kind.BUILT_IN, folder);
        }
        if (text.equals(HUMAN)) {
            return new BotSpec(text, Kind.PERSON, folder);
        }
        int hash = text.lastIndexOf(".regatta#");
        if (hash > 0) {
            return new BotSpec(text, Kind.RECORDED, folder);
        }
        if (text.endsWith(".jar") && Files.exists(folder.resolve(text))) {
            return new BotSpec(text, Kind.JAR, folder);
        }
        boolean oneWord = text.matches("[A-Za-z][A-Za-z0-9_-]*");
        if (oneWord && Toolchain.onPath(text) == null) {
            throw unknown(text, game, builtIns);
        }
        String program = text.strip().split("\\s+")[0];
        if (program.contains("/") && !program.contains("=") && !Files.exists(folder.resolve(program))) {
            throw new BadInput("Bot '" + text + "': there is no file "
                    + folder.resolve(program).normalize() + ".");
        }
        return new BotSpec(text, Kind.COMMAND, folder);
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
    List<String> shellCommand() {
        String program = text.strip().split("\\s+")[0];
        boolean isProgram = program.contains("/") && !program.contains("=") || Toolchain.onPath(program) != null;
        boolean single = isProgram && !text.matches("(?s).*[;|&()<>`\\n].*");
        return List.of("/bin/sh", "-c", single ? "exec " + text : text);
    }

    /** Returns what belongs to a command, and what of the rest it must not see. */
    Grounds grounds(List<String> command, List<Grounds> others) {
        List<String> words = kind == Kind.COMMAND ? Grounds.words(text) : command;
        return Grounds.of(words, folder, others, OutOfSight.all());
    }

    /** Returns the words that start a jar as a bot of a game. */
    List<String> jarCommand(String game, TimeControl time) {
        return JarRunner.command(game, folder.resolve(text), time);
    }

    /** Returns the record and the seat in it that a recorded bot repeats. */
    Path recordFile() {
        return folder.resolve(text.substring(0, text.lastIndexOf('#')));
    }

    int recordSeat() {
        String seat = text.substring(text.lastIndexOf('#') + 1);
        try {
            return Integer.parseInt(seat);
        } catch (NumberFormatException e) {
            throw new BadInput("Bot '" + text + "': '" + seat + "' is no seat. Seats are counted from 0.");
        }
    }
}
