package regatta.cli.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import regatta.core.Game;
import regatta.host.bot.BotSpec;
import regatta.host.bot.TunedBotFile;
import regatta.host.io.MachineFault;
import regatta.host.io.OutputFile;
import regatta.league.tune.TunePage;
import regatta.league.tune.Tuning;

/**
 * The output files of a tuning run.
 *
 * @param sets the labels of the sets of values, such as {@code size=32 seats=2}
 * @param bot the file of the tuned values, or null for a program, whose command line is never read from a file
 */
public record TuneResult(
        Game game,
        Tuning.TuningPlan plan,
        List<String> sets,
        @Nullable Path bot,
        Path page) {

    public void writeBot(Tuning tuning, String verdict) {
        if (bot == null) {
            return;
        }
        List<BotSpec.Variant> variants = new ArrayList<>();
        for (int set = 0; set < sets.size(); set++) {
            Map<String, String> when = new TreeMap<>();
            for (String part : sets.get(set).split(" ", -1)) {
                int equals = part.indexOf('=');
                if (equals > 0) {
                    when.put(part.substring(0, equals), part.substring(equals + 1));
                }
            }
            variants.add(new BotSpec.Variant(when, tuning.command(set)));
        }
        Map<String, String> note = new LinkedHashMap<>();
        note.put("name", plan.bot().name());
        note.put("method", plan.method().toString());
        note.put("verdict", verdict);
        TunedBotFile.write(bot, game, variants, note);
    }

    public void writePage(Tuning tuning, List<String> lines) {
        String html = TunePage.of(plan.bot().name() + ", tuned", lines, sets, tuning.path());
        try {
            OutputFile.replace(page, html.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new MachineFault(page + " cannot be written: " + MachineFault.reason(e), e);
        }
    }
}
