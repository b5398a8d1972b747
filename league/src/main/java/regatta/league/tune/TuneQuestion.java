package regatta.league.tune;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.host.bot.BotIdentity;
import regatta.host.bot.BotSpec;
import regatta.host.io.Sha256;

/** Tells all that the course of a tuning depends on: who asks the same goes on with what was played. */
public final class TuneQuestion {

    private TuneQuestion() {}

    /** Returns it as lines of {@code key: value}. */
    public static List<String> lines(Tuning.Plan plan, Game game, List<Slice> heldOut) {
        List<String> lines = new ArrayList<>();
        lines.add("game: " + game.info().id() + ", rules " + game.info().rulesVersion());
        lines.add("bot: " + plan.bot().name() + " " + BotIdentity.of(plan.bot().start(), game));
        for (Parameter parameter : plan.bot().parameters()) {
            lines.add("parameter: " + parameter);
        }
        for (BotSpec bot : plan.field()) {
            lines.add("field: " + bot.name() + " " + BotIdentity.of(bot, game));
        }
        lines.add("method: " + plan.method() + ", seed " + plan.seed());
        lines.add("games: " + 2 * plan.blocks());
        lines.add("sets: " + plan.groups());
        lines.add("conditions: " + plan.slices().get(0).grounds().conditions());
        addSlices(lines, "scenarios", plan.slices());
        for (Slice slice : heldOut) {
            lines.add("held out: " + slice.label() + " from "
                    + slice.grounds().book().get(0));
        }
        return lines;
    }

    private static void addSlices(List<String> lines, String key, List<Slice> slices) {
        for (Slice slice : slices) {
            StringBuilder text = new StringBuilder();
            for (Scenario scenario : slice.grounds().book()) {
                text.append(scenario).append('\n');
            }
            lines.add(
                    key + ": " + slice.label() + " " + Sha256.of(text.toString().getBytes(StandardCharsets.UTF_8)));
        }
    }
}
