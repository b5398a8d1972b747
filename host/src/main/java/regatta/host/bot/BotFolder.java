package regatta.host.bot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import regatta.core.BadInput;

/**
 * Finds the bot in a folder by the conventions of programming contests: {@code run.sh}, {@code MyBot} in any language,
 * or the only jar. A {@code Makefile} is run first.
 */
final class BotFolder {

    /** The commands that run {@code MyBot}, by file ending, in the order they are tried. */
    private static final List<Map.Entry<String, String>> LANGUAGES = List.of(
            Map.entry("", "./MyBot"),
            Map.entry(".py", "python3 MyBot.py"),
            Map.entry(".js", "node MyBot.js"),
            Map.entry(".mjs", "node MyBot.mjs"),
            Map.entry(".ts", "node MyBot.ts"),
            Map.entry(".exe", "mono MyBot.exe"),
            Map.entry(".class", "java MyBot"),
            Map.entry(".rb", "ruby MyBot.rb"),
            Map.entry(".java", "java MyBot.java"));

    private BotFolder() {}

    /**
     * Returns the bot in a folder.
     *
     * @param typed the folder as typed
     * @param builds runs the Makefile if there is one
     * @throws BadInput if the folder has no bot, or its build fails
     */
    static BotSpec of(String typed, Path named, BotBuilds builds) {
        String name = named.toAbsolutePath().normalize().getFileName().toString();
        Path folder = Files.isRegularFile(named.resolve("Makefile")) ? builds.build(named) : named;
        if (Files.isRegularFile(folder.resolve("run.sh"))) {
            boolean executable = Files.isExecutable(folder.resolve("run.sh"));
            return bot(name, executable ? "./run.sh" : "sh run.sh", BotSpec.BotKind.COMMAND, folder);
        }
        if (Files.isRegularFile(folder.resolve("MyBot.jar"))) {
            return bot(name, "MyBot.jar", BotSpec.BotKind.JAR, folder);
        }
        for (Map.Entry<String, String> language : LANGUAGES) {
            Path file = folder.resolve("MyBot" + language.getKey());
            boolean runs = !language.getKey().isEmpty() || Files.isExecutable(file);
            if (Files.isRegularFile(file) && runs) {
                return bot(name, language.getValue(), BotSpec.BotKind.COMMAND, folder);
            }
        }
        List<String> jars = jars(folder);
        if (jars.size() == 1) {
            return bot(name, jars.get(0), BotSpec.BotKind.JAR, folder);
        }
        throw new BadInput("Bot '" + typed + "': no bot in folder " + named + ". Add a run.sh, a MyBot"
                + " (a program, MyBot.py, MyBot.js, MyBot.java …), a jar, or a Makefile that builds one of these"
                + (jars.isEmpty() ? "." : ". There are several jars: " + String.join(", ", jars) + "."));
    }

    /** Returns the most likely interpreter of a file. */
    static String interpreter(String file) {
        for (Map.Entry<String, String> language : LANGUAGES) {
            if (!language.getKey().isEmpty() && file.endsWith(language.getKey())) {
                return language.getValue().substring(0, language.getValue().indexOf(' '));
            }
        }
        return file.endsWith(".sh") ? "sh" : "python3";
    }

    private static BotSpec bot(String name, String text, BotSpec.BotKind kind, Path folder) {
        return new BotSpec(name, text, kind, folder, true);
    }

    private static List<String> jars(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".jar"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new BadInput("Folder " + folder + " cannot be read: " + e.getMessage() + ".");
        }
    }
}
