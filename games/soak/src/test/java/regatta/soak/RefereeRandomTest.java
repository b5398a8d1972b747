package regatta.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.testkit.SeedSource;

class RefereeRandomTest {

    private static SecureRandom ofTheJdk(long seed) throws GeneralSecurityException {
        SecureRandom random = SecureRandom.getInstance("SHA1PRNG", "SUN");
        random.setSeed(seed);
        return random;
    }

    @ParameterizedTest
    @CsvSource({
        "1, 96cb4cedc6d78a4666351950dd1d06af5561187421065896",
        "-1, bde848494a8671e61d7d572b9c9dcbd42e4fccb8d505b759"
    })
    void bytesAreThoseOfTheRulebook(long seed, String expected) {
        RefereeRandom chance = new RefereeRandom(seed);
        byte[] bytes = new byte[24];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) chance.nextByte();
        }

        assertThat(HexFormat.of().formatHex(bytes)).isEqualTo(expected);
    }

    @ParameterizedTest
    @SeedSource(100)
    void drawsOfAllKindsAreThoseOfTheJdk(long seed) throws GeneralSecurityException {
        RefereeRandom chance = new RefereeRandom(seed);
        SecureRandom jdk = ofTheJdk(seed);
        for (int i = 1; i < 200; i++) {
            assertThat(chance.coin()).isEqualTo(jdk.nextBoolean());
            assertThat(chance.below(i)).isEqualTo(jdk.nextInt(i));
            assertThat(chance.below((1 << 30) + i)).isEqualTo(jdk.nextInt((1 << 30) + i));
            assertThat(chance.between(-i, 7 * i)).isEqualTo(jdk.nextInt(-i, 7 * i));
            assertThat(chance.between(1 - (1 << 30), 1 + i)).isEqualTo(jdk.nextInt(1 - (1 << 30), 1 + i));
        }
    }

    @ParameterizedTest
    @SeedSource(20)
    void shufflesAreThoseOfTheJdk(long seed) throws GeneralSecurityException {
        int[] list = IntStream.range(0, 31).toArray();
        List<Integer> expected = new ArrayList<>(IntStream.range(0, 31).boxed().toList());
        Collections.shuffle(expected, ofTheJdk(seed));

        new RefereeRandom(seed).shuffle(list, list.length);

        assertThat(IntStream.of(list).boxed()).isEqualTo(expected);
    }

    @ParameterizedTest
    @SeedSource(20)
    void aCopyDrawsOnFromTheSamePlaceInTheStream(long seed) {
        RefereeRandom chance = new RefereeRandom(seed);
        for (int i = 0; i < (seed & 63); i++) {
            chance.nextByte();
        }
        RefereeRandom copy = chance.copy();

        for (int i = 0; i < 100; i++) {
            assertThat(copy.nextByte()).isEqualTo(chance.nextByte());
        }
    }
}
