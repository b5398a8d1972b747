package regatta.testkit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.DynamicTest;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * Records of the original engines, against which the games are checked.
 *
 * <p>They are test resources in {@code golden/<game>}. The system property {@code regatta.golden} names another
 * folder of such files to check instead.
 */
public final class Golden {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path folder;
    private final boolean own;

    private Golden(Path folder, boolean own) {
        this.folder = folder;
        this.own = own;
    }

    public static Golden of(String game) {
        String other = System.getProperty("regatta.golden", "");
        if (!other.isEmpty()) {
            Path folder = Path.of(System.getProperty("regatta.root", "")).resolve(other);
            Path within = folder.resolve(game);
            return new Golden(Files.isDirectory(within) ? within : folder, false);
        }
        URL resource = Golden.class.getResource("/golden/" + game);
        if (resource == null) {
            throw new IllegalStateException("no test resource golden/" + game);
        }
        try {
            return new Golden(Path.of(resource.toURI()), true);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns a test for every file with this prefix and suffix. The project's own folder must have at least one. */
    public Stream<DynamicTest> tests(String prefix, String suffix, Check check) {
        List<Path> files = files(prefix, suffix);
        return files.stream()
                .map(file ->
                        DynamicTest.dynamicTest(file.getFileName().toString(), file.toUri(), () -> check.check(file)));
    }

    /** A test of one record. */
    public interface Check {
        void check(Path record) throws Exception;
    }

    /** Returns the files with this prefix and suffix, by name. */
    public List<Path> files(String prefix, String suffix) {
        List<Path> files = matching(prefix, suffix);
        if (own && files.isEmpty()) {
            throw new IllegalStateException("no golden file " + prefix + "*" + suffix + " in " + folder);
        }
        return files;
    }

    /** Returns the files of a game with this prefix and suffix; empty if it has no records. */
    static List<Path> optional(String game, String prefix, String suffix) {
        boolean there = Golden.class.getResource("/golden/" + game) != null;
        return there ? of(game).matching(prefix, suffix) : List.of();
    }

    private List<Path> matching(String prefix, String suffix) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> {
                        String name = file.getFileName().toString();
                        return name.startsWith(prefix) && name.endsWith(suffix);
                    })
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads a JSON file, gzipped or not. */
    public static JsonNode json(Path file) {
        try (InputStream in = open(file)) {
            return JSON.readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static JsonNode parse(String json) {
        return JSON.readTree(json);
    }

    /** Reads the lines of a text file, gzipped or not. */
    public static List<String> lines(Path file) {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(open(file), StandardCharsets.UTF_8))) {
            return in.lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads all bytes of a file, gzipped or not. */
    public static byte[] bytes(Path file) {
        try (InputStream in = open(file)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static InputStream open(Path file) throws IOException {
        InputStream in = Files.newInputStream(file);
        return file.toString().endsWith(".gz") ? new GZIPInputStream(in) : in;
    }
}
