package regatta.cli.option;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version of this build, and the commit that it was made of. */
public final class Version implements IVersionProvider {

    private static String property(String name) {
        Properties properties = new Properties();
        try (InputStream in = Version.class.getResourceAsStream("version.properties")) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty(name);
    }

    /** Returns the number of the version, such as {@code 1.2.0}. */
    public static String number() {
        return property("version");
    }

    @Override
    public String[] getVersion() {
        String commit = property("commit");
        boolean known = !commit.startsWith("$"); // Sources without a repository have no commit.
        return new String[] {
            "regatta " + number() + (known ? " (" + commit + ", " + property("date") + ")" : ""),
            "Java " + Runtime.version() + " on " + System.getProperty("os.name") + " " + System.getProperty("os.arch")
        };
    }
}
