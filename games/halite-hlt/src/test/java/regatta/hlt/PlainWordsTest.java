package regatta.hlt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Words read without the parser mean what the parser makes of them; all others are left to it. */
class PlainWordsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "./a ./b",
                "-s 42 -m fractal --width 32 --height 48 -i /tmp ./a ./b",
                "--seed 42 --map-type basic --turn-limit 7 --replay-directory . ./a",
                "./a --no-replay --no-logs ./b --no-compression --no-timeout --strict --results-as-json",
                "-v ./a",
                "-vv ./a -v",
                "-vvvv ./a",
                "--verbosity ./a --verbosity"
            })
    void meanWhatTheParserMakesOfThem(String line) {
        HaliteOptions parsed = new HaliteOptions();
        new CommandLine(parsed).parseArgs(line.split(" "));

        assertThat(PlainWords.read(line.split(" "))).usingRecursiveComparison().isEqualTo(parsed);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--help",
                "--version",
                "--print-constants ./a",
                "-s",
                "-s x ./a",
                "-s 1 --seed 2 ./a",
                "-s -i . ./a",
                "--width=32 ./a",
                "-s7 ./a",
                "--no-replay --no-replay ./a",
                "--no-such ./a",
                "-o one ./a",
                "-- -a",
                "--turn-limit 99999999999 ./a"
            })
    void areLeftToTheParserIfAnythingIsSpecial(String line) {
        assertThat(PlainWords.read(line.split(" "))).isNull();
    }

    @Test
    void keepBlanksInsideACommand() {
        assertThat(PlainWords.read("python3 MyBot.py", "./b"))
                .extracting(read -> read.commands)
                .isEqualTo(List.of("python3 MyBot.py", "./b"));
        assertThat(PlainWords.read(Arrays.asList("./a", "").toArray(String[]::new)))
                .isNull();
    }
}
