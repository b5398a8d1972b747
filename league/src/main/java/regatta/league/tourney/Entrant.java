package regatta.league.tourney;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.host.bot.BotFiles;
import regatta.host.bot.BotSpec;
import regatta.host.io.InputFile;
import regatta.host.io.Sha256;
import regatta.league.store.StoredBot;

/**
 * A bot that takes part: how it is started, and what it is known by. A built-in is known by its name, its parameters and
 * the code of its game; a jar by its file name and content; any other program by its words and by all files it consists of
 * ({@link BotFiles}). So a bot that was built anew is another bot, and one that only moved is not.
 */
public record Entrant(BotSpec spec, StoredBot bot) {

    private static final int MAX_FILE_BYTES = 1 << 30;

    /** Finds out what a bot is known by. */
    public static Entrant of(BotSpec spec, Game game) {
        String kind = spec.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
        List<String> parts = new ArrayList<>(List.of(kind, game.info().id()));
        switch (spec.kind()) {
            case BUILT_IN -> {
                parts.addAll(builtIn(spec.text()));
                parts.add(CodeDigest.of(game));
            }
            case JAR, COMMAND -> program(spec, parts);
            case RECORDED -> {
                int hash = spec.text().lastIndexOf('#');
                parts.addAll(content(spec.folder().resolve(spec.text().substring(0, hash))));
                parts.add(spec.text().substring(hash));
            }
            case PERSON -> throw new BadInput("A person does not play tournaments: regatta play GAME human BOT.");
        }
        for (BotSpec.Variant variant : spec.variants()) {
            parts.add(new TreeMap<>(variant.when()) + " " + variant.text());
        }
        String digest = Sha256.of(String.join("\n", parts).getBytes(StandardCharsets.UTF_8));
        return new Entrant(spec, new StoredBot(digest, spec.name(), kind));
    }

    private static List<String> builtIn(String text) {
        String[] words = text.split("[?&]", -1);
        Arrays.sort(words, 1, words.length);
        return List.of(words);
    }

    /** A word that names a file by its place stands for the file, so that a bot that moved is the same. */
    private static void program(BotSpec spec, List<String> parts) {
        for (String word : spec.text().strip().split("\\s+")) {
            parts.add(word.substring(word.lastIndexOf('/') + 1));
            if (word.startsWith("/") && Files.isRegularFile(Path.of(word))) {
                parts.addAll(content(Path.of(word)));
            }
        }
        Path base = null;
        for (Path file : BotFiles.of(spec)) {
            Path beside = file.getParent() == null ? Path.of("") : file.getParent();
            base = base == null ? beside : base;
            parts.add((file.startsWith(base) ? base.relativize(file) : file).toString());
            parts.addAll(content(spec.folder().resolve(file)));
        }
    }

    private static List<String> content(Path file) {
        try {
            return List.of(file.getFileName().toString(), Sha256.of(InputFile.bytes(file, MAX_FILE_BYTES)));
        } catch (IOException e) {
            throw new BadInput("The bot's file " + file + " cannot be read: " + e.getMessage() + ".");
        }
    }
}
