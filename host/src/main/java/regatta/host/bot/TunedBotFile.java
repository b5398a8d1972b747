package regatta.host.bot;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.BuiltIn;
import regatta.core.Game;
import regatta.core.JsonOut;
import regatta.core.TextOut;
import regatta.host.io.InputFile;
import regatta.host.io.MachineFault;
import regatta.host.io.OutputFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * A file with tuned parameters of a built-in bot, named {@code greedy@tuned.json}: the built-in, an at sign, and the
 * file, which may itself be called {@code tuned.json} or {@code greedy@tuned.json}. The file may come from a stranger,
 * so it can only hold values of that built-in's parameters, and never names another bot, a command or a file.
 */
public final class TunedBotFile {

    private static final int FORMAT = 1;
    private static final String KIND = "regatta tuned bot";
    private static final String ENDING = ".json";
    private static final int MAX_BYTES = 1 << 20;
    private static final ObjectMapper JSON = new ObjectMapper();

    private TunedBotFile() {}

    /** Returns whether a text names such a file. */
    static boolean isNamedBy(String text, Path folder) {
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
     * @throws BadInput if the file is not a tuned bot of this game
     */
    static BotSpec read(String text, Game game, Path folder) {
        Path file = Objects.requireNonNull(file(text, folder));
        JsonNode root = parsed(file);
        if (!root.path("what").asString("").equals(KIND)) {
            throw new BadInput(file + " is not a tuned bot, as written by 'regatta tune'.");
        }
        if (root.path("format").asInt(0) != FORMAT) {
            throw new BadInput(file + " has format " + root.path("format") + ", but this version reads only format "
                    + FORMAT + ".");
        }
        if (!root.path("game").asString("").equals(game.info().id())) {
            throw new BadInput(file + " is a bot for " + root.path("game").asString("an unknown game") + ", not of "
                    + game.info().id() + ".");
        }
        BuiltIn<?> bot = builtIn(text, game);
        List<BotSpec.Variant> variants = new ArrayList<>();
        for (JsonNode set : root.path("sets")) {
            Map<String, String> when = new TreeMap<>();
            set.path("when")
                    .properties()
                    .forEach(entry -> when.put(entry.getKey(), entry.getValue().asString("")));
            variants.add(new BotSpec.Variant(when, checked(set.path("bot").asString(""), bot, file)));
        }
        if (variants.isEmpty()) {
            throw new BadInput(file + " has no parameter sets.");
        }
        List<BotSpec.Variant> sets = variants.size() == 1 ? List.of() : List.copyOf(variants);
        return new BotSpec(text, variants.get(0).text(), BotSpec.BotKind.BUILT_IN, folder, false, sets);
    }

    /** Returns the built-in named before the at sign. */
    private static BuiltIn<?> builtIn(String text, Game game) {
        String last = text.substring(text.lastIndexOf('/') + 1);
        String from = last.indexOf('@') < 0 ? text : last; // greedy@dir/x.json or dir@home/greedy@x.json
        String name = from.substring(0, from.indexOf('@'));
        for (BuiltIn<?> bot : game.bots()) {
            if (bot.name().equals(name)) {
                return bot;
            }
        }
        throw new BadInput("Bot '" + text + "': " + game.info().title() + " has no bot '" + name
                + "', and only built-ins have tuned parameter files. For a program, use its command line, which"
                + " 'regatta tune' prints.");
    }

    private static String checked(String call, BuiltIn<?> bot, Path file) {
        BuiltIn.Call named = BuiltIn.Call.of(call);
        if (!named.name().equals(bot.name())) {
            throw new BadInput(file + ": '" + call + "' is not " + bot.name() + " with its parameters, as a file named "
                    + bot.name() + "@… requires.");
        }
        try {
            bot.settings(0, named.parameters());
            return call;
        } catch (BadInput e) {
            throw new BadInput(file + ": " + e.getMessage());
        }
    }

    private static JsonNode parsed(Path file) {
        try {
            return JSON.readTree(InputFile.text(file, MAX_BYTES));
        } catch (JacksonException e) {
            throw new BadInput(file + " is not a tuned bot: not JSON ("
                    + e.getOriginalMessage().lines().findFirst().orElse("") + ").");
        } catch (IOException e) {
            throw new BadInput(file + " cannot be read: " + MachineFault.reason(e));
        }
    }

    /**
     * Writes a tuned bot.
     *
     * @param notes further facts for readers of the file, by key
     */
    public static void write(Path file, Game game, List<BotSpec.Variant> sets, Map<String, String> notes) {
        TextOut text = new TextOut();
        JsonOut out = new JsonOut(text, 2).open('{');
        out.key("what")
                .value(KIND)
                .key("format")
                .value(FORMAT)
                .key("game")
                .value(game.info().id());
        notes.forEach((key, value) -> out.key(key).value(value));
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
