package regatta.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.core.Transcript;
import regatta.host.bot.BotSpec;
import regatta.host.io.MachineFault;
import regatta.host.match.Continuation;
import regatta.host.match.Job;
import regatta.host.match.JobResult;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchRunner;
import regatta.host.match.TurnFault;
import regatta.host.record.LabelledScenario;
import regatta.host.record.MatchRecord;
import regatta.host.record.Rerun;
import regatta.testkit.HostileBots;

class BundleTest {

    private static final Game GAME = GameCatalog.onClassPath().game("halite");

    @TempDir
    Path folder;

    private Path bot;

    @BeforeEach
    void createBot() throws IOException {
        bot = Files.createDirectories(folder.resolve("mine"));
        HostileBots.unpack(bot);
        write("MyBot.py", "import halite\nhalite.play(lambda turn: '')\n");
    }

    private void write(String name, String text) throws IOException {
        Files.createDirectories(bot.resolve(name).getParent());
        Files.writeString(bot.resolve(name), text);
    }

    private BotSpec spec(String text) {
        return BotSpec.of(text, GAME, folder);
    }

    private Bundle bundle() {
        return Objects.requireNonNull(Bundle.of(spec("./mine")));
    }

    @Test
    void digestFollowsFromTheContent() throws IOException {
        String before = bundle().digest();

        assertThat(bundle().digest()).isEqualTo(before).hasSize(64);
        write("MyBot.py", "import halite\nhalite.play(lambda turn: 'g')\n");
        assertThat(bundle().digest()).isNotEqualTo(before);
    }

    @Test
    void digestDependsOnExecutablePermissions() throws IOException {
        write("run.sh", "#!/bin/sh\n");
        String before = bundle().digest();

        assertThat(bot.resolve("run.sh").toFile().setExecutable(true)).isTrue();
        assertThat(bundle().digest()).isNotEqualTo(before);
    }

    @Test
    void bundleIsUnpackedIdentically() throws IOException {
        write("run.sh", "#!/bin/sh\nexec python3 MyBot.py\n");
        write("deep/er/data.txt", "1");
        assertThat(bot.resolve("run.sh").toFile().setExecutable(true)).isTrue();
        Bundle bundle = bundle();
        Path zip = folder.resolve("b.zip");
        bundle.write(zip);

        Bundle.unpack(zip, bundle.digest(), folder.resolve("there"));

        assertThat(folder.resolve("there/deep/er/data.txt")).hasContent("1");
        assertThat(folder.resolve("there/run.sh")).isExecutable();
        assertThatThrownBy(() -> Bundle.unpack(zip, "0".repeat(64), folder.resolve("elsewhere")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("damaged");
    }

    @Test
    void ignoredFilesAreNotSent() throws IOException {
        String before = bundle().digest();
        write("notes.txt", "secret plans");
        write("data/big.bin", "0");
        write(".regattaignore", "# mine\n*.txt\ndata/\n.regattaignore\n");

        assertThat(bundle().digest()).isEqualTo(before);
        assertThat(bundle().describe()).contains("files, ", "MyBot.py").doesNotContain("notes");
    }

    @Test
    void linksOutOfTheFolderAreRefused() throws IOException {
        Files.writeString(folder.resolve("outside.txt"), "x");
        Files.createSymbolicLink(bot.resolve("link.txt"), folder.resolve("outside.txt"));
        assertThatThrownBy(this::bundle).isInstanceOf(BadInput.class).hasMessageContaining("link.txt is a link to");

        Files.delete(bot.resolve("link.txt"));
        Files.createSymbolicLink(bot.resolve("linked"), folder);
        assertThatThrownBy(this::bundle).isInstanceOf(BadInput.class).hasMessageContaining("link to a folder");
    }

    @Test
    void folderBehindALinkIsTheSameBot() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("shortcut"), bot);
        Bundle linked = Bundle.of(BotSpec.of(link.toString(), GAME, folder));

        assertThat(Objects.requireNonNull(linked).digest()).isEqualTo(bundle().digest());
    }

    @Test
    void pathsOutsideTheFolderAreRefused() {
        assertThatThrownBy(() -> Bundle.of(spec("/usr/bin/python3 " + bot.resolve("MyBot.py"))))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("by its absolute path");
        assertThatThrownBy(() -> Bundle.of(BotSpec.of("python3 ../mine/MyBot.py", GAME, folder.resolve("other"))))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("cannot be sent to workers");
    }

    @Test
    void zipFileWithAPathOutsideItsFolderIsRefused() throws IOException {
        Path zip = folder.resolve("evil.zip");
        try (OutputStream out = Files.newOutputStream(zip);
                ZipOutputStream entries = new ZipOutputStream(out)) {
            entries.putNextEntry(new ZipEntry("../evil.txt"));
            entries.write(1);
        }

        assertThatThrownBy(() -> Bundle.unpack(zip, "0".repeat(64), folder.resolve("there")))
                .isInstanceOfAny(BadInput.class, MachineFault.class);
        assertThat(folder.resolve("evil.txt")).doesNotExist();
    }

