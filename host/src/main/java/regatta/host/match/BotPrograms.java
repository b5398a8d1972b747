package regatta.host.match;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.host.bot.BotSpec;
import regatta.host.io.MachineFault;
import regatta.host.process.BotProcess;
import regatta.host.process.ProcessPool;
import regatta.host.sandbox.Sandbox;
import regatta.host.sandbox.VisibleFiles;
import regatta.host.spi.JarRunner;

/** Starts those bots of a job that are programs, each in the sandbox of the job's conditions. */
public final class BotPrograms {

    private final Job job;

    /** The commands of the programs, by seat; empty for other bots. */
    private final List<List<String>> commands = new ArrayList<>();

    private @Nullable Sandbox sandbox;

    /** @param job the job, with the variants of the bots for its scenario */
    public BotPrograms(Job job) {
        this.job = job;
        job.bots().forEach(bot -> commands.add(command(bot)));
    }

    private List<String> command(BotSpec bot) {
        return switch (bot.kind()) {
            case COMMAND -> bot.shellCommand();
            case JAR -> bot.jarCommand(job.game(), job.conditions().time());
            case BUILT_IN, RECORDED, HUMAN -> List.of();
        };
    }

    /** Returns the files of the program in a seat. The programs of the other seats are hidden. */
    private VisibleFiles files(int seat) {
        List<VisibleFiles> others = new ArrayList<>();
        for (int other = 0; other < commands.size(); other++) {
            if (other != seat && !commands.get(other).isEmpty()) {
                others.add(job.bots().get(other).files(commands.get(other), List.of()));
            }
        }
        return job.bots().get(seat).files(commands.get(seat), others);
    }

    /**
     * Starts the program of a seat, or takes an idle one from the pool. Sealed bots are always started. Thread-safe.
     *
     * @throws BadInput if it cannot be started
     */
    public BotProcess start(int seat, @Nullable ProcessPool pool) {
        BotSpec bot = job.bots().get(seat);
        try {
            Sandbox box = sandbox();
            String between = bot.kind() == BotSpec.BotKind.JAR ? JarRunner.between(job.game()) : null;
            if (pool == null || between == null || box.level() == Sandbox.Level.SEALED) {
                return BotProcess.start(commands.get(seat), files(seat), box);
            }
            return pool.take(
                    new ProcessPool.Key(
                            commands.get(seat),
                            files(seat),
                            box.level(),
                            job.conditions().limits(),
                            between),
                    box);
        } catch (IOException e) {
            throw unstartable(bot, e);
        }
    }

    BotProcess startWithoutSandbox(int seat) {
        BotSpec bot = job.bots().get(seat);
        try {
            return BotProcess.startWithoutSandbox(commands.get(seat), bot.folder());
        } catch (IOException e) {
            throw unstartable(bot, e);
        }
    }

    private synchronized Sandbox sandbox() {
        Sandbox built = sandbox == null ? job.conditions().build() : sandbox;
        sandbox = built;
        return built;
    }

    private static RuntimeException unstartable(BotSpec bot, IOException e) {
        return MachineFault.isCausedByMachine(e)
                ? new MachineFault("Bot '" + bot.name() + "' cannot be started: " + MachineFault.reason(e), e)
                : new BadInput("Bot '" + bot.name() + "' cannot be started: " + e.getMessage() + ".");
    }
}
