package regatta.cli.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import regatta.cli.command.Exit;
import regatta.cli.option.ThreadOptions;
import regatta.cli.page.HumanServer;
import regatta.cli.page.Viewers;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.host.bot.BotSpec;
import regatta.host.match.Job;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.process.HumanInput;
import regatta.web.Page;

/**
 * A match with a human player in the replay viewer. The viewer contains the rules and the built-in bots, so a match
 * against built-ins needs no server. Matches against programs or with a time limit are run here, and the viewer fetches
 * their state from a server.
 */
record HumanMatch(Game game, Job job, Path record, MatchOutput output) {

    private static final int MAX_SECONDS_TO_OPEN = 3;

    /** The time for the viewer to fetch the end of the match before the server stops. */
    private static final int MAX_SECONDS_TO_FETCH_THE_END = 10;

    HumanMatch {
        if (job.bots().stream()
                        .filter(bot -> bot.kind() == BotSpec.BotKind.HUMAN)
                        .count()
                > 1) {
            throw new BadInput("Only one human can play, but '" + BotSpec.HUMAN + "' is given more than once.");
        }
        if (!Page.has(job.game())) {
            throw new BadInput("Bot '" + BotSpec.HUMAN + "': "
                    + job.game().info().title() + " is played by programs only, because it has no replay page.");
        }
    }

    int play(@Nullable Integer clock) throws IOException {
        boolean alone = job.bots().stream()
                .allMatch(bot -> bot.kind() == BotSpec.BotKind.HUMAN || bot.kind() == BotSpec.BotKind.BUILT_IN);
        if (!alone || clock != null) {
            output.printGaps(job.conditions());
            return serve(clock == null ? null : 1000L * ThreadOptions.atLeastOne("--clock", clock));
        }
        new MatchRunner(job).recordTo(record).writeHeader();
        show(Viewers.write(Page.of(job.game()), record).toAbsolutePath().toUri().toString(), "");
        return Exit.OK;
    }

    /** Runs the match here. The viewer may be closed and opened again. */
    private int serve(@Nullable Long millis) throws IOException {
        HumanInput input = new HumanInput(System::nanoTime);
        try (HumanServer server = new HumanServer(Page.of(job.game()), input, record, 0)) {
            show(server.address(), " (Ctrl-C ends the match)");
            MatchReport report =
                    new MatchRunner(job).recordTo(record).human(input, millis).play();
            server.awaitEnd(MAX_SECONDS_TO_FETCH_THE_END);
            output.addWithPage(job, report, record);
            return output.finish(1, report.complete());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Exit.FAILED;
        }
    }

    private void show(String page, String more) {
        boolean opened = Boolean.getBoolean("regatta.terminal") && open(page);
        output.command()
                .getOut()
                .println((opened ? "Opened in your browser: " : "Open in your browser: ") + page + more);
    }

    /** Opens an address in the user's browser, and returns whether that succeeded. */
    private static boolean open(String address) {
        for (String opener : List.of("xdg-open", "open")) {
            try {
                Process process = new ProcessBuilder(opener, address)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
                // An opener that fails does so at once; one that still runs after this time is the browser itself.
                return !process.waitFor(MAX_SECONDS_TO_OPEN, TimeUnit.SECONDS) || process.exitValue() == 0;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            } catch (IOException e) {
                // The program does not exist: try the next one.
            }
        }
        return false;
    }
}
