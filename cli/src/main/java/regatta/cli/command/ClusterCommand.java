package regatta.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.option.FarmOptions;
import regatta.cli.report.ClusterStatus;
import regatta.core.BadInput;
import regatta.host.io.MachineFault;
import regatta.host.match.ClusterEngine;

/** Starts the parts of a cluster. */
@Command(
        name = "cluster",
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "Starts a head, and workers on as many machines as there are; then play with --on spark://HEAD:7077.",
            "These are Apache Spark's own Master and Worker. All machines share a secret, which the head makes; nobody else"
                    + " listens in or takes part. Without --host a machine is heard by itself only. See docs/cluster.md."
        },
        subcommands = {ClusterCommand.Head.class, ClusterCommand.Worker.class, ClusterCommand.Status.class},
        footer = {
            "  regatta cluster head --host 10.0.0.1",
            "  regatta cluster worker spark://10.0.0.1:7077 --host 10.0.0.2",
            "  regatta cluster status",
            "  regatta tourney ${GAME} ./a ./b ./c --on spark://10.0.0.1:7077"
        })
public final class ClusterCommand extends CommandGroup {

    /** The port of a head's web page. */
    private static final int PAGE_PORT = 8080;

    /** Where a part of a cluster listens, and its secret. */
    static final class Place {

        @Option(
                names = "--host",
                paramLabel = "ADDRESS",
                description = "The address by which others reach this machine. Default: 127.0.0.1, nobody else.")
        private String host = "127.0.0.1";

        @Option(
                names = "--secret",
                paramLabel = "FILE",
                description = "The shared secret. Default: ~/.config/regatta/cluster.secret; made if it is missing.")
        private @Nullable Path secret;

        @CommandLine.Spec(CommandLine.Spec.Target.MIXEE)
        private CommandLine.Model.CommandSpec command;

        private void say(String sentence) {
            PrintWriter out = command.commandLine().getOut();
            out.println(sentence);
            out.flush();
        }
    }

    /** Runs the head. */
    @Command(name = "head", mixinStandardHelpOptions = true, description = "Runs the head of a cluster until Ctrl-C.")
    static final class Head implements Callable<Integer> {

        @CommandLine.Mixin
        private Place place;

        @Option(names = "--port", paramLabel = "N", description = "Where it listens. Default: 7077.")
        private int port = 7077;

        @Option(names = "--page-port", paramLabel = "N", description = "The port of its web page. Default: 8080.")
        private int pagePort = PAGE_PORT;

        @Override
        public Integer call() {
            return FarmOptions.engine()
                    .head(new ClusterEngine.Address(place.host, port, pagePort), place.secret, place::say);
        }
    }

    /** Runs a worker. */
    @Command(
            name = "worker",
            mixinStandardHelpOptions = true,
            description = {
                "Runs a worker until Ctrl-C. It plays other people's programs as the user who starts it: choose one who has"
                        + " nothing to lose.",
            })
    static final class Worker implements Callable<Integer> {

        @CommandLine.Mixin
        private Place place;

        @Parameters(paramLabel = "HEAD", description = "The head, such as spark://10.0.0.1:7077.")
        private String master = "";

        @Option(names = "--cores", paramLabel = "N", description = "How many it offers. Default: all it has.")
        private int cores;

        @Override
        public Integer call() {
            ClusterEngine.Address address = new ClusterEngine.Address(place.host, 0, 0);
            return FarmOptions.engine().worker(master, address, cores, place.secret, place::say);
        }
    }

    /** Tells how a cluster is. */
    @Command(
            name = "status",
            mixinStandardHelpOptions = true,
            description = "Tells who is in a cluster and what it does, as its head's web page says.")
    static final class Status implements Callable<Integer> {

        private static final int LONGEST_MILLIS = 5_000;

        @CommandLine.Spec
        private CommandLine.Model.CommandSpec spec;

        @Parameters(
                arity = "0..1",
                paramLabel = "PAGE",
                description = "The head's web page. Default: http://127.0.0.1:8080.")
        private String page = "http://127.0.0.1:" + PAGE_PORT;

        @Override
        public Integer call() {
            PrintWriter out = spec.commandLine().getOut();
            out.print(ClusterStatus.of(read(page)));
            out.flush();
            return Exit.FINE;
        }

        private static String read(String page) {
            try {
                URL url = URI.create(page + "/json/").toURL();
                var connection = url.openConnection();
                connection.setConnectTimeout(LONGEST_MILLIS);
                connection.setReadTimeout(LONGEST_MILLIS);
                try (InputStream in = connection.getInputStream()) {
                    return new String(in.readAllBytes(), StandardCharsets.UTF_8);
                }
            } catch (IllegalArgumentException e) {
                throw new BadInput("'" + page + "' is no address of a page, such as http://127.0.0.1:8080.");
            } catch (IOException e) {
                throw new MachineFault("No head answers at " + page + ": " + e.getMessage() + ".", e);
            }
        }
    }
}
