package regatta.cli.install;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import regatta.cli.command.Exit;
import regatta.cli.command.Subcommand;

/** The command {@code uninstall}: removes the command from the PATH, and the files that Regatta keeps for a user. */
@Command(
        name = "uninstall",
        header = "Remove regatta from the PATH",
        description = {
            "Removes the command, its completion and manual pages, and the folders regatta in ~/.cache and ~/.config. Records,"
                    + " leagues and bots stay, and so does the folder of this copy of Regatta."
        },
        footer = "  regatta uninstall")
public final class UninstallCommand extends Subcommand {

    @Override
    public Integer call() {
        Installation installation = Installation.here();
        List<Path> removed = installation.remove();
        removed.forEach(path -> out().println("Removed " + path));
        out().println("To remove Regatta itself, delete " + System.getProperty("regatta.home") + ".");
        return Exit.OK;
    }
}
