package regatta.cluster;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.core.SeatAnswer;
import regatta.core.Transcript;
import regatta.host.bot.BotSpec;
import regatta.host.match.Continuation;
import regatta.host.match.Job;
import regatta.host.match.JobResult;
import regatta.host.match.MatchConditions;
import regatta.host.record.LabelledScenario;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Jobs and their results as JSON, to be sent between machines. Bots are identified by their bundles. */
public final class JobJson {

    /** The length of a record in a result, as text. */
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
            MatchConditions conditions,
            boolean keepsRecord,
            @Nullable StartMessage start) {}

    private record BotMessage(
            String name,
            String text,
            BotSpec.BotKind kind,
            String bundle,
            boolean ownsFolder,
            List<BotSpec.Variant> variants) {}

    /** The start of a job that continues a recorded match. */
    private record StartMessage(List<List<@Nullable SeatAnswer>> answers, int turn, int rollout) {}

    private JobJson() {}

    /**
     * Writes a job.
     *
     * @param bundles returns the name of a bot's bundle; empty if it has none
     */
    public static String write(Job job, Function<BotSpec, String> bundles) {
        return JSON.writeValueAsString(new JobMessage(
                job.key(),
                job.scenario().toString(),
                job.named().label().toString(),
                messages(job.bots(), bundles),
                job.conditions(),
                job.keepsRecord(),
                start(job.continued())));
    }

    private static List<BotMessage> messages(List<BotSpec> bots, Function<BotSpec, String> bundles) {
        return bots.stream()
                .map(bot -> new BotMessage(
                        bot.name(), bot.text(), bot.kind(), bundles.apply(bot), bot.ownsFolder(), bot.variants()))
                .toList();
    }

    private static List<BotSpec> bots(List<BotMessage> bots, Function<String, Path> folders) {
        return bots.stream()
                .map(bot -> new BotSpec(
                        bot.name(),
                        bot.text(),
                        bot.kind(),
                        folders.apply(bot.bundle()),
                        bot.ownsFolder(),
                        bot.variants()))
                .toList();
    }

    static String writeBots(List<BotSpec> bots, Function<BotSpec, String> bundles) {
        return JSON.writeValueAsString(messages(bots, bundles));
    }

    /**
     * Reads bots.
     *
     * @throws BadInput if the text is not a list of bots
     */
    static List<BotSpec> readBots(String text, Function<String, Path> folders) {
        try {
            return bots(List.of(JSON.readValue(text, BotMessage[].class)), folders);
        } catch (JacksonException e) {
            throw new BadInput("Not a list of bots: " + e.getOriginalMessage());
        }
    }

    private static @Nullable StartMessage start(@Nullable Continuation continued) {
        return continued == null
                ? null
                : new StartMessage(continued.transcript().bySeat(), continued.turn(), continued.rollout());
    }

    /**
     * Reads a job.
     *
     * @param folders returns the folder of a bundle, by its name, or the folder for bots without a bundle, for the
     *     empty name
     * @throws BadInput if the text is not a job
     */
    public static Job read(String text, GameCatalog games, Function<String, Path> folders) {
        try {
            JobMessage job = JSON.readValue(text, JobMessage.class);
            LabelledScenario scenario =
                    new LabelledScenario(Scenario.parse(job.scenario()), Scenario.parse(job.label()));
            Job read = new Job(
                    job.key(),
                    games.game(scenario.scenario().game()),
                    scenario,
                    bots(job.bots(), folders),
                    job.conditions(),
                    job.keepsRecord());
            StartMessage start = job.start();
            return start == null ? read : read.from(Transcript.of(start.answers()), start.turn(), start.rollout());
        } catch (JacksonException e) {
            throw new BadInput("Not a job: " + e.getOriginalMessage());
        }
    }

    public static String write(JobResult played) {
        return JSON.writeValueAsString(played);
    }

    /**
     * Reads the result of a job.
     *
     * @throws BadInput if the text is not a result
     */
    public static JobResult read(String text) {
        try {
            return JSON.readValue(text, JobResult.class);
        } catch (JacksonException e) {
            throw new BadInput("Not the result of a match: " + e.getOriginalMessage());
        }
    }
}
