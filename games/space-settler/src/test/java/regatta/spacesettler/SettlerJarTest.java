package regatta.spacesettler;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import regatta.core.Scenario;
import regatta.spacejars.StrategyJar;

/** Tests of the jar that the build makes. */
class SettlerJarTest {

    private static final Path JAR = Path.of(System.getProperty("regatta.settler"));

    @Test
    void itBringsAllItNeedsButTheInterfaces() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            List<String> names = jar.stream().map(JarEntry::getName).toList();

            assertThat(names)
                    .contains("spaceexplorers/strategies/settler.class", "regatta/core/Bot.class")
                    .noneMatch(name -> name.startsWith("spaceexplorers/publicapi/"));
        }
    }

    /** Loads the jar with only the interfaces as its parent. */
    @Test
    void itIsFoundByItsNameAndPlaysAsTheBuiltInDoes() throws IOException {
        try (StrategyJar jar = StrategyJar.open(JAR, null)) {
            assertThat(jar.displayName(jar.newStrategy())).isEqualTo("settler");
            for (int seat = 0; seat < 2; seat++) {
                new Duel(Scenario.parse("space/classic seed=6"), seat, "frontier").playsAlike(jar::newStrategy);
            }
        }
    }

    @Test
    void itHasAStrategyForTheFairRules() throws IOException {
        try (StrategyJar jar = StrategyJar.open(JAR, "spaceexplorers.strategies.fairsettler")) {
            new Duel(Scenario.parse("space/fair seed=6"), 1, "frontier").playsAlike(jar::newStrategy);
        }
    }
}
