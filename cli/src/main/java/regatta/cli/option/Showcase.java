package regatta.cli.option;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The game that is shown where nobody names one, in examples too. */
public final class Showcase {

    private Showcase() {}

    public static String game() {
        try (InputStream in = Showcase.class.getResourceAsStream("showcase.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
