package regatta.league.tune;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regatta.core.BadInput;
import regatta.core.BotSettings;
import regatta.core.BuiltIn;
import regatta.core.Game;
import regatta.host.bot.BotSpec;

/** A built-in bot with some or all of its parameters to tune. */
final class TunedBuiltIn implements TunedBot {

    private static final String ALL = "*";

    private final BuiltIn<?> bot;
    private final Game game;
    private final Path folder;

    /** The parameters with fixed values. */
    private final Map<String, String> fixed = new LinkedHashMap<>();

    private final List<TunedParameter> parameters = new ArrayList<>();

    /**
     * Parses {@code name?*}, {@code name?power&endShare} or {@code name?*&power=1.3}. Parameters without a value are
     * tuned, and the others are fixed. With a star, a value is the start of a tuned parameter.
     */
    TunedBuiltIn(BuiltIn<?> bot, String tuned, Game game, Path folder) {
        this.bot = bot;
        this.game = game;
        this.folder = folder;
        List<String> names = new ArrayList<>();
        boolean all = false;
        for (String part : tuned.split("&", -1)) {
            int equals = part.indexOf('=');
            if (part.equals(ALL)) {
                all = true;
            } else if (equals < 0) {
                names.add(part);
            } else {
                fixed.put(part.substring(0, equals), part.substring(equals + 1));
            }
        }
        names.forEach(bot::parameter);
        BotSettings settings = bot.settings(0, call(fixed));
        for (BuiltIn.Parameter declared : bot.parameters()) {
            if (all || names.contains(declared.name())) {
                parameters.add(TunedParameter.of(declared, settings.value(declared.name())));
                fixed.remove(declared.name());
            }
        }
        if (parameters.isEmpty()) {
            throw new BadInput("Bot '" + bot.name() + "' cannot be tuned: it has no parameters.");
        }
    }

    private static String call(Map<String, String> values) {
        List<String> parts = new ArrayList<>();
        values.forEach((name, value) -> parts.add(name + "=" + value));
        return String.join("&", parts);
    }

    @Override
    public String name() {
        return bot.name();
    }

    @Override
    public boolean isBuiltIn() {
        return true;
    }

    @Override
    public List<TunedParameter> parameters() {
        return List.copyOf(parameters);
    }

    /** Returns the values without those that are the bot's defaults. */
    @Override
    public String text(List<String> values) {
        Map<String, String> set = new LinkedHashMap<>(fixed);
        BotSettings defaultValue = bot.settings(0, call(fixed));
        for (int i = 0; i < values.size(); i++) {
            String name = parameters.get(i).name();
            if (Double.parseDouble(values.get(i)) != defaultValue.value(name)) {
                set.put(name, values.get(i));
            }
        }
        return set.isEmpty() ? bot.name() : bot.name() + "?" + call(set);
    }

    @Override
    public BotSpec spec(List<String> values) {
        return BotSpec.of(text(values), game, folder);
    }
}
