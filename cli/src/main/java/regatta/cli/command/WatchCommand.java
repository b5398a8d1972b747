package regatta.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.page.MatchServer;
import regatta.cli.page.Viewers;
import regatta.core.BadInput;
import regatta.host.io.MachineFault;
import regatta.web.Page;

/** The command {@code watch}: serves the replay viewer for a record or a folder of records. */
@Command(
        name = "watch",
        header = "Watch matches in the browser",
        description = {
            "Serves the replay viewer to the browsers of this machine. For a folder, the viewer lists all records and original "
                    + "replays, shows the newest and adds new ones as they appear."
        },
        footer = {
            "  regatta watch match.regatta",
            "  regatta watch records/ --port 8080",
            "  regatta watch match.regatta --page      # writes match.html"
        })
public final class WatchCommand extends Subcommand {

    private static final int MAX_PORT = 65_535;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "FILE|FOLDER",
            description = "A record or a folder of records. Default: the current folder.")
    private Path target = Path.of(".");

    @Option(names = "--port", paramLabel = "N", description = "The port. Default: any free port.")
    private int port;

    @Option(
            names = "--page",
            description = "Write the replay viewer with the match into an HTML file next to the record, and exit.")
    private boolean page;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = out();
        if (port < 0 || port > MAX_PORT) {
            throw new BadInput("--port " + port + ": give a port from 1 to " + MAX_PORT + ", or 0 for any free port.");
        }
        if (!Files.exists(target)) {
            throw new BadInput(target + ": no such file or folder.");
        }
        if (!Files.isDirectory(target) && !Files.isRegularFile(target)) {
            throw new BadInput(target + " is neither a regular file nor a folder.");
        }
        Page viewer = Files.isDirectory(target) ? Page.of(games().games()) : Viewers.page(games(), target);
        if (page) {
            out.println(Viewers.write(viewer, target).toAbsolutePath().toUri());
            return Exit.OK;
        }
        try (MatchServer server = serve(viewer)) {
            out.println("Watch at " + server.address() + " (Ctrl-C ends)");
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // Ctrl-C.
        }
        return Exit.OK;
    }

    private MatchServer serve(Page viewer) {
        try {
            return new MatchServer(viewer, target, port);
        } catch (IOException e) {
            throw new MachineFault("--port " + port + ": cannot listen on this port: " + e.getMessage() + ".", e);
        }
    }
}
