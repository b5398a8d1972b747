package regatta.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import regatta.core.BadInput;
import regatta.core.GameCatalog;
import regatta.host.bot.BotSpec;
import regatta.host.io.MachineFault;
import regatta.host.match.Job;
import regatta.host.match.JobResult;
import regatta.host.match.MatchRunner;
import regatta.host.process.ProcessPool;
import regatta.host.sandbox.HiddenPaths;

/**
 * Plays jobs that arrive as text. Unpacks the bundles of their bots, each once, and checks before the first match that
 * this machine has the programs they need. Thread-safe.
 */
public final class JobRunner implements AutoCloseable {

    /** Thrown if this machine lacks a program that a bot needs. The message is a clause that names it. */
    public static final class MissingProgram extends RuntimeException {

        MissingProgram(String message) {
            super(message);
        }
    }

    private final GameCatalog games;
    private final Path folder;
    private final Function<String, Path> source;
    private final Map<String, Path> unpacked = new ConcurrentHashMap<>();
    private final Map<String, String> problems = new ConcurrentHashMap<>();
    private final ProcessPool processes = new ProcessPool(System::nanoTime);
    private final HiddenPaths hidden;

    /**
     * Creates a runner.
     *
     * @param folder the folder for the files of bots
     * @param source returns the zip file of a bundle, by the bundle's name
     */
    public JobRunner(GameCatalog games, Path folder, Function<String, Path> source) {
        this.games = games;
        this.folder = folder;
        this.source = source;
        hidden = HiddenPaths.hide(folder); // visible again to the bot that owns a bundle
    }

    /**
     * Plays a job in the calling thread. Interrupting that thread ends the match early.
     *
     * @throws MissingProgram if a bot cannot run on this machine
     */
    public JobResult play(String jobText) {
        return new MatchRunner(parse(jobText)).pool(processes).result();
    }

    /**
     * Checks that bots can run here, and unpacks their bundles.
     *
     * @throws MissingProgram if one of them cannot run on this machine
     */
    public void prepare(String botsText) {
        requirePrograms(JobJson.readBots(botsText, this::place));
    }

    private Job parse(String jobText) {
        Job job = JobJson.read(jobText, games, this::place);
        requirePrograms(job.bots());
        return job;
    }

    private void requirePrograms(List<BotSpec> bots) {
        for (BotSpec bot : bots) {
            String problem = problems.computeIfAbsent(bot.folder() + " " + bot.text(), key -> BundleWords.problem(bot));
            if (!problem.isEmpty()) {
                throw new MissingProgram("bot '" + bot.name() + "' cannot run: " + problem);
            }
        }
    }

    private Path place(String bundle) {
        return unpacked.computeIfAbsent(bundle, this::unpack);
    }

    private Path unpack(String bundle) {
        if (!bundle.matches("([0-9a-f]{64})?")) {
            throw new BadInput("The job has the bundle name '" + bundle + "', which is not a SHA-256 digest.");
        }
        Path place = folder.resolve(bundle.isEmpty() ? "nothing" : bundle);
        try {
            if (bundle.isEmpty() || Files.isDirectory(place)) {
                return Files.createDirectories(place);
            }
            Files.createDirectories(folder);
            Path partial = Files.createTempDirectory(folder, "partial-");
            Bundle.unpack(source.apply(bundle), bundle, partial);
            return Files.move(partial, place, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new MachineFault("Cannot unpack bundle " + bundle + ": " + MachineFault.reason(e), e);
        }
    }

    @Override
    public void close() {
        hidden.close();
        processes.close();
    }
}
