package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import regatta.cli.command.Exit;

class MainTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int regatta(String... arguments) {
        CommandLine command = Main.commandLine(arguments);
        return command.setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
                .execute(arguments);
    }

    @Test
    void versionIsPrinted() {
        assertThat(regatta("--version")).isZero();
        assertThat(out.toString()).startsWith("regatta 0.").contains("Java ");
    }

    @Test
    void commandAloneShowsWhereToBegin() {
        assertThat(regatta()).isZero();
        assertThat(out.toString())
                .contains("regatta play", "regatta new", "regatta --help")
                .hasLineCount(6);
    }

    @Test
    void gamesAreListed() {
        assertThat(regatta("games")).isZero();
        assertThat(out.toString()).contains("halite").contains("Halite III").contains("/draft");
    }

    @Test
    void gameIsPrintedWithRuleSetsOptionsAndBots() {
        assertThat(regatta("games", "halite")).isZero();
        assertThat(out.toString())
                .contains("final")
                .contains("seed")
                .contains("0..4294967295")
                .contains("random");
    }

    @Test
    void gameIsPrintedAsJson() {
        assertThat(regatta("games", "halite", "--json")).isZero();
        assertThat(out.toString())
                .startsWith("{")
                .contains("\"id\": \"halite\"")
                .contains("\"turnMillis\": 2000");
    }

    @Test
    void boardIsDrawn() {
        assertThat(regatta("games", "halite", "board", "size=32", "seed=42")).isZero();
        assertThat(out.toString())
                .startsWith("711\t359\t466\t241\t106\t50\t52\t16\t1\t61\t")
                .hasLineCount(32);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "gamse|Did you mean 'games'?",
                "games halit|Unknown game 'halit'. Did you mean 'halite'?",
                "games halite/drift board|Unknown halite rule set 'drift'. Did you mean 'draft'?",
                "games halite board size=1|a fractal map for 2 seats needs a width of at least 2",
                "games halite board constants=no-such.json|constants=no-such.json: no such file.",
                "games halite boards|Unknown argument 'boards'. Did you mean 'board'?",
                "games --jsn|Unknown option '--jsn'. Did you mean '--json'?",
            })
    void invalidInputIsExplainedAndExitsWith2(String arguments, String message) {
        assertThat(regatta(arguments.split(" "))).isEqualTo(Exit.BAD_INPUT);
        assertThat(err.toString()).contains(message).doesNotContain("\tat ");
    }
}
