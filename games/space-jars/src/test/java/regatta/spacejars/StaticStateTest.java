package regatta.spacejars;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A jar is loaded again for a match if its classes could remember the last one. */
class StaticStateTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int turns;",
                "private final Map<Integer, Integer> seen = new HashMap<>();",
                "static final int MOST = 100; static final String TITLE = \"x\";",
                "enum Mood { CALM, WILD { } }  int of(Mood mood) { return switch (mood) { case CALM -> 1; case WILD -> 2; }; }",
                "void check() { assert hashCode() != 0; }"
            })
    void stateOfAStrategyDoesNotSurviveTheMatch(String members) throws IOException {
        assertThat(staysLoaded(members)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "static int turns;",
                "static final Map<Integer, Integer> SEEN = new HashMap<>();",
                "static final int[] COUNT = new int[1];",
                "enum Mood { CALM; int uses; } Mood mood = Mood.CALM;",
                "enum Mood { CALM { int uses; } } Mood mood = Mood.CALM;",
                "static class Memory { static Object last; } Object last = Memory.last;"
            })
    void classesWithMutableStaticStateAreReloaded(String members) throws IOException {
        assertThat(staysLoaded(members)).isFalse();
    }

    private boolean staysLoaded(String members) throws IOException {
        Path file = new JarMaker(folder).strategy("Some", Bodies.SENDER + members);
        try (StrategyJar jar = StrategyJar.open(file, null)) {
            assertThat(jar.newStrategy()).isNotNull();
            try (StrategyJar next = jar.forNextMatch()) {
                return next == jar;
            }
        }
    }
}
