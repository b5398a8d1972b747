package regatta.cluster;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import regatta.host.io.MachineFault;

/** The jars of this program that workers need. They are sent, because workers may have another version or none. */
final class ApplicationJars {

    /** Our jars that take part in playing, and the libraries they need. */
    private static final Pattern WANTED = Pattern.compile(
            "regatta-(?!cli|league|web|bench|testkit).*\\.jar|jackson-(core|databind)-3.*\\.jar|jackson-annotations.*\\.jar");

    /** The modules that take no part in playing, for class folders that are not packed as jars. */
    private static final Pattern UNWANTED_MODULE = Pattern.compile("cli|league|web|bench|testkit");

    private ApplicationJars() {}

    /** Returns the jars, each name once. Spark's jars follow ours on the class path, and Spark reports duplicates. */
    static List<Path> jars() {
        Set<String> names = new HashSet<>();
        List<Path> jars = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path path = Path.of(entry).toAbsolutePath();
            if (Files.isDirectory(path)) {
                Path module = path.getNameCount() < 3 ? path : path.getName(path.getNameCount() - 3);
                if (path.endsWith("target/classes")
                        && !UNWANTED_MODULE.matcher(module.toString()).matches()) {
                    jars.add(jar(path, module.toString()));
                }
            } else if (WANTED.matcher(path.getFileName().toString()).matches()
                    && names.add(path.getFileName().toString())) {
                jars.add(path);
            }
        }
        return jars;
    }

    private static Path jar(Path folder, String module) {
        try {
            Path jar = Files.createTempFile("regatta-" + module + "-", ".jar");
            jar.toFile().deleteOnExit();
            try (OutputStream out = Files.newOutputStream(jar);
                    ZipOutputStream zip = new ZipOutputStream(out);
                    Stream<Path> files = Files.walk(folder)) {
                for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                    zip.putNextEntry(new ZipEntry(folder.relativize(file).toString()));
                    Files.copy(file, zip);
                }
            }
            return jar;
        } catch (IOException e) {
            throw new MachineFault("Cannot pack the program for workers: " + MachineFault.reason(e), e);
        }
    }
}
