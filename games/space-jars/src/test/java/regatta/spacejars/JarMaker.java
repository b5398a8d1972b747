package regatta.spacejars;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import spaceexplorers.publicapi.IStrategy;

/** Compiles strategies against the interfaces, and packs them. */
final class JarMaker {

    private final Path folder;

    JarMaker(Path folder) {
        this.folder = folder;
    }

    /** Makes {@code name}.jar of the strategy {@code spaceexplorers.strategies.name} with the given body. */
    Path strategy(String name, String body) {
        return jar(name, Source.strategy("spaceexplorers.strategies", name, body));
    }

    /** Makes a jar of the given sources. */
    Path jar(String name, Source... sources) {
        Path classes = folder.resolve(name + "-classes");
        compile(classes, apiLocation(), sources);
        return pack(name, classes);
    }

    /** Makes a jar of sources that contain all their dependencies. */
    Path jarOfItsOwn(String name, Source... sources) {
        Path classes = folder.resolve(name + "-classes");
        compile(classes, "", sources);
        return pack(name, classes);
    }

    private static String apiLocation() {
        return Path.of(IStrategy.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .getPath())
                .toString();
    }

    private void compile(Path classes, String classPath, Source... sources) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> arguments = new ArrayList<>(List.of(
                "--release",
                "17",
                "-proc:none",
                "-d",
                classes.toString(),
                "-cp",
                classPath.isEmpty() ? "." : classPath));
        try {
            for (Source source : sources) {
                Path file = folder.resolve("src-" + classes.getFileName())
                        .resolve(source.name().replace('.', '/') + ".java");
                Files.createDirectories(file.getParent());
                Files.writeString(file, source.text());
                arguments.add(file.toString());
            }
            Files.createDirectories(classes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        assertThat(compiler.run(null, null, null, arguments.toArray(new String[0])))
                .as("exit of the compiler")
                .isZero();
    }

    private Path pack(String name, Path classes) {
        Path jar = folder.resolve(name + ".jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(
                        new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
                out.write(Files.readAllBytes(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return jar;
    }

    /** A Java file: the full name of its class, and its text. */
    record Source(String name, String text) {

        /** Makes a strategy of the body of its class, which has at least a {@code turn} method. */
        static Source strategy(String inPackage, String name, String body) {
            return new Source(inPackage + "." + name, """
                    package %s;
                    import java.util.*;
                    import spaceexplorers.publicapi.*;
                    public class %s implements IStrategy {
                        %s
                        public String getName() { return "The %s"; }
                        public boolean compete() { return true; }
                    }
                    """.formatted(inPackage, name, body, name));
        }
    }
}