    @Test
    void builtInHasNoBundle() {
        assertThat(Bundle.of(spec("greedy"))).isNull();
    }

    private Job job(String bot, boolean recorded) {
        Scenario scenario = Scenario.parse("halite size=16 turns=10 seed=3");
        return new Job(
                "k",
                GAME,
                scenario,
                List.of(spec(bot), spec("random")),
                MatchConditions.defaults(GAME.info()),
                recorded);
    }

    @Test
    void jobReadFromTextPlaysTheSameMatch() {
        Job job = job("./mine", true);
        Bundle bundle = bundle();
        Path zip = folder.resolve("b.zip");
        bundle.write(zip);
        String text = JobJson.write(job, sent -> sent.kind() == BotSpec.BotKind.COMMAND ? bundle.digest() : "");

        try (JobRunner runner = new JobRunner(GameCatalog.onClassPath(), folder.resolve("runner"), digest -> zip)) {
            JobResult there = JobJson.read(JobJson.write(runner.play(text)));
            JobResult here = new MatchRunner(job).result();

            assertThat(there.key()).isEqualTo("k");
            assertThat(there.report().movesDigest()).isEqualTo(here.report().movesDigest());
            assertThat(there.report().ranks()).isEqualTo(here.report().ranks());
            byte[] record = Objects.requireNonNull(there.record());
            assertThat(Rerun.of(MatchRecord.read(record, "r", GameCatalog.onClassPath()), GAME)
                            .difference())
                    .isNull();
        }
    }

    @Test
    void botDoesNotSeeTheBundlesOfOthers() throws IOException {
        Path others = Files.createDirectories(folder.resolve("runner/other"));
        Files.writeString(others.resolve("MyBot.py"), "secret");
        write("MyBot.py", "import glob, sys\nsys.exit(len(glob.glob('../*/MyBot.py')))\n");
        Bundle bundle = bundle();
        Path zip = folder.resolve("b.zip");
        bundle.write(zip);
        String text = JobJson.write(
                job("./mine", false), sent -> sent.kind() == BotSpec.BotKind.COMMAND ? bundle.digest() : "");

        try (JobRunner runner = new JobRunner(GameCatalog.onClassPath(), folder.resolve("runner"), digest -> zip)) {
            List<TurnFault> faults = runner.play(text).report().seats().get(0).faults();

            assertThat(faults).first().asString().contains("ended with code 1 ");
        }
    }

    @Test
    void jobCannotNameAFolderOutsideTheRunner() throws IOException {
        Files.createDirectories(folder.resolve("elsewhere"));
        Job job = new Job(
                GAME,
                Scenario.parse("halite size=16 turns=10 seed=3"),
                List.of(spec("sh bot.sh"), spec("still")),
                MatchConditions.defaults(GAME.info()));
        for (String bundle : List.of("../elsewhere", folder.resolve("elsewhere").toString(), "half", "0f")) {
            String text = JobJson.write(job, bot -> bundle);

            try (JobRunner runner = new JobRunner(
                    GameCatalog.onClassPath(), folder.resolve("runner"), digest -> folder.resolve("bundle.zip"))) {
                assertThatThrownBy(() -> runner.play(text))
                        .isInstanceOf(BadInput.class)
                        .hasMessageContaining("The job has the bundle name '" + bundle + "'");
            }
        }
    }

    @Test
    void jobIsSentWithItsLabel() {
        Scenario scenario = Scenario.parse("halite size=16 turns=10 seed=3");
        List<BotSpec> bots = List.of(spec("random"), spec("still"));
        for (Scenario label : List.of(scenario, Scenario.parse("halite size=file.txt"))) {
            LabelledScenario named = new LabelledScenario(scenario, label);
            Job job = new Job("k", GAME, named, bots, MatchConditions.defaults(GAME.info()), true);

            assertThat(JobJson.read(JobJson.write(job, bot -> ""), GameCatalog.onClassPath(), name -> folder)
                            .named())
                    .isEqualTo(named);
        }
    }

    @Test
    void continuedJobIsSentWithItsTranscript() {
        Job job = job("random", false);
        Transcript transcript = MatchRecord.read(
                        Objects.requireNonNull(
                                new MatchRunner(job.withKey("", true)).result().record()),
                        "the record",
                        GameCatalog.onClassPath())
                .transcript();

        Job sent = JobJson.read(
                JobJson.write(job.from(transcript, 5, 2), bot -> ""), GameCatalog.onClassPath(), name -> folder);

        assertThat(sent.continued()).isEqualTo(new Continuation(transcript, 5, 2));
    }

    @Test
    void resultWithFaultsIsReadBack() {
        Job job = job("exit 3", false);
        JobResult played = new MatchRunner(job).result();

        assertThat(played.report().seats().get(0).faults()).isNotEmpty();
        assertThat(JobJson.read(JobJson.write(played))).isEqualTo(played);
    }
}
