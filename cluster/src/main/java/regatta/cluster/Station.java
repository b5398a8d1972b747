package regatta.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import regatta.core.BadInput;
import regatta.host.bot.BotSpec;
import regatta.host.io.MachineFault;
import regatta.host.match.Job;
import regatta.host.match.MatchRunner;
import regatta.host.match.Played;
import regatta.host.process.WarmBots;
import regatta.host.sandbox.OutOfSight;

/**
 * Where jobs that came as text are played. It unpacks the bundles their bots come in, each once, finds out before the first
 * match whether this machine has what runs them, and plays. Any thread may use it.
 */
public final class Station implements AutoCloseable {

    /** This machine lacks something that a bot needs; the message is a clause that says what. */
    public static final class Lacking extends RuntimeException {

        Lacking(String message) {
            super(message);
        }
    }

    private final Path folder;
    private final Function<String, Path> source;
    private final Map<String, Path> unpacked = new ConcurrentHashMap<>();
    private final Map<String, String> lacking = new ConcurrentHashMap<>();
    private final WarmBots warm = new WarmBots();
    private final OutOfSight hidden;

    /**
     * Opens a station.
     *
     * @param folder for the files of bots
     * @param source tells where the zip file of a bundle lies, by its name
     */
    public Station(Path folder, Function<String, Path> source) {
        this.folder = folder;
        this.source = source;
        hidden = OutOfSight.keep(folder); // A bot sees its own bundle again, and no other.
    }

    /**
     * Plays a job in the calling thread. Interrupting that thread ends the match early.
     *
     * @throws Lacking if a bot of it cannot run on this machine
     */
    public Played play(String jobText) {
        return new MatchRunner(ready(jobText)).pool(warm).result();
    }

    /** Prepares everything for a job but does not play it. */
    public void prepare(String jobText) {
        ready(jobText);
    }

    private Job ready(String jobText) {
        Job job = JobJson.read(jobText, this::place);
        for (BotSpec bot : job.bots()) {
            String lacks = lacking.computeIfAbsent(bot.folder() + " " + bot.text(), key -> BundleWords.lacking(bot));
            if (!lacks.isEmpty()) {
                throw new Lacking("bot '" + bot.name() + "': " + lacks);
            }
        }
        return job;
    }

    private Path place(String bundle) {
        return unpacked.computeIfAbsent(bundle, this::unpack);
    }

    private Path unpack(String bundle) {
        if (!bundle.matches("([0-9a-f]{64})?")) {
            throw new BadInput("A job names a bundle '" + bundle + "', and bundles are named by a SHA-256.");
        }
        Path place = folder.resolve(bundle.isEmpty() ? "nothing" : bundle);
        try {
            if (bundle.isEmpty() || Files.isDirectory(place)) {
                return Files.createDirectories(place);
            }
            Files.createDirectories(folder);
            Path half = Files.createTempDirectory(folder, "half-");
            Bundle.unpack(source.apply(bundle), bundle, half);
            return Files.move(half, place, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new MachineFault("The bundle " + bundle + " cannot be unpacked: " + MachineFault.reason(e), e);
        }
    }

    /** Ends programs that wait for another match. */
    @Override
    public void close() {
        hidden.close();
        warm.close();
    }
}
