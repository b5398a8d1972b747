package regatta.hlt;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.OffsetDateTime;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HaliteStampTest {

    @ParameterizedTest
    @CsvSource({
        "2018-12-31T23:59:58+01:00, 20181231-235958+0100",
        "2019-01-02T03:04:05Z, 20190102-030405+0000",
        "2019-01-02T03:04:05-03:30, 20190102-030405-0330"
    })
    void aTimeHasTheDigitsOfTheDayTheClockAndTheZone(OffsetDateTime time, String expected) {
        assertThat(HaliteStamp.of(time)).isEqualTo(expected);
    }
}
