package regatta.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.JsonOut;
import regatta.core.TextOut;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * A bot with tuned numbers, as a file: {@code greedy@tuned.json}. What stands before the at sign says which bot it is, for
 * people; the file may be called {@code tuned.json} or, whole, {@code greedy@tuned.json}.
 */
public final class TunedBotFile {

    private static final int FORMAT = 1;
    private static final String WHAT = "regatta tuned bot";
    private static final String ENDING = ".json";
    private static final long LARGEST = 1 << 20;
    private static final ObjectMapper JSON = new ObjectMapper();

    private TunedBotFile() {}

    /** Returns whether a text names such a file. */
    static boolean isMeant(String text, Path folder) {
        return text.indexOf('@') >= 0
                && text.endsWith(ENDING)
                && text.strip().indexOf(' ') < 0
                && file(text, folder) != null;
    }

    private static @Nullable Path file(String text, Path folder) {
        for (String name : List.of(text, text.substring(text.indexOf('@') + 1))) {
            Path file = BotSpec.path(folder, name);
            if (file != null && Files.isRegularFile(file)) {
                return file;
            }
        }
        return null;
    }

    /**
     * Reads the bot that a text names.
     *
     * @throws BadInput if the file is no such bot, or one of another game
     */
    static BotSpec read(String text, Game game, Path folder) {
        Path file = file(text, folder);
        JsonNode root = parsed(file);
        if (!root.path("what").asString("").equals(WHAT)) {
            throw new BadInput(file + " is no tuned bot: 'regatta tune' writes such.");
        }
        if (root.path("format").asInt(0) != FORMAT) {
            throw new BadInput(
                    file + " has format " + root.path("format") + ", and this version reads " + FORMAT + " only.");
        }
        if (!root.path("game").asString("").equals(game.info().id())) {
            throw new BadInput(file + " is a bot of " + root.path("game").asString("no game") + ", not of "
                    + game.info().id() + ".");
        }
        List<BotSpec.Variant> variants = new ArrayList<>();
        for (JsonNode set : root.path("sets")) {
            Map<String, String> when = new TreeMap<>();
            set.path("when")
                    .properties()
                    .forEach(entry -> when.put(entry.getKey(), entry.getValue().asString("")));
            variants.add(new BotSpec.Variant(when, set.path("bot").asString("")));
        }
        return spec(text, file, variants, game, folder);
    }

    private static BotSpec spec(
            String text, @Nullable Path file, List<BotSpec.Variant> variants, Game game, Path folder) {
        if (variants.isEmpty()) {
            throw new BadInput(file + " has no sets of numbers.");
        }
        BotSpec first = BotSpec.unnamed(variants.get(0).text(), game, folder, BotBuilds.usual());
        for (BotSpec.Variant variant : variants) {
            BotSpec bot = BotSpec.unnamed(variant.text(), game, folder, BotBuilds.usual());
            boolean usable = bot.kind() == BotSpec.Kind.BUILT_IN || bot.kind() == BotSpec.Kind.COMMAND;
            if (!usable || bot.kind() != first.kind() || !bot.variants().isEmpty()) {
                throw new BadInput(file + ": '" + variant.text() + "' is no bot that can have sets of numbers.");
            }
        }
        List<BotSpec.Variant> sets = variants.size() == 1 ? List.of() : List.copyOf(variants);
        return new BotSpec(text, variants.get(0).text(), first.kind(), folder, false, sets);
    }

    private static JsonNode parsed(@Nullable Path file) {
        try {
            if (file == null || Files.size(file) > LARGEST) {
                throw new BadInput(file + " is too large for a tuned bot.");
            }
            return JSON.readTree(Files.readString(file, StandardCharsets.UTF_8));
        } catch (JacksonException e) {
            throw new BadInput(file + " is no tuned bot: it is not JSON ("
                    + e.getOriginalMessage().lines().findFirst().orElse("") + ").");
        } catch (IOException e) {
            throw new BadInput(file + " cannot be read: " + MachineFault.reason(e));
        }
    }

    /**
     * Writes a bot.
     *
     * @param note what else people may want to know, by key
     */
    public static void write(Path file, Game game, List<BotSpec.Variant> sets, Map<String, String> note) {
        TextOut text = new TextOut();
        JsonOut out = new JsonOut(text, 2).open('{');
        out.key("what")
                .value(WHAT)
                .key("format")
                .value(FORMAT)
                .key("game")
                .value(game.info().id());
        note.forEach((key, value) -> out.key(key).value(value));
        out.key("sets").open('[');
        for (BotSpec.Variant set : sets) {
            out.open('{').key("when").open('{');
            new TreeMap<>(set.when()).forEach((key, value) -> out.key(key).value(value));
            out.close('}').key("bot").value(set.text()).close('}');
        }
        out.close(']').close('}');
        try {
            OutputFile.replace(file, (text + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new MachineFault(file + " cannot be written: " + MachineFault.reason(e), e);
        }
    }
}
