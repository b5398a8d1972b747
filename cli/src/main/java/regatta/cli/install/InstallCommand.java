package regatta.cli.install;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import regatta.cli.command.Exit;
import regatta.cli.command.Subcommand;

/** The command {@code install}: puts the command on the PATH. */
@Command(
        name = "install",
        header = "Put regatta on the PATH",
        description = {
            "Links ~/.local/bin/regatta to this copy of Regatta, and adds completion for bash and manual pages.",
            "Set REGATTA_BIN to choose another folder for the command. See also: regatta uninstall"
        },
        footer = {"  regatta install", "  REGATTA_BIN=/usr/local/bin regatta install"})
public final class InstallCommand extends Subcommand {

    /** For packages: only write the completion and the manual pages into a folder. */
    @Option(names = "--documentation", paramLabel = "FOLDER", hidden = true)
    private @Nullable Path documentation;

    @Override
    public Integer call() throws IOException {
        if (documentation != null) {
            Installation.writeDocumentation(root(), documentation);
            return Exit.OK;
        }
        Installation installation = Installation.here();
        installation.create(root());
        out().println("Installed " + installation.command() + ", with completion for bash and manual pages.");
        Path bin = installation.command().toAbsolutePath().getParent();
        List<String> path =
                Arrays.asList(System.getenv().getOrDefault("PATH", "").split(":"));
        out().println(
                        path.contains(String.valueOf(bin))
                                ? "Try: regatta play"
                                : "Your PATH lacks " + bin + ". Add it: export PATH=\"" + bin + ":$PATH\"");
        return Exit.OK;
    }
}
