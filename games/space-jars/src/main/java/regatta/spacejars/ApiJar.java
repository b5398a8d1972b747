package regatta.spacejars;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import regatta.host.spi.KitAddition;
import spaceexplorers.publicapi.IStrategy;

/** The interfaces that strategies are compiled against, as a jar for the Java kit. */
public final class ApiJar implements KitAddition {

    @Override
    public String game() {
        return "space";
    }

    @Override
    public String language() {
        return "java";
    }

    @Override
    public String fileName() {
        return "space-api.jar";
    }

    @Override
    public byte[] content() {
        Path classes = StrategyRunner.location(IStrategy.class);
        try {
            return Files.isRegularFile(classes) ? Files.readAllBytes(classes) : packed(classes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] packed(Path classes) throws IOException {
        ByteArrayOutputStream jar = new ByteArrayOutputStream();
        try (JarOutputStream out = new JarOutputStream(jar);
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                out.putNextEntry(new JarEntry(classes.relativize(file).toString()));
                out.write(Files.readAllBytes(file));
            }
        }
        return jar.toByteArray();
    }
}
