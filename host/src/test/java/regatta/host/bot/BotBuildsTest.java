package regatta.host.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.process.TimeControl;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;
import regatta.host.sandbox.TestUser;

/** Tests that Makefiles run in the bot's sandbox, in a private copy, unless the user trusts them. */
class BotBuildsTest {

    private static final Game TRON = GameCatalog.onClassPath().game("tron");

    @TempDir
    Path folder;

    private Path mine;

    @BeforeEach
    void write() throws IOException {
        mine = Files.createDirectory(folder.resolve("mine"));
        makefile("printf '#!/bin/sh\\nexec cat\\n' > MyBot; chmod +x MyBot");
    }

    private void makefile(String recipe) throws IOException {
        Files.writeString(mine.resolve("Makefile"), "MyBot: source\n\t" + recipe + "\n");
        Files.writeString(mine.resolve("source"), "x");
    }

    private BotSpec bot(BotBuilds builds) {
        return BotSpec.of("mine", TRON, folder, builds);
    }

    @ParameterizedTest
    @EnumSource(Sandbox.Level.class)
    void botIsBuiltInAPrivateCopy(Sandbox.Level level) {
        BotSpec bot = bot(BotBuilds.in(level));

        assertThat(bot.name()).isEqualTo("mine");
        assertThat(bot.text()).isEqualTo("./MyBot");
        assertThat(bot.folder().resolve("MyBot")).isExecutable();
        assertThat(mine.resolve("MyBot")).doesNotExist();
    }

    @ParameterizedTest
    @EnumSource(Sandbox.Level.class)
    void botBuiltInACopyPlays(Sandbox.Level level) throws IOException {
        makefile("printf '#!/bin/sh\\necho built >&2; exit 3\\n' > MyBot; chmod +x MyBot");
        List<BotSpec> bots = List.of(bot(BotBuilds.in(level)), BotSpec.of("random", TRON, folder));
        MatchConditions conditions = new MatchConditions(TimeControl.of(TRON.info()), level, Limits.DEFAULTS);

        MatchReport report = new MatchRunner(new Job(TRON, Scenario.parse("tron"), bots, conditions)).play();

        assertThat(report.seats().get(0).faults()).first().asString().contains("built");
    }

    @Test
    void folderThatIsUpToDateIsNotCopied() throws IOException {
        Files.writeString(mine.resolve("MyBot"), "#!/bin/sh\n");
        assertThat(mine.resolve("MyBot").toFile().setExecutable(true)).isTrue();
        Files.setLastModifiedTime(mine.resolve("source"), FileTime.from(Instant.EPOCH));

        assertThat(bot(BotBuilds.in(Sandbox.Level.LIMITS)).folder()).isEqualTo(mine);
    }

    @Test
    void sealedBuildReadsAndWritesNoOtherFolder() throws IOException {
        Files.writeString(folder.resolve("key"), "secret");
        makefile("cat ../key > MyBot; echo x > ../trace; false");

        assertThatThrownBy(() -> bot(BotBuilds.in(Sandbox.Level.SEALED)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("--trust-build");
        assertThat(folder.resolve("trace")).doesNotExist();
    }

    @ParameterizedTest
    @EnumSource(Sandbox.Level.class)
    void buildHasNoNetwork(Sandbox.Level level) throws IOException {
        makefile("cat /proc/net/dev; false");

        assertThatThrownBy(() -> bot(BotBuilds.in(level)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("without network")
                .hasMessageContaining("lo:")
                .hasMessageNotContaining("eth");
    }

    @Test
    void trustedBuildRunsInTheFolder() {
        assertThat(bot(BotBuilds.trusted()).folder()).isEqualTo(mine);
        assertThat(mine.resolve("MyBot")).isExecutable();
    }

    @Test
    void compilerErrorIsShown() throws IOException {
        makefile("echo 'main.c:1: expected ‘;’'; false");

        assertThatThrownBy(() -> bot(BotBuilds.in(Sandbox.Level.LIMITS)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("main.c:1: expected ‘;’");
    }

    /** Neither root nor an ordinary user finds changes outside the copy, or a secret inside it. */
    @Test
    void sealedBuildHarmsNoUser() throws Exception {
        TestUser testUser = new TestUser(folder);
        for (String user : TestUser.users()) {
            Path base = testUser.home(user, "build");
            Process process =
                    testUser.run(user, base, Builder.class, base.toString()).start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

            assertThat(process.waitFor()).as(output).isZero();
            assertThat(output).as(user).contains("built: no key");
            assertThat(base.resolve("trace")).doesNotExist();
        }
    }

    /** Builds a hostile bot in a folder. */
    static final class Builder {

        public static void main(String[] arguments) throws IOException {
            Path base = Path.of(arguments[0]);
            Path evil = Files.createDirectories(base.resolve("evil"));
            Files.writeString(base.resolve("key"), "the key");
            Files.writeString(
                    evil.resolve("Makefile"),
                    "MyBot:\n\tcat ../key > MyBot || echo 'no key' > MyBot; touch ../trace; chmod +x MyBot\n");
            BotSpec bot = BotSpec.of("evil", TRON, base, BotBuilds.in(Sandbox.Level.SEALED));
            System.out.println(
                    "built: " + Files.readString(bot.folder().resolve("MyBot")).strip());
        }
    }
}
