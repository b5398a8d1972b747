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

/** Sends bots to the workers: each bundle once, whatever the number of bots and matches it serves. One thread uses it. */
final class Freight implements AutoCloseable {

    private final SparkContext context;
    private final Consumer<String> say;
    private final Path folder;
    private final Map<BotSpec, String> known = new HashMap<>();
    private final Set<String> sent = new HashSet<>();

    Freight(SparkContext context, Consumer<String> say) {
        this.context = context;
        this.say = say;
        try {
            folder = Files.createTempDirectory("regatta-bundles");
        } catch (IOException e) {
            throw new MachineFault("Bots cannot be packed: " + MachineFault.reason(e), e);
        }
    }

    /** Returns the name of a bot's bundle, which every worker can have from now on; empty if it has none. */
    String bundle(BotSpec bot) {
        return known.computeIfAbsent(bot, this::send);
    }

    private String send(BotSpec bot) {
        Bundle bundle = Bundle.of(bot);
        if (bundle == null) {
            return "";
        }
        if (sent.add(bundle.digest())) {
            Path zip = folder.resolve(Outpost.file(bundle.digest()));
            bundle.write(zip);
            say.accept("Sends " + bot.name() + ": " + bundle.describe() + ".");
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
            // What is left lies in the folder for passing files.
        }
    }
}
