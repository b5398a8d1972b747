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
import regatta.host.match.ClusterEngine.Address;
import regatta.host.spi.JarRunner;

/**
 * A head or a worker: one of Spark's own programs, from the jars that are here anyway, in a process of its own, since it takes
 * much of what it is told from the environment.
 */
final class Daemon {

    static final String HEAD = "org.apache.spark.deploy.master.Master";
    static final String WORKER = "org.apache.spark.deploy.worker.Worker";

    /** The files of bots go after a while, and nobody gives orders but by the port that knows the secret. */
    private static final Map<String, String> CAUTION = Map.of(
            "spark.worker.cleanup.enabled", "true",
            "spark.master.rest.enabled", "false",
            "spark.ui.killEnabled", "false",
            "spark.ui.filters", PageGuard.class.getName());

    private final Address address;
    private final String secret;

    Daemon(Address address, @Nullable Path secret) {
        this.address = address;
        this.secret = Secret.readOrMake(secret);
    }

    /** Returns the secret it was made with. */
    String secret() {
        return secret;
    }

    /** Returns the folder above the one with Spark's jars. */
    static Path home() {
        String given = System.getProperty("regatta.spark");
        return given == null ? place(SparkContext.class).resolveSibling("..").normalize() : Path.of(given);
    }

    /** Returns where the code of a class is. */
    private static Path place(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("code from nowhere", e);
        }
    }

    /** Returns where a worker keeps the files of bots that play. */
    static Path workFolder() {
        return Folders.own("XDG_CACHE_HOME", ".cache").resolve("worker");
    }

    /** Runs it until it is ended. */
    int run(String main, List<String> words) {
        Path settings = settings(main);
        try {
            ProcessBuilder builder = builder(main, words, settings).inheritIO();
            builder.command().add(1, "-Dlog4j2.configurationFile=" + complaints());
            Process process = builder.start();
            Runtime.getRuntime().addShutdownHook(new Thread(() -> end(process, settings), "regatta-daemon-end"));
            return process.waitFor();
        } catch (IOException e) {
            throw new MachineFault(main + " cannot be started: " + MachineFault.reason(e), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 0;
        }
    }

    /** Returns a file by which Spark says what goes wrong, and nothing else. */
    private static Path complaints() throws IOException {
        Path file = Files.createTempFile("regatta-log", ".properties");
        file.toFile().deleteOnExit();
        try (InputStream in = Objects.requireNonNull(Daemon.class.getResourceAsStream("daemon.properties"))) {
            Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
        }
        return file;
    }

    private static void end(Process process, Path settings) {
        process.destroy();
        settings.toFile().delete();
    }

    /** The secret goes by a file that only its owner reads: words of a command can be seen by everybody. */
    Path settings(String main) {
        Map<String, String> settings = new TreeMap<>(CAUTION);
        if (main.equals(HEAD)) { // The pages of workers have logs of bots, and nobody needs them.
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
            throw new MachineFault("Settings cannot be written: " + MachineFault.reason(e), e);
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
