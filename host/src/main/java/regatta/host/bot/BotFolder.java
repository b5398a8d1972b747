package regatta.host.bot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import regatta.core.BadInput;

/**
 * A folder as a bot, by the conventions of the contests: its {@code run.sh}, or {@code MyBot} in whatever language, or its
 * only jar. If there is a {@code Makefile}, it is run first.
 */
final class BotFolder {

    /** By the ending of {@code MyBot}, in the order they are looked for, what runs it. */
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
     * @param name its display name
     * @param builds runs its Makefile, if it has one
     * @throws BadInput if it has nothing that can be run, or cannot be built
     */
    static BotSpec of(String name, Path named, BotBuilds builds) {
        Path folder = Files.isRegularFile(named.resolve("Makefile")) ? builds.build(named) : named;
        if (Files.isRegularFile(folder.resolve("run.sh"))) {
            boolean executable = Files.isExecutable(folder.resolve("run.sh"));
            return bot(name, executable ? "./run.sh" : "sh run.sh", BotSpec.Kind.COMMAND, folder);
        }
        if (Files.isRegularFile(folder.resolve("MyBot.jar"))) {
            return bot(name, "MyBot.jar", BotSpec.Kind.JAR, folder);
        }
        for (Map.Entry<String, String> language : LANGUAGES) {
            Path file = folder.resolve("MyBot" + language.getKey());
            boolean runs = !language.getKey().isEmpty() || Files.isExecutable(file);
            if (Files.isRegularFile(file) && runs) {
                return bot(name, language.getValue(), BotSpec.Kind.COMMAND, folder);
            }
        }
        List<String> jars = jars(folder);
        if (jars.size() == 1) {
            return bot(name, jars.get(0), BotSpec.Kind.JAR, folder);
        }
        throw new BadInput("Bot '" + name + "': the folder " + named + " has nothing to run. It needs a run.sh, a MyBot"
                + " (a program, or MyBot.py, MyBot.js, MyBot.java …), a jar, or a Makefile that makes one of these"
                + (jars.isEmpty() ? "." : ". It has several jars: " + String.join(", ", jars) + "."));
    }

    /** Returns what most likely runs a file: what runs a {@code MyBot} of that ending. */
    static String runner(String file) {
        for (Map.Entry<String, String> language : LANGUAGES) {
            if (!language.getKey().isEmpty() && file.endsWith(language.getKey())) {
                return language.getValue().substring(0, language.getValue().indexOf(' '));
            }
        }
        return file.endsWith(".sh") ? "sh" : "python3";
    }

    private static BotSpec bot(String name, String text, BotSpec.Kind kind, Path folder) {
        return new BotSpec(name, text, kind, folder, true);
    }

    private static List<String> jars(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".jar"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new BadInput("The folder " + folder + " cannot be read: " + e.getMessage() + ".");
        }
    }
}
