package regatta.league.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.testkit.SeedSource;

class BookTest {

    private static final Game HALITE = GameCatalog.onClassPath().game("halite");
    private static final List<Scenario> SIZES =
            List.of(Scenario.parse("halite size=32 seats=2"), Scenario.parse("halite size=40 seats=2"));

    @TempDir
    Path folder;

    private BookFile file() {
        return new BookFile(folder.resolve("a.book"));
    }

    @ParameterizedTest
    @SeedSource(20)
    void bookIsReadAsItWasWritten(long seed) throws IOException {
        Files.deleteIfExists(folder.resolve("a.book"));
        Book book = new Book("two sizes", ScenarioDraw.of(HALITE, SIZES, 1 + (int) (seed & 15), seed));

        file().write(book);

        assertThat(file().read(GameCatalog.onClassPath())).isEqualTo(book);
    }

    @ParameterizedTest
    @SeedSource(20)
    void drawUsesThePatternsInTurnWithDifferentSeeds(long seed) {
        List<Scenario> drawn = ScenarioDraw.of(HALITE, SIZES, 50, seed);

        assertThat(drawn.stream().map(scenario -> scenario.option("size")).limit(4))
                .containsExactly("32", "40", "32", "40");
        assertThat(drawn.stream().map(scenario -> scenario.option("seed"))).doesNotHaveDuplicates();
        assertThat(ScenarioDraw.of(HALITE, SIZES, 20, seed)).isEqualTo(drawn.subList(0, 20));
    }

    @Test
    void scenariosTypedDifferentlyHaveOneNormalForm() {
        assertThat(ScenarioDraw.plain(HALITE, Scenario.parse("halite size=32 seed=3 seats=2")))
                .hasToString("halite/final seats=2 seed=3 size=32");
    }

    /** A lopsided board favours a seat. */
    @Test
    void boardsAreSymmetric() {
        Game space = GameCatalog.onClassPath().game("space");

        assertThat(new Patterns(space, "space", List.of()).draw(2, 1))
                .allMatch(scenario -> "true".equals(scenario.option("symmetric")));
        assertThat(new Patterns(space, "space", List.of("symmetric=false")).draw(2, 1))
                .allMatch(scenario -> "false".equals(scenario.option("symmetric")));
        assertThat(new Patterns(space, "space", List.of("board=k4", "seed=1")).draw(1, 1))
                .allMatch(scenario -> scenario.option("symmetric") == null);
    }

    @Test
    void patternWithASeedIsUsedUnchanged() {
        assertThat(ScenarioDraw.of(HALITE, List.of(Scenario.parse("halite seed=7")), 2, 1))
                .extracting(Scenario::toString)
                .containsExactly("halite/final seed=7", "halite/final seed=7");
    }

    @Test
    void secondHalfIsHeldOut() {
        Book book = new Book("odd", ScenarioDraw.of(HALITE, SIZES, 5, 1));

        assertThat(book.open()).hasSize(3);
        assertThat(book.heldOut()).isEqualTo(book.scenarios().subList(3, 5));
    }

    @ParameterizedTest
    @CsvSource({
        "seats=2 seed, seats=4 seed, has been changed",
        "name: small, nick: small, must be one line",
        "held out: 3 to 4, held out: 2 to 4, 'but its scenarios give ''3 to 4'''",
        "regatta book 1, regatta book 2, this version can only read 'regatta book 1'",
        "regatta book 1, hello, is not a book",
        "size=32, size=nine, 'line 7: '",
    })
    void changedBookIsRejected(String from, String to, String word) throws IOException {
        file().write(new Book("small", ScenarioDraw.of(HALITE, SIZES, 4, 1)));
        Path path = folder.resolve("a.book");
        Files.writeString(path, Files.readString(path).replaceFirst(from, to));

        assertThatThrownBy(() -> file().read(GameCatalog.onClassPath()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(word);
    }

    @Test
    void bookIsNeverOverwritten() {
        Book book = new Book("small", ScenarioDraw.of(HALITE, SIZES, 4, 1));
        file().write(book);

        assertThatThrownBy(() -> file().write(book))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("exists");
    }
}
