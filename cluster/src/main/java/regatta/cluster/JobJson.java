package regatta.cluster;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Scenario;
import regatta.core.SeatAnswer;
import regatta.core.Transcript;
import regatta.host.bot.BotSpec;
import regatta.host.match.Conditions;
import regatta.host.match.Continuation;
import regatta.host.match.Job;
import regatta.host.match.Played;
import regatta.host.record.NamedScenario;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Jobs and their results as JSON, to be sent to another machine and back. Bots are named by their bundles. */
public final class JobJson {

    /** The longest record that comes back, as text. */
    private static final int MAX_RECORD = 1 << 28;

    private static final JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxStringLength(MAX_RECORD)
                            .build())
                    .build())
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .build();

    private record JobMessage(
            String key,
            String scenario,
            String label,
            List<BotMessage> bots,
            Conditions conditions,
            boolean keepsRecord,
            @Nullable StartMessage start) {}

    private record BotMessage(
            String name,
            String text,
            BotSpec.Kind kind,
            String bundle,
            boolean ownsFolder,
            List<BotSpec.Variant> variants) {}

    /** The beginning of a match that is played on. */
    private record StartMessage(List<List<@Nullable SeatAnswer>> answers, int turn, int rollout) {}

    private JobJson() {}

    /**
     * Writes a job.
     *
     * @param bundles returns the name of a bot's bundle, empty if it has none
     */
    public static String write(Job job, Function<BotSpec, String> bundles) {
        List<BotMessage> bots = job.bots().stream()
                .map(bot -> new BotMessage(
                        bot.name(), bot.text(), bot.kind(), bundles.apply(bot), bot.ownsFolder(), bot.variants()))
                .toList();
        return JSON.writeValueAsString(new JobMessage(
                job.key(),
                job.scenario().toString(),
                job.named().label().toString(),
                bots,
                job.conditions(),
                job.keepsRecord(),
                start(job.continued())));
    }

    private static @Nullable StartMessage start(@Nullable Continuation continued) {
        return continued == null
                ? null
                : new StartMessage(continued.transcript().bySeat(), continued.turn(), continued.rollout());
    }

    /**
     * Reads a job.
     *
     * @param folders returns where a bundle lies, by its name, and where bots without one are started, by the empty name
     * @throws BadInput if it is not a job
     */
    public static Job read(String text, Function<String, Path> folders) {
        try {
            JobMessage job = JSON.readValue(text, JobMessage.class);
            List<BotSpec> bots = job.bots().stream()
                    .map(bot -> new BotSpec(
                            bot.name(),
                            bot.text(),
                            bot.kind(),
                            folders.apply(bot.bundle()),
                            bot.ownsFolder(),
                            bot.variants()))
                    .toList();
            NamedScenario scenario = new NamedScenario(Scenario.parse(job.scenario()), Scenario.parse(job.label()));
            Job read = new Job(job.key(), scenario, bots, job.conditions(), job.keepsRecord());
            StartMessage start = job.start();
            return start == null ? read : read.from(Transcript.of(start.answers()), start.turn(), start.rollout());
        } catch (JacksonException e) {
            throw new BadInput("This is not a job: " + e.getOriginalMessage());
        }
    }

    public static String write(Played played) {
        return JSON.writeValueAsString(played);
    }

    /**
     * Reads the result of a job.
     *
     * @throws BadInput if it is something else
     */
    public static Played read(String text) {
        try {
            return JSON.readValue(text, Played.class);
        } catch (JacksonException e) {
            throw new BadInput("This is not the result of a match: " + e.getOriginalMessage());
        }
    }
}
