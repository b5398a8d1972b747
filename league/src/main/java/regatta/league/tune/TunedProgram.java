package regatta.league.tune;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.host.bot.BotSpec;
import regatta.host.io.InputFile;
import regatta.host.io.MachineFault;
import regatta.host.io.OutputFile;
import regatta.host.io.Sha256;

/**
 * A program with parameters in its command line: among its arguments, in settings before it ({@code RISK={risk:0..1}
 * ./bot}), or in a file that it reads ({@code ./bot --weights={file:weights.template}}).
 *
 * <p>A filled-in file is written once per set of values, into a folder next to the bot's other files. Its name is a
 * digest of its content: the bot may read it at any time, and equal values give an equal bot.
 */
final class TunedProgram implements TunedBot {

    private static final Pattern FILE = Pattern.compile("\\{file:([^{}]+)}");
    private static final int DIGITS = 12;
    private static final int MAX_TEMPLATE_BYTES = 1 << 20;

    /** The folder of filled-in files, in the folder of the bot. */
    private static final String FILLED = "tuned-files";

    private static final Pattern NAME = Pattern.compile("([A-Za-z][A-Za-z0-9._-]{0,39})=.*", Pattern.DOTALL);

    private final String name;
    private final Game game;
    private final Path folder;
    private final List<TunedParameter> parameters = new ArrayList<>();
    private final Template command;
    private final @Nullable Template file;
    private final String ending;
    private final Set<Path> written = ConcurrentHashMap.newKeySet();

    TunedProgram(String typed, Game game, Path folder) {
        this.game = game;
        this.folder = folder;
        Matcher place = FILE.matcher(typed);
        if (place.find()) {
            Path template = path(place.group(1).strip());
            file = Template.of(content(template), parameters);
            ending = ending(template.getFileName().toString());
            command = Template.of(typed.replace(place.group(), "{file}"), parameters);
        } else {
            file = null;
            ending = "";
            command = Template.of(typed, parameters);
        }
        if (parameters.isEmpty()) {
            throw new BadInput(
                    "Bot '" + typed + "' has no parameters to tune. Write them into its command line, such as"
                            + " \"./bot --risk={risk:0..1} --sites={sites:int 2..8}\".");
        }
        name = name(typed);
    }

    private static String name(String typed) {
        Matcher named = NAME.matcher(typed);
        if (named.matches() && !named.group(1).equals(named.group(1).toUpperCase(Locale.ROOT))) {
            return named.group(1);
        }
        String chosen = "bot";
        for (String word : typed.replaceAll("\\{[^{}]*}", "").strip().split("\\s+")) {
            if (word.contains("=") || word.startsWith("-")) {
                continue; // A setting or an option.
            }
            chosen = word.substring(word.lastIndexOf('/') + 1);
            if (word.contains("/") || word.contains(".")) {
                break; // The script is a better name than its interpreter.
            }
        }
        return chosen.replaceAll("[^A-Za-z0-9._-]", "");
    }

    private static String ending(String name) {
        String plain = name.endsWith(".template") ? name.substring(0, name.length() - ".template".length()) : name;
        int dot = plain.lastIndexOf('.');
        return dot < 0 ? "" : plain.substring(dot);
    }

    private Path path(String text) {
        try {
            return folder.resolve(text);
        } catch (InvalidPathException e) {
            throw new BadInput("The template '" + text + "' is not a file.");
        }
    }

    private static String content(Path template) {
        try {
            return InputFile.text(template, MAX_TEMPLATE_BYTES);
        } catch (NoSuchFileException | CharacterCodingException e) {
            throw new BadInput("The template " + template + " cannot be read: it does not exist or is not text.");
        } catch (IOException e) {
            throw new MachineFault("The template " + template + " cannot be read: " + MachineFault.reason(e), e);
        }
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public List<TunedParameter> parameters() {
        return List.copyOf(parameters);
    }

    @Override
    public String text(List<String> values) {
        String text = command.filled(parameters, values);
        if (file == null) {
            return text;
        }
        String content = file.filled(parameters, values);
        String digest = Sha256.of(content.getBytes(StandardCharsets.UTF_8)).substring(0, DIGITS);
        String relative = FILLED + "/" + digest + ending;
        write(folder.resolve(relative), content);
        return text.replace("{file}", relative);
    }

    private void write(Path to, String content) {
        if (!written.add(to)) {
            return;
        }
        try {
            Files.createDirectories(to.getParent());
            OutputFile.replace(to, content.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new MachineFault("The file " + to + " cannot be written: " + MachineFault.reason(e), e);
        }
    }

    @Override
    public BotSpec spec(List<String> values) {
        return BotSpec.of(text(values), game, folder);
    }
}
