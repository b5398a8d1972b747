package regatta.cli;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The files that commit a742846 wrote, for tests that read or attack them. */
final class Released {

    private Released() {}

    /** Copies all of them into a folder. */
    static void copyTo(Path folder) throws IOException, URISyntaxException {
        Path released = Path.of(Objects.requireNonNull(Released.class.getResource("/released/a742846"))
                .toURI());
        for (Path file : below(released)) {
            Path copy = folder.resolve(released.relativize(file).toString());
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy);
        }
    }

    /** Returns the files below a folder. */
    static List<Path> below(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
