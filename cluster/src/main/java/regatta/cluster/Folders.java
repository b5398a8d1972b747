package regatta.cluster;

import java.nio.file.Path;

/** Where programs keep what is theirs and not the user's: as the XDG base directory specification says. */
final class Folders {

    private Folders() {}

    /** Returns our folder in the one an environment variable names, or else in one of the home folder. */
    static Path own(String variable, String otherwise) {
        String named = System.getenv(variable);
        Path home = Path.of(System.getProperty("user.home", "."));
        return (named == null || named.isEmpty() ? home.resolve(otherwise) : Path.of(named)).resolve("regatta");
    }
}
