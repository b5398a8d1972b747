package regatta.spacejars;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;

/** A jar that is a program and uses the text protocol itself. */
final class ProgramJar {

    private final Path jar;
    private final String mainClass;

    private ProgramJar(Path jar, String mainClass) {
        this.jar = jar;
        this.mainClass = mainClass;
    }

    /** Jars of the course contain the whole engine, with a main class that is not theirs. */
    private static final String ENGINE = "spaceexplorers/";

    /** Returns the program in a jar, or null if there is none, or if the file is not a jar. */
    static @Nullable ProgramJar find(Path jar) {
        try (JarFile file = new JarFile(jar.toFile())) {
            Manifest manifest = file.getManifest();
            String name = manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.MAIN_CLASS);
            boolean engine = file.stream().anyMatch(entry -> entry.getName().startsWith(ENGINE));
            return name == null || engine ? null : new ProgramJar(jar, name.strip());
        } catch (IOException e) {
            return null; // Opening it as a strategy reports the reason.
        }
    }

    /** Runs the program. It has the standard streams to itself, and sees Java and its own jar only. */
    void run() throws IOException {
        URL[] urls = {jar.toUri().toURL()};
        URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
        Thread.currentThread().setContextClassLoader(loader);
        try {
            Class.forName(mainClass, true, loader)
                    .getMethod("main", String[].class)
                    .invoke(null, (Object) new String[0]);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(mainClass + " threw " + e.getCause(), e.getCause());
        } catch (ReflectiveOperationException | LinkageError e) {
            throw new BadInput(jar + ": its main class " + mainClass + " cannot be run: " + e + ".");
        }
    }
}
