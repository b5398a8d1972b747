package regatta.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.spark.SparkContext;
import regatta.host.bot.BotSpec;
import regatta.host.io.MachineFault;

/** Sends the bundles of bots to the workers, each once. Not thread-safe. */
final class BundleShipper implements AutoCloseable {

    private final SparkContext context;
    private final Consumer<String> log;
    private final Path folder;
    private final Map<BotSpec, String> known = new HashMap<>();
    private final Set<String> sent = new HashSet<>();

    BundleShipper(SparkContext context, Consumer<String> log) {
        this.context = context;
        this.log = log;
        try {
            folder = Files.createTempDirectory("regatta-bundles");
        } catch (IOException e) {
            throw new MachineFault("Cannot pack bots: " + MachineFault.reason(e), e);
        }
    }

    /** Sends a bot's bundle to all workers once, and returns its name; empty if the bot has none. */
    String bundle(BotSpec bot) {
        return known.computeIfAbsent(bot, this::send);
    }

    private String send(BotSpec bot) {
        Bundle bundle = Bundle.of(bot);
        if (bundle == null) {
            return "";
        }
        if (sent.add(bundle.digest())) {
            Path zip = folder.resolve(WorkerJobRunner.file(bundle.digest()));
            bundle.write(zip);
            log.accept("Sending " + bot.name() + ": " + bundle.describe() + ".");
            context.addFile(zip.toString());
        }
        return bundle.digest();
    }

    @Override
    public void close() {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
            Files.delete(folder);
        } catch (IOException e) {
            // The files are temporary anyway.
        }
    }
}
