package regatta.host.bot;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.host.io.InputFile;
import regatta.host.io.Sha256;

/**
 * The identity of a bot. A built-in is identified by its name, its parameters and the code of its game; a jar by its
 * file name and content; any other program by its command and the files it consists of ({@link BotFiles}). A bot that
 * was rebuilt has another identity; a bot that was moved does not.
 */
public final class BotIdentity {

    private static final long MAX_FILE_BYTES = 1 << 30;

    private BotIdentity() {}

    /**
     * Returns a digest that equals that of another bot only if the bots are the same. Leagues use it as key, so
     * changing its definition would replay all their matches.
     */
    public static String of(BotSpec bot, Game game) {
        List<String> parts =
                new ArrayList<>(List.of(bot.kind().toString(), game.info().id()));
        switch (bot.kind()) {
            case BUILT_IN -> {
                String[] words = bot.text().split("[?&]", -1);
                Arrays.sort(words, 1, words.length);
                parts.addAll(List.of(words));
                parts.add(CodeDigest.of(game));
            }
            case JAR, COMMAND -> addProgram(bot, parts);
            case RECORDED -> {
                addFile(bot.recordFile(), parts);
                parts.add(bot.text().substring(bot.text().lastIndexOf('#')));
            }
            case HUMAN ->
                throw new BadInput("A human can only play in the browser: regatta play "
                        + game.info().id() + " human BOT.");
        }
        for (BotSpec.Variant variant : bot.variants()) {
            parts.add(new TreeMap<>(variant.when()) + " " + variant.text());
        }
        return Sha256.of(String.join("\n", parts).getBytes(StandardCharsets.UTF_8));
    }

    /** Returns a digest of a command and of the files it consists of. */
    public static String ofCommand(BotSpec command) {
        List<String> parts = new ArrayList<>();
        addProgram(command, parts);
        return Sha256.of(String.join("\n", parts).getBytes(StandardCharsets.UTF_8));
    }

    /** Adds the words of a command without their folders, so that a bot that was moved keeps its identity. */
    private static void addProgram(BotSpec bot, List<String> parts) {
        for (String word : bot.text().strip().split("\\s+")) {
            parts.add(word.substring(word.lastIndexOf('/') + 1));
            if (word.startsWith("/") && Files.isRegularFile(Path.of(word))) {
                addFile(Path.of(word), parts);
            }
        }
        Path base = null;
        for (Path file : BotFiles.of(bot)) {
            Path parent = file.getParent() == null ? Path.of("") : file.getParent();
            base = base == null ? parent : base;
            parts.add((file.startsWith(base) ? base.relativize(file) : file).toString());
            addFile(bot.folder().resolve(file), parts);
        }
    }

    private static void addFile(Path file, List<String> parts) {
        parts.add(file.getFileName().toString());
        parts.add(content(file));
    }

    /** Returns the digest of files alone: paths, executable permissions and contents. */
    public static String ofContent(SortedMap<String, Path> files) {
        StringBuilder lines = new StringBuilder();
        files.forEach((path, file) -> lines.append(path)
                .append(Files.isExecutable(file) ? "\0x\0" : "\0-\0")
                .append(content(file))
                .append('\n'));
        return Sha256.of(lines.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static String content(Path file) {
        try (InputStream in = InputFile.open(file, MAX_FILE_BYTES)) {
            return Sha256.of(in);
        } catch (IOException e) {
            throw new BadInput("Bot file " + file + " cannot be read: " + e.getMessage() + ".");
        }
    }
}
