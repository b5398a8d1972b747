package regatta.cluster;

import java.nio.file.Files;
import java.nio.file.Path;
import regatta.core.BadInput;
import regatta.host.bot.BotSpec;
import regatta.host.sandbox.Toolchain;
import regatta.host.sandbox.VisibleFiles;

/** Checks the words of a command for files and programs that another machine does not have. */
final class BundleWords {

    private BundleWords() {}

    /** Refuses absolute paths and files outside the folder, except programs of the system. */
    static void check(BotSpec bot) {
        Path folder = bot.folder().toAbsolutePath().normalize();
        check(bot, bot.text(), folder);
        bot.variants().forEach(variant -> check(bot, variant.text(), folder));
    }

    private static void check(BotSpec bot, String text, Path folder) {
        for (String word : VisibleFiles.words(text)) {
            String value = word.substring(word.indexOf('=') + 1);
            Path named = BotSpec.path(folder, value);
            Path file = named == null ? null : named.normalize();
            boolean leaves = value.startsWith("/") || value.startsWith("../");
            if (file == null || !leaves || !Files.exists(file) || Toolchain.isSystem(file)) {
                continue;
            }
            if (value.startsWith("/")) {
                throw new BadInput("Bot '" + bot.name() + "' names " + value
                        + " by its absolute path, which workers do not have. Use a path relative to the folder in which"
                        + " the bot starts (--dir).");
            }
            Bundle.requireBelow(bot, folder, file);
        }
    }

    /** Returns why this machine cannot run a bot whose files are here, or an empty text. */
    static String problem(BotSpec bot) {
        if (bot.kind() != BotSpec.BotKind.COMMAND) {
            return "";
        }
        String program = bot.text().strip().split("\\s+")[0];
        if (BotSpec.isShellSyntax(program)) {
            return "";
        }
        if (!program.contains("/")) {
            return Toolchain.onPath(program) == null ? "no program '" + program + "' on the PATH" : "";
        }
        Path file = bot.folder().resolve(program);
        if (!Files.exists(file)) {
            return "no file " + program;
        }
        String interpreter = Toolchain.interpreter(file);
        boolean found = interpreter.isEmpty()
                || (interpreter.startsWith("/")
                        ? Files.exists(Path.of(interpreter))
                        : Toolchain.onPath(interpreter) != null);
        return found ? "" : "no interpreter '" + interpreter + "' for " + program;
    }
}
