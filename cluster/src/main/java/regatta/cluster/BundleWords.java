package regatta.cluster;

import java.nio.file.Files;
import java.nio.file.Path;
import regatta.core.BadInput;
import regatta.host.bot.BotSpec;
import regatta.host.sandbox.Grounds;
import regatta.host.sandbox.Toolchain;

/** Finds in the words of a command what another machine would not have. */
final class BundleWords {

    private BundleWords() {}

    /**
     * Refuses a command that names a file by its whole path, or one above its folder; what belongs to the system is looked
     * for where the bot plays.
     */
    static void check(BotSpec bot) {
        Path folder = bot.folder().toAbsolutePath().normalize();
        check(bot, bot.text(), folder);
        bot.variants().forEach(variant -> check(bot, variant.text(), folder));
    }

    private static void check(BotSpec bot, String text, Path folder) {
        for (String word : Grounds.words(text)) {
            String value = word.substring(word.indexOf('=') + 1);
            Path named = BotSpec.path(folder, value);
            Path file = named == null ? null : named.normalize();
            boolean leaves = value.startsWith("/") || value.startsWith("../");
            if (file == null || !leaves || !Files.exists(file) || Toolchain.isSystem(file)) {
                continue;
            }
            if (value.startsWith("/")) {
                throw new BadInput("Bot '" + bot.name() + "' names " + value
                        + " by its whole path, which other machines do not have. Name it from the folder it is started"
                        + " in (--dir).");
            }
            Bundle.requireBelow(bot, folder, file);
        }
    }

    /** Returns what the machine lacks to run a bot whose files are here, or nothing. */
    static String lacking(BotSpec bot) {
        if (bot.kind() != BotSpec.Kind.COMMAND) {
            return "";
        }
        String program = bot.text().strip().split("\\s+")[0];
        if (BotSpec.isForShell(program)) {
            return "";
        }
        if (!program.contains("/")) {
            return Toolchain.onPath(program) == null ? "there is no program '" + program + "' on its PATH" : "";
        }
        Path file = bot.folder().resolve(program);
        if (!Files.exists(file)) {
            return "there is no " + program;
        }
        String interpreter = Toolchain.interpreter(file);
        boolean found = interpreter.isEmpty()
                || (interpreter.startsWith("/")
                        ? Files.exists(Path.of(interpreter))
                        : Toolchain.onPath(interpreter) != null);
        return found ? "" : "there is no '" + interpreter + "', which " + program + " is run by";
    }
}
