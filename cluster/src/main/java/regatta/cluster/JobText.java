package regatta.cluster;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import regatta.core.BadInput;
import regatta.core.JsonOut;
import regatta.core.Scenario;
import regatta.core.TextOut;
import regatta.host.bot.BotSpec;
import regatta.host.match.Conditions;
import regatta.host.match.Job;
import regatta.host.process.TimeControl;
import regatta.host.record.NamedScenario;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** A job as text, so that it can be played on another machine: its bots are named by their bundles. */
public final class JobText {

    private static final ObjectMapper JSON = new ObjectMapper();

    private JobText() {}

    /**
     * Writes a job.
     *
     * @param bundles tells the name of a bot's bundle, empty if it has none
     */
    public static String write(Job job, Function<BotSpec, String> bundles) {
        TextOut text = new TextOut();
        JsonOut out = new JsonOut(text).open('{');
        out.key("key").value(job.key()).key("scenario").value(job.scenario().toString());
        if (job.named().hasLabel()) {
            out.key("label").value(job.named().label().toString());
        }
        out.key("record").value(job.keepsRecord());
        write(job.conditions(), out);
        out.key("bots").open('[');
        for (BotSpec bot : job.bots()) {
            write(bot, bundles.apply(bot), out);
        }
        out.close(']').close('}');
        return text.toString();
    }

    private static void write(Conditions conditions, JsonOut out) {
        TimeControl time = conditions.time();
        Limits limits = conditions.limits();
        out.key("time").open('[').value(time.firstMillis()).value(time.turnMillis());
        out.value(time.graceMillis()).value(time.strikes()).close(']');
        out.key("unlimited").value(time.unlimited());
        out.key("sandbox").value(conditions.sandbox().name());
        out.key("limits").open('[').value(limits.memoryMegabytes()).value(limits.processes());
        out.value(limits.fileMegabytes()).value(limits.cpuSeconds()).close(']');
    }

    private static void write(BotSpec bot, String bundle, JsonOut out) {
        out.open('{').key("name").value(bot.name()).key("text").value(bot.text());
        out.key("kind").value(bot.kind().name()).key("bundle").value(bundle);
        out.key("ownsFolder").value(bot.ownsFolder()).key("variants").open('[');
        for (BotSpec.Variant variant : bot.variants()) {
            out.open('{').key("text").value(variant.text()).key("when").open('{');
            new TreeMap<>(variant.when()).forEach((key, value) -> out.key(key).value(value));
            out.close('}').close('}');
        }
        out.close(']').close('}');
    }

    /**
     * Reads a job.
     *
     * @param folders tells where a bundle lies, by its name, and where bots without one are started, by the empty name
     */
    public static Job read(String text, Function<String, Path> folders) {
        try {
            JsonNode job = JSON.readTree(text);
            List<BotSpec> bots = new ArrayList<>();
            for (JsonNode bot : job.path("bots")) {
                bots.add(bot(bot, folders));
            }
            Scenario scenario = Scenario.parse(job.path("scenario").asString());
            JsonNode label = job.path("label");
            return new Job(
                    job.path("key").asString(),
                    new NamedScenario(scenario, label.isString() ? Scenario.parse(label.asString()) : scenario),
                    bots,
                    conditions(job),
                    job.path("record").asBoolean());
        } catch (JacksonException e) {
            throw new BadInput("This is no job: " + e.getOriginalMessage());
        }
    }

    private static Conditions conditions(JsonNode job) {
        JsonNode time = job.path("time");
        JsonNode limits = job.path("limits");
        return new Conditions(
                new TimeControl(
                        time.path(0).asInt(),
                        time.path(1).asInt(),
                        time.path(2).asInt(),
                        time.path(3).asInt(),
                        job.path("unlimited").asBoolean()),
                Sandbox.Level.valueOf(job.path("sandbox").asString()),
                new Limits(
                        limits.path(0).asInt(),
                        limits.path(1).asInt(),
                        limits.path(2).asInt(),
                        limits.path(3).asInt()));
    }

    private static BotSpec bot(JsonNode bot, Function<String, Path> folders) {
        List<BotSpec.Variant> variants = new ArrayList<>();
        for (JsonNode variant : bot.path("variants")) {
            Map<String, String> when = new TreeMap<>();
            variant.path("when")
                    .properties()
                    .forEach(entry -> when.put(entry.getKey(), entry.getValue().asString()));
            variants.add(new BotSpec.Variant(when, variant.path("text").asString()));
        }
        return new BotSpec(
                bot.path("name").asString(),
                bot.path("text").asString(),
                BotSpec.Kind.valueOf(bot.path("kind").asString()),
                folders.apply(bot.path("bundle").asString()),
                bot.path("ownsFolder").asBoolean(),
                variants);
    }
}
