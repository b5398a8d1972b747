package regatta.host.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CrashReportTest {

    private static final String ENDED = "The bot ended with code 1 instead of answering.";

    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '`',
            value = {
                "Traceback (most recent call last):|  File \"/home/me/bot.py\", line 5, in <module>|    f(0)"
                        + "|  File \"/home/me/sea.py\", line 3, in f|    return 1/x|ZeroDivisionError: division by zero"
                        + " => sea.py, line 3: ZeroDivisionError: division by zero",
                "Traceback (most recent call last):|  File \"/home/me/bot.py\", line 2, in <module>|    json.loads('')"
                        + "|  File \"/usr/lib/python3.11/json/decoder.py\", line 355, in raw_decode|    raise X"
                        + "|json.decoder.JSONDecodeError: Expecting value"
                        + " => bot.py, line 2: json.decoder.JSONDecodeError: Expecting value",
                "Exception in thread \"main\" java.lang.IndexOutOfBoundsException: Index 4"
                        + "|\tat java.base/java.util.Objects.checkIndex(Objects.java:385)|\tat MyBot.main(MyBot.java:12)"
                        + " => MyBot.java, line 12: Exception in thread \"main\" java.lang.IndexOutOfBoundsException: Index 4",
                "file:///home/me/bot.mjs:3|  null.x;|       ^||TypeError: Cannot read properties of null"
                        + "|    at play (file:///home/me/bot.mjs:3:8)|    at node:internal/main:1:2||Node.js v20.20.2"
                        + " => bot.mjs, line 3: TypeError: Cannot read properties of null",
                "Unhandled exception. System.NullReferenceException: Object reference not set"
                        + "|   at Player.Main(String[] args) in /home/me/Player.cs:line 7"
                        + " => Player.cs, line 7: Unhandled exception. System.NullReferenceException: Object reference not set",
                "panic: runtime error: index out of range||goroutine 1 [running]:|main.main()|\t/home/me/bot.go:9 +0x1d"
                        + " => bot.go, line 9: panic: runtime error: index out of range",
                "thread 'main' panicked at src/main.rs:4:5:|index out of bounds: the len is 3"
                        + " => main.rs, line 4: index out of bounds: the len is 3",
            })
    void firstLineNamesTheLineOfTheBotAndTheError(String output, String first) {
        List<String> lines = List.of(output.split("\\|"));

        assertThat(CrashReport.of(ENDED, lines))
                .isEqualTo(first + "\n" + ENDED + "\nIts last output:\n" + String.join("\n", lines));
    }

    @Test
    void outputWithoutAStackTraceFollowsTheEnding() {
        assertThat(CrashReport.of(ENDED, List.of("cannot open map")))
                .isEqualTo(ENDED + " Its last line: cannot open map");
        assertThat(CrashReport.of(ENDED, List.of("reading", "  no map")))
                .isEqualTo(ENDED + " Its last line: no map\nIts last output:\nreading\n  no map");
        assertThat(CrashReport.of(ENDED, List.of())).isEqualTo(ENDED);
    }
}
