package regatta.host.bot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import regatta.core.Game;
import regatta.host.io.Sha256;

/** The digest of the compiled code of a game and the shared packages, which identifies its built-in bots. */
final class CodeDigest {

    /** The packages that bots of any game may use. */
    private static final List<String> SHARED = List.of("regatta/core", "regatta/botkit");

    private static final Map<Class<?>, String> KNOWN = new ConcurrentHashMap<>();

    private CodeDigest() {}

    static String of(Game game) {
        return KNOWN.computeIfAbsent(game.getClass(), CodeDigest::digest);
    }

    private static String digest(Class<?> game) {
        Map<String, String> classes = new TreeMap<>();
        addAll(game.getProtectionDomain().getCodeSource().getLocation(), "", classes);
        for (String shared : SHARED) {
            addPackage(game.getClassLoader().getResource(shared), shared, classes);
        }
        StringBuilder text = new StringBuilder();
        classes.forEach(
                (name, digest) -> text.append(name).append(' ').append(digest).append('\n'));
        return Sha256.of(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** Adds the classes of a package in a jar or a folder. */
    private static void addPackage(@Nullable URL place, String name, Map<String, String> classes) {
        if (place == null) {
            return;
        }
        String text = place.toString();
        int bang = text.indexOf("!/");
        String root = bang < 0 ? text.substring(0, text.lastIndexOf(name)) : text.substring("jar:".length(), bang);
        try {
            addAll(URI.create(root).toURL(), name, classes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void addAll(URL root, String below, Map<String, String> classes) {
        try {
            Path place = Path.of(root.toURI());
            if (Files.isDirectory(place)) {
                addClasses(place, place.resolve(below), classes);
                return;
            }
            try (FileSystem jar = FileSystems.newFileSystem(place)) {
                Path top = jar.getPath("/");
                addClasses(top, top.resolve(below), classes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("not a code location: " + root, e);
        }
    }

    private static void addClasses(Path root, Path folder, Map<String, String> classes) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                if (file.toString().endsWith(".class")) {
                    classes.put(root.relativize(file).toString(), Sha256.of(Files.readAllBytes(file)));
                }
            }
        }
    }
}
