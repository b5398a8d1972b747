package regatta.cluster;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.apache.spark.SparkContext;
import org.apache.spark.launcher.JavaModuleOptions;
import org.jspecify.annotations.Nullable;
import regatta.host.io.MachineFault;
import regatta.host.io.XdgFolders;
import regatta.host.match.ClusterEngine.Address;
import regatta.host.spi.JarRunner;

/**
 * A head or a worker of the cluster: one of Spark's own programs, run from the jars on our class path. It is a separate
 * process, because Spark reads many settings from the environment.
 */
final class SparkProcess {

    static final String HEAD = "org.apache.spark.deploy.master.Master";
    static final String WORKER = "org.apache.spark.deploy.worker.Worker";

    /** Settings for security: files are deleted after a while, and only the authenticated port takes commands. */
    private static final Map<String, String> SECURITY = Map.of(
            "spark.worker.cleanup.enabled", "true",
            "spark.master.rest.enabled", "false",
            "spark.ui.killEnabled", "false",
            "spark.ui.filters", PageGuard.class.getName());

    private final Address address;
    private final String secret;

    SparkProcess(Address address, @Nullable Path secret) {
        this.address = address;
        this.secret = Secret.readOrMake(secret);
    }

    String secret() {
        return secret;
    }

    /** Returns the parent of the folder with Spark's jars. */
    static Path home() {
        String given = System.getProperty("regatta.spark");
        return given == null ? place(SparkContext.class).resolveSibling("..").normalize() : Path.of(given);
    }

    private static Path place(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("not a code location", e);
        }
    }

    /** Returns the folder in which a worker keeps the files of bots. */
    static Path workFolder() {
        return XdgFolders.cache().resolve("worker");
    }

    int run(String main, List<String> words) {
        Path settings = settings(main);
        try {
            ProcessBuilder builder = builder(main, words, settings).inheritIO();
            builder.command().add(1, "-Dlog4j2.configurationFile=" + logSettings());
            Process process = builder.start();
            Runtime.getRuntime().addShutdownHook(new Thread(() -> end(process, settings), "regatta-spark-end"));
            return process.waitFor();
        } catch (IOException e) {
            throw new MachineFault("Cannot start " + main + ": " + MachineFault.reason(e), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 0;
        }
    }

    /** Returns a log configuration by which Spark reports only errors. */
    private static Path logSettings() throws IOException {
        Path file = Files.createTempFile("regatta-log", ".properties");
        file.toFile().deleteOnExit();
        try (InputStream in = Objects.requireNonNull(SparkProcess.class.getResourceAsStream("daemon.properties"))) {
            Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
        }
        return file;
    }

    private static void end(Process process, Path settings) {
        process.destroy();
        settings.toFile().delete();
    }

    /** Writes the settings to a private file, because other users can see the words of a command. */
    Path settings(String main) {
        Map<String, String> settings = new TreeMap<>(SECURITY);
        if (main.equals(HEAD)) { // the pages of workers stay closed, because they show logs of bots
            settings.put(PageGuard.setting(), address.host() + " localhost 127.0.0.1 [::1]");
        }
        Secret.apply(secret, settings::put);
        StringBuilder text = new StringBuilder();
        settings.forEach(
                (key, value) -> text.append(key).append(' ').append(value).append('\n'));
        try {
            Path file = Files.createTempFile(
                    "regatta-spark",
                    ".conf",
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            return Files.writeString(file, text);
        } catch (IOException e) {
            throw new MachineFault("Cannot write Spark's settings: " + MachineFault.reason(e), e);
        }
    }

    ProcessBuilder builder(String main, List<String> words, Path settings) {
        List<String> command =
                new ArrayList<>(List.of(JarRunner.java(), "-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        command.addAll(List.of(JavaModuleOptions.defaultModuleOptionArray()));
        command.addAll(
                List.of("-cp", home().resolve("jars") + "/*" + File.pathSeparator + place(PageGuard.class), main));
        command.addAll(List.of("--host", address.host(), "--port", String.valueOf(address.port())));
        command.addAll(List.of("--webui-port", String.valueOf(address.pagePort())));
        command.addAll(List.of("--properties-file", settings.toString()));
        command.addAll(words);
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("SPARK_HOME", home().toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", address.host());
        return builder;
    }
}
