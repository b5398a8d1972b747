package regatta.spacejars;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regatta.core.BadInput;
import regatta.spacejars.JarMaker.Source;
import spaceexplorers.publicapi.IStrategy;

/** How a strategy is found in a jar. */
class StrategyJarTest {

    @TempDir
    Path folder;

    private JarMaker maker;

    @BeforeEach
    void prepare() {
        maker = new JarMaker(folder);
    }

    @Test
    void theClassNamedAfterTheJarIsTheStrategy() throws IOException {
        Path jar = maker.jar(
                "Nova",
                Source.strategy("spaceexplorers.strategies", "Nova", Bodies.SENDER),
                Source.strategy("spaceexplorers.strategies", "Other", Bodies.SENDER));

        try (StrategyJar strategies = StrategyJar.open(jar, null)) {
            IStrategy strategy = strategies.newStrategy();
            assertThat(strategies.className()).isEqualTo("spaceexplorers.strategies.Nova");
            assertThat(strategies.displayName(strategy)).isEqualTo("The Nova");
        }
    }

    @Test
    void theOnlyStrategyOfAJarIsFoundWhateverItsName() throws IOException {
        Path jar = maker.jar(
                "final-version-2",
                Source.strategy("my.homework", "Nova", Bodies.SENDER),
                new Source("my.homework.Tool", "package my.homework; public class Tool {}"));

        try (StrategyJar strategies = StrategyJar.open(jar, null)) {
            assertThat(strategies.className()).isEqualTo("my.homework.Nova");
        }
    }

    @Test
    void aStrategyCanBeNamed() throws IOException {
        Path jar = maker.jar(
                "Two", Source.strategy("my", "First", Bodies.SENDER), Source.strategy("my", "Second", Bodies.SENDER));

        try (StrategyJar strategies = StrategyJar.open(jar, "my.Second")) {
            assertThat(strategies.className()).isEqualTo("my.Second");
        }
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> StrategyJar.open(jar, null))
                .withMessageContaining("no class spaceexplorers.strategies.Two")
                .withMessageContaining("name one of my.First, my.Second");
    }

    @Test
    void eachOpeningOfAJarHasStaticFieldsOfItsOwn() throws IOException {
        Path jar = maker.strategy(
                "Counter",
                "static int made;\npublic Counter() { made++; }\n"
                        + "public String toString() { return \"made \" + made; }\n"
                        + Bodies.SENDER);

        try (StrategyJar first = StrategyJar.open(jar, null);
                StrategyJar second = StrategyJar.open(jar, null)) {
            assertThat(first.newStrategy()).hasToString("made 1");
            assertThat(second.newStrategy()).hasToString("made 1");
        }
    }

    @Test
    void anOldCopyOfTheInterfacesInTheJarIsNotUsed() throws IOException {
        Path jar = OldApi.jar(maker, "Bundler", Bodies.SENDER);

        try (StrategyJar strategies = StrategyJar.open(jar, null)) {
            assertThat(strategies.newStrategy()).isInstanceOf(IStrategy.class);
        }
    }

    @Test
    void aStrategySeesNothingOfTheArenaButTheInterfaces() throws IOException {
        Path jar = maker.strategy(
                "Nosy",
                "public Nosy() throws Exception { Class.forName(\"regatta.space.SpaceRules\"); }\n" + Bodies.SENDER);

        try (StrategyJar strategies = StrategyJar.open(jar, null)) {
            assertThatExceptionOfType(BadInput.class)
                    .isThrownBy(strategies::newStrategy)
                    .withMessageContaining("constructor of spaceexplorers.strategies.Nosy threw")
                    .withMessageContaining("ClassNotFoundException: regatta.space.SpaceRules");
        }
    }

    @Test
    void unplayableJarIsRefusedWithTheReason() throws IOException {
        Path jar = maker.jar(
                "Odd",
                new Source("my.Tool", "package my; public class Tool {}"),
                Source.strategy("my", "Picky", "public Picky(int i) {}\n" + Bodies.SENDER));
        Path text = Files.writeString(folder.resolve("text.jar"), "not a jar");

        assertRefused(folder.resolve("None.jar"), null, "there is no such file");
        assertRefused(text, null, "not a jar");
        assertRefused(jar, null, "no other class that implements IStrategy");
        assertRefused(jar, "my.Tool", "my.Tool does not implement spaceexplorers.publicapi.IStrategy");
        assertRefused(jar, "my.Picky", "my.Picky has no public constructor without parameters");
        assertRefused(jar, "my.None", "there is no class my.None in it");
    }

    private static void assertRefused(Path jar, @Nullable String className, String reason) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> StrategyJar.open(jar, className))
                .withMessageStartingWith(jar.toString())
                .withMessageContaining(reason);
    }
}
