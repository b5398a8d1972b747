package regatta.host.spi;

import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * A command with the command line of another program, so that scripts written for that program keep working.
 * Implementations come with their game and are found by {@link java.util.ServiceLoader}.
 */
public interface DropIn {

    String name();

    /** Returns a new command object, annotated for the command line parser (picocli). */
    Object command();

    /**
     * Runs the command without the command line parser, whose start takes longer than a short run of the command.
     *
     * @return the exit code, or null if these words need the parser and nothing was done
     */
    @Nullable
    Integer run(String... words);

    /**
     * Returns the words of a short run of this command, for training the class data archive; its own name first.
     *
     * @param folder a folder for its output
     * @param bot a command that plays
     */
    List<String> trainingRun(Path folder, String bot);

    /** Returns the command of a name, or null. Stops at the first match, because each further one opens another jar. */
    static @Nullable DropIn named(String name) {
        for (DropIn dropIn : ServiceLoader.load(DropIn.class, DropIn.class.getClassLoader())) {
            if (dropIn.name().equals(name)) {
                return dropIn;
            }
        }
        return null;
    }
}
