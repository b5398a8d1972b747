package regatta.cli;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The files that commit a742846 wrote, for compatibility and security tests. */
final class ReleasedFiles {

    private ReleasedFiles() {}

    static void copyTo(Path folder) throws IOException, URISyntaxException {
        Path released = Path.of(Objects.requireNonNull(ReleasedFiles.class.getResource("/released/a742846"))
                .toURI());
        for (Path file : below(released)) {
            Path copy = folder.resolve(released.relativize(file).toString());
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy);
        }
    }

    /**
     * Repeats the command of the stored tuning run. The trial is skipped because it depends on the speed of the
     * machine.
     */
    static int tune(Terminal terminal, Path folder) {
        List<String> words = new ArrayList<>(List.of("tune", "python3 rider.py {first:int 0..3=1}"));
        words.addAll(List.of("-g tron --games 12 --test-games 4 --threads 1 --no-trial --dir".split(" ")));
        words.add(folder.toString());
        return terminal.regatta(words.toArray(String[]::new));
    }

    static List<Path> below(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
