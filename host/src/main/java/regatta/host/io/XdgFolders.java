package regatta.host.io;

import java.nio.file.Path;

/** The folders for a user's files by kind, by the XDG base directory specification. */
public final class XdgFolders {

    private XdgFolders() {}

    /** Returns Regatta's own folder in the one for caches, which {@code XDG_CACHE_HOME} names. */
    public static Path cache() {
        return folder("XDG_CACHE_HOME", ".cache").resolve("regatta");
    }

    /** Returns Regatta's own folder in the one for settings, which {@code XDG_CONFIG_HOME} names. */
    public static Path config() {
        return folder("XDG_CONFIG_HOME", ".config").resolve("regatta");
    }

    /** Returns the folder for data of programs, which {@code XDG_DATA_HOME} names. */
    public static Path data() {
        return folder("XDG_DATA_HOME", ".local/share");
    }

    /** Returns the user's home folder as the shell knows it; Java asks the list of users instead. */
    public static Path home() {
        String named = System.getenv("HOME");
        return Path.of(named == null || named.isEmpty() ? System.getProperty("user.home", ".") : named);
    }

    private static Path folder(String variable, String defaultFolder) {
        String named = System.getenv(variable);
        return named == null || named.isEmpty() ? home().resolve(defaultFolder) : Path.of(named);
    }
}
