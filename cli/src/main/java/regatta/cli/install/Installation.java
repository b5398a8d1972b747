package regatta.cli.install;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.AutoComplete;
import picocli.CommandLine;
import regatta.core.BadInput;
import regatta.host.io.MachineFault;
import regatta.host.io.XdgFolders;

/**
 * The files that {@code regatta install} creates for a user.
 *
 * @param launcher the launcher that the command links to
 * @param command the command on the PATH, a link
 * @param data the folder for completions and manual pages
 */
record Installation(Path launcher, Path command, Path data) {

    /** Returns the installation of the launcher that runs this program. */
    static Installation here() {
        String launcher = System.getProperty("regatta.launcher");
        if (launcher == null) {
            throw new BadInput("Use the launcher bin/regatta to install Regatta.");
        }
        String named = System.getenv("REGATTA_BIN");
        Path bin = named == null || named.isEmpty() ? XdgFolders.home().resolve(".local/bin") : Path.of(named);
        return new Installation(Path.of(launcher), bin.resolve("regatta"), XdgFolders.data());
    }

    private static Path completion(Path data) {
        return data.resolve("bash-completion/completions/regatta");
    }

    private static Path manuals(Path data) {
        return data.resolve("man/man1");
    }

    /**
     * Links the command, and writes its completion and manual pages.
     *
     * @throws BadInput if there is another program of this name
     */
    void create(CommandLine regatta) {
        try {
            if (Files.exists(command) && !Files.isSymbolicLink(command)) {
                throw new BadInput(command
                        + " exists and is not a link to Regatta. Move it, or set REGATTA_BIN to another" + " folder.");
            }
            Files.createDirectories(command.getParent());
            Files.deleteIfExists(command);
            Files.createSymbolicLink(command, launcher);
            writeDocumentation(regatta, data);
        } catch (IOException e) {
            throw new MachineFault("Regatta cannot be installed: " + MachineFault.reason(e), e);
        }
    }

    /** Writes the completion and the manual pages of a command into a folder for data. */
    static void writeDocumentation(CommandLine regatta, Path data) throws IOException {
        Files.createDirectories(completion(data).getParent());
        Files.createDirectories(manuals(data));
        Files.writeString(completion(data), AutoComplete.bash("regatta", regatta));
        for (Map.Entry<String, String> page : ManPages.of(regatta).entrySet()) {
            Files.writeString(manuals(data).resolve(page.getKey()), page.getValue());
        }
    }

    /** Removes everything that Regatta created outside the user's own folders. Returns what was removed. */
    List<Path> remove() {
        try (Stream<Path> pages = Files.isDirectory(manuals(data)) ? Files.list(manuals(data)) : Stream.empty()) {
            Stream<Path> files = Stream.concat(
                    Stream.of(command, completion(data)),
                    pages.filter(page -> page.getFileName().toString().matches("regatta(-.*)?\\.1")));
            Stream<Path> folders = Stream.of(XdgFolders.cache(), XdgFolders.config());
            List<Path> present = Stream.concat(files, folders)
                    .filter(file -> !file.equals(command) || Files.isSymbolicLink(command))
                    .filter(file -> Files.exists(file) || Files.isSymbolicLink(file))
                    .toList();
            for (Path path : present) {
                delete(path);
            }
            return present;
        } catch (IOException e) {
            throw new MachineFault("Regatta cannot be removed: " + MachineFault.reason(e), e);
        }
    }

    private static void delete(Path path) throws IOException {
        if (Files.isDirectory(path) && !Files.isSymbolicLink(path)) {
            try (Stream<Path> files = Files.list(path)) {
                for (Path file : files.toList()) {
                    delete(file);
                }
            }
        }
        Files.delete(path);
    }
}
