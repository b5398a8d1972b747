package regatta.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.option.FarmOptions;
import regatta.cli.report.Json;
import regatta.core.BadInput;
import regatta.host.io.MachineFault;
import regatta.host.io.TerminalText;
import regatta.host.match.ClusterEngine;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** The command {@code cluster}: starts and shows the processes of a cluster. */
@Command(
        name = "cluster",
        synopsisSubcommandLabel = "COMMAND",
        header = "Use several machines",
        description = {
            "Starts a head on one machine and workers on others; then play with --cluster spark://HEAD:7077.",
            "Head and workers are Apache Spark's Master and Worker. All machines share a secret, which the head creates; "
                    + "connections are authenticated and encrypted. Without --host, a process listens on localhost only."
        },
        subcommands = {ClusterCommand.Head.class, ClusterCommand.Worker.class, ClusterCommand.Status.class},
        footer = {
            "  regatta cluster head --host 10.0.0.1",
            "  regatta cluster worker spark://10.0.0.1:7077 --host 10.0.0.2",
            "  regatta cluster status",
            "  regatta tourney ${GAME} ./a ./b ./c --cluster spark://10.0.0.1:7077"
        })
public final class ClusterCommand extends Subcommand {

    private static final int UI_PORT = 8080;

    /** The address of a process of the cluster, and the secret. */
    static final class Place {

        @Option(
                names = "--host",
                paramLabel = "ADDRESS",
                description = "The address of this machine for the others. Default: 127.0.0.1, this machine only.")
        private String host = "127.0.0.1";

        @Option(
                names = "--secret",
                paramLabel = "FILE",
                description = "The shared secret. Default: ~/.config/regatta/cluster.secret; created if missing.")
        private @Nullable Path secret;

        @CommandLine.Spec(CommandLine.Spec.Target.MIXEE)
        private CommandLine.Model.CommandSpec command;

        private void print(String sentence) {
            command.commandLine().getOut().println(sentence);
        }
    }

    @Command(
            name = "head",
            header = "Run the head of a cluster until Ctrl-C",
            footer = "  regatta cluster head --host 10.0.0.1")
    static final class Head extends Subcommand {

        @Mixin
        private Place place;

        @Option(names = "--port", paramLabel = "N", description = "The port. Default: 7077.")
        private int port = 7077;

        @Option(names = "--ui-port", paramLabel = "N", description = "The port of the web interface. Default: 8080.")
        private int uiPort = UI_PORT;

        @Override
        public Integer call() {
            return FarmOptions.engine()
                    .head(new ClusterEngine.Address(place.host, port, uiPort), place.secret, place::print);
        }
    }

    @Command(
            name = "worker",
            header = "Run a worker until Ctrl-C",
            description =
                    "The worker executes other people's programs as the current user. Use an account without valuable"
                            + " files.",
            footer = "  regatta cluster worker spark://10.0.0.1:7077 --host 10.0.0.2")
    static final class Worker extends Subcommand {

        @Mixin
        private Place place;

        @Parameters(paramLabel = "HEAD", description = "The head, such as spark://10.0.0.1:7077.")
        private String master = "";

        @Option(names = "--cores", paramLabel = "N", description = "The number of cores to use. Default: all.")
        private int cores;

        @Override
        public Integer call() {
            ClusterEngine.Address address = new ClusterEngine.Address(place.host, 0, 0);
            return FarmOptions.engine().worker(master, address, cores, place.secret, place::print);
        }
    }

    @Command(
            name = "status",
            header = "Show the workers and runs of a cluster",
            footer = "  regatta cluster status http://10.0.0.1:8080")
    static final class Status extends Subcommand {

        private static final int MAX_MILLIS = 5_000;

        @Parameters(
                arity = "0..1",
                paramLabel = "URL",
                description = "The head's web interface. Default: http://127.0.0.1:8080.")
        private String url = "http://127.0.0.1:" + UI_PORT;

        @Option(names = "--json", description = "Print as JSON.")
        private boolean json;

        private record StatusJson(String url, String status, int cores, List<WorkerJson> workers, List<RunJson> runs) {

            static StatusJson of(JsonNode head) {
                return new StatusJson(
                        text(head, "url"),
                        text(head, "status"),
                        head.path("cores").asInt(0),
                        head.path("workers").valueStream().map(WorkerJson::of).toList(),
                        head.path("activeapps").valueStream().map(RunJson::of).toList());
            }
        }

        private record WorkerJson(String host, String state, int cores, int megabytes) {

            static WorkerJson of(JsonNode worker) {
                return new WorkerJson(
                        text(worker, "host"),
                        text(worker, "state"),
                        worker.path("cores").asInt(0),
                        worker.path("memory").asInt(0));
            }
        }

        private record RunJson(String id, String user, int cores, long millis) {

            static RunJson of(JsonNode run) {
                return new RunJson(
                        text(run, "id"),
                        text(run, "user"),
                        run.path("cores").asInt(0),
                        run.path("duration").asLong(0));
            }
        }

        @Override
        public Integer call() {
            JsonNode head = read(url);
            if (json) {
                out().println(Json.line(StatusJson.of(head)));
                return Exit.OK;
            }
            print(text(head, "url") + "  " + text(head, "status") + ", " + cores(head) + " cores in use");
            for (JsonNode worker : head.path("workers")) {
                print("  worker " + text(worker, "host") + "  " + text(worker, "state") + "  " + cores(worker)
                        + " cores, " + worker.path("memory").asInt(0) + " MB");
            }
            for (JsonNode run : head.path("activeapps")) {
                print("  run    " + text(run, "id") + " of " + text(run, "user") + ", "
                        + run.path("cores").asInt(0) + " cores, for "
                        + run.path("duration").asLong(0) / 1000 + " s");
            }
            return Exit.OK;
        }

        private void print(String line) {
            out().println(TerminalText.text(line));
        }

        private static String text(JsonNode node, String key) {
            return node.path(key).asString("?");
        }

        private static String cores(JsonNode node) {
            return node.path("coresused").asInt(0) + " of " + node.path("cores").asInt(0);
        }

        private static JsonNode read(String url) {
            try {
                URLConnection connection = URI.create(url + "/json/").toURL().openConnection();
                connection.setConnectTimeout(MAX_MILLIS);
                connection.setReadTimeout(MAX_MILLIS);
                try (InputStream in = connection.getInputStream()) {
                    return Json.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
                }
            } catch (IllegalArgumentException | MalformedURLException e) {
                throw new BadInput("'" + url + "' is not a URL such as http://127.0.0.1:8080.");
            } catch (JacksonException e) {
                throw new BadInput(url + " is not the web interface of a head: its answer is not JSON.");
            } catch (IOException e) {
                throw new MachineFault("No head answers at " + url + ": " + e.getMessage() + ".", e);
            }
        }
    }
}
