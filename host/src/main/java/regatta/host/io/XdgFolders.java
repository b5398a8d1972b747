package regatta.cluster;

import java.nio.file.Path;

/** The folders for this program's own files, by the XDG base directory specification. */
final class XdgFolders {

    private XdgFolders() {}

    /** Returns our folder in the one that an environment variable names, or else in a folder of the home folder. */
    static Path of(String variable, String defaultFolder) {
        String named = System.getenv(variable);
        Path home = Path.of(System.getProperty("user.home", "."));
        return (named == null || named.isEmpty() ? home.resolve(defaultFolder) : Path.of(named)).resolve("regatta");
    }
}
