package regatta.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.BadInput;
import regatta.testkit.SeedSource;

/** Boards as files. */
class DotReaderTest {

    private static final String PLANETS = """
            1 [base=1, habit=5, size=100, x=1, y=2]
            2 [base=2, habit=6, size=90, x=3, y=4]
            3 [habit=7, size=80, x=5, y=6]
            """;

    private static Board read(String statements) {
        return DotReader.read("graph g {\n" + statements + "\n}");
    }

    private static void assertRefused(String dot, String message) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> DotReader.read(dot))
                .withMessage(message);
    }

    @Test
    void aBoardIsPlanetsAndTheLanesBetweenThem() {
        Board board = read(PLANETS + "1 -- 2 [weight=4, label=9]\n3 -- 1 [weight=2]");

        assertThat(board.planets())
                .containsExactly(
                        new Planet(1, 5, 100, 0, 1, 2),
                        new Planet(2, 6, 90, 1, 3, 4),
                        new Planet(3, 7, 80, Board.NONE, 5, 6));
        assertThat(board.lanes()).containsExactly(new Lane(1, 2, 4), new Lane(3, 1, 2));
        assertThat(board.length(board.indexOf(1), board.indexOf(3))).isEqualTo(2);
        assertThat(board.length(board.indexOf(2), board.indexOf(3))).isEqualTo(Board.NONE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 -- 2 [weight=4] 2 -- 3 [weight=4]",
                "1--2[weight=4];2->3[weight=4];",
                "1 -- 2 -- 3 [weight = 4]",
                "2 -- {1 3} [weight=4]",
                "{1, 3} -- 2 [\"weight\"=\"4\"]",
                "1 -- 2 [label=x] [weight=9] 1 -- 2 [weight=4] 2 -- 3 [weight=4]",
                "1:n -- 2:port [weight=4 label=7] 2 -- 3 [weight=4]",
                "1 -- 2 [weight=4] 2 -- 1 [weight=4] 2 -- 3 [weight=4]",
                "node [size=1] EDGE [weight=1] graph [x=1] rankdir=LR 1--2--3 [weight=4]",
                "1--2 [weight=4] // 1--3\n/* 1--3\n*/ 2--3 # 1--3\n [weight=4]",
            })
    void theSameBoardCanBeWrittenInManyWays(String lanes) {
        Board board = read(PLANETS + lanes);

        assertThat(board.lanes()).hasSize(2);
        assertThat(board.length(0, 1)).isEqualTo(4);
        assertThat(board.length(2, 1)).isEqualTo(4);
        assertThat(board.length(0, 2)).isEqualTo(Board.NONE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"graph {", "strict graph g {", "DiGraph \"a name\" {", "\uFEFFgraph g{"})
    void aBoardMayBeginInManyWays(String beginning) {
        assertThat(DotReader.read(beginning + PLANETS + "}").count()).isEqualTo(3);
    }

    @Test
    void laterWordsOverrideEarlierOnes() {
        assertThat(read(PLANETS + "3 [size=81]").planets().get(2).size()).isEqualTo(81);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 -- 2           | line 5: Lane 1-2 has no 'weight'.",
                "1 -- 4 [weight=1]| line 5: A lane leads to planet 4, which has no line of its own: 4 [ habit = … ].",
                "4 [habit=1]      | line 5: Planet 4 has no 'size'.",
                "4                | line 5: Planet 4 has no 'habit'.",
                "3 [size=big]     | line 5: Planet 3: size = big, but 'size' is a whole number from 1 to 2147483647.",
                "3 [x=1.5]        | line 5: Planet 3: x = 1.5, but 'x' is a whole number.",
                "3 [base=3]       | line 5: Planet 3: base = 3, but 'base' is a whole number from 1 to 2.",
                "1--2 [weight=-1] | line 5: Lane 1-2: weight = -1, but 'weight' is a whole number from 0 to 2147483647.",
                "sun [size=1]     | line 5: A planet's id is a whole number from 0 up, without quotes, not 'sun'.",
                "-4 [size=1]      | line 5: A planet's id is a whole number from 0 up, without quotes, not '-4'.",
                "3 [size]         | line 5: Found ']' instead of '='.",
                "3 [size=]        | line 5: Found ']' instead of a value for 'size'.",
                "3 [size=1; x=2]  | line 5: Found ';' instead of an attribute or ']'.",
                "3 [size=1        | line 6: Found '}' instead of an attribute or ']'.",
                "1 -- [weight=1]  | line 5: Found '[' instead of a planet's id.",
                "} 7              | line 5: Found '7' instead of nothing after the '}' that ends the board.",
                "3 [x=1] ?        | line 5: '?' has no meaning here.",
                "\"open           | line 5: The quote opened here is never closed.",
                "/* open          | line 5: The comment opened here is never closed.",
            })
    void errorNamesItsLine(String statement, String message) {
        assertRefused("graph g {\n" + PLANETS + statement + "\n}", "Board, " + message);
    }

    @Test
    void textThatIsNotABoardIsRefused() {
        assertRefused(
                "", "Board, line 1: Found the end of the file instead of 'graph'; a board begins with: graph NAME {.");
        assertRefused("graph g {}", "Board, line 1: The board has no planets.");
        assertRefused(
                "graph g {\n" + PLANETS + "1--2 [weight=1]\n2--1 [weight=2]\n}",
                "Board, line 6: Planets 2 and 1 are joined twice, with the lengths 2 and 1.");
        assertRefused("graph g {\n1 [x=1]\n", "Board, line 3: Found the end of the file instead of a planet's id.");
    }

    @ParameterizedTest
    @SeedSource(50)
    void aBoardIsReadAsItWasWritten(long seed) {
        Board board = BoardGenerator.draw(seed, seed % 2 == 0);

        Board again = DotReader.read(board.toString());

        assertThat(again).isEqualTo(board).hasSameHashCodeAs(board);
        assertThat(again.toString()).isEqualTo(board.toString());
    }

    @Test
    void aBoardReadKeepsTheOrderOfItsListsWhenWritten() {
        Board board = read(PLANETS + "3 -- 1 [weight=2]\n2--1 [weight=18]\n2--3 [weight=1]");

        Board again = DotReader.read(board.toString());

        for (int planet = 0; planet < board.count(); planet++) {
            assertThat(again.neighbours[planet]).isEqualTo(board.neighbours[planet]);
        }
    }
}
