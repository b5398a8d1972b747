package regatta.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.page.MatchServer;
import regatta.cli.page.Pages;
import regatta.core.BadInput;
import regatta.host.record.MatchRecord;

/** Serves the page on this machine, for one record or for a folder of them. */
@Command(
        name = "watch",
        description = {
            "Serves a page to watch records with, on this machine only.",
            "Of a folder all records and replays of the originals are listed, the newest first; the newest match is shown, and",
            "each new one appears by itself. With --page, writes the page into a file instead."
        },
        footer = {
            "  regatta watch match.regatta",
            "  regatta watch records/ --port 8080",
            "  regatta watch match.regatta --page      writes match.html"
        })
public final class WatchCommand extends Subcommand implements Callable<Integer> {

    private static final int LAST_PORT = 65_535;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "FILE|FOLDER",
            description = "What to watch. Default: this folder.")
    private Path target = Path.of(".");

    @Option(names = "--port", paramLabel = "N", description = "Default: any that is free.")
    private int port;

    @Option(names = "--page", description = "Write the page beside the record and end.")
    private boolean page;

    @Override
    public Integer call() {
        PrintWriter out = out();
        if (port < 0 || port > LAST_PORT) {
            throw new BadInput("--port " + port + ": ports go from 1 to " + LAST_PORT + "; 0 is any that is free.");
        }
        if (!Files.exists(target)) {
            throw new BadInput(target + ": there is no such file or folder.");
        }
        if (!Files.isDirectory(target) && !Files.isRegularFile(target)) {
            throw new BadInput(target + " is neither a regular file nor a folder.");
        }
        if (!Files.isDirectory(target) && !MatchServer.isReplay(target)) {
            MatchRecord.read(target);
        }
        if (page) {
            out.println(Pages.beside(target).toAbsolutePath().toUri());
            out.flush();
            return Exit.FINE;
        }
        try (MatchServer server = serve()) {
            out.println("Watch at " + server.address() + " (Ctrl-C ends)");
            out.flush();
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // Ctrl-C: that is how one ends it.
        }
        return Exit.FINE;
    }

    private MatchServer serve() {
        try {
            return new MatchServer(target, port);
        } catch (IOException e) {
            throw new BadInput("--port " + port + ": cannot listen there: " + e.getMessage() + ".");
        }
    }
}
