package regatta.host.spi;

import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * A command with the command line of another program, so that scripts made for that keep working. Implementations come
 * with their game and are found by {@link java.util.ServiceLoader}.
 */
public interface DropIn {

    /** Returns what the command is called. */
    String name();

    /** Returns a new command: an object annotated for the command line parser (picocli). */
    Object command();

    /**
     * Does what plain words ask for, without the parser of commands, which takes longer than a short use of the program it
     * stands in for.
     *
     * @return what to end with, or null if nothing was done since the words are for the parser
     */
    @Nullable
    Integer run(String... words);

    /**
     * Returns the words of a short use of it, its own name first.
     *
     * @param folder for what it leaves behind
     * @param bot a program that may play
     */
    List<String> rehearsal(Path folder, String bot);

    /** Returns the one of a name, or null. It stops there: each further look opens another archive of the class path. */
    static @Nullable DropIn named(String name) {
        for (DropIn dropIn : ServiceLoader.load(DropIn.class, DropIn.class.getClassLoader())) {
            if (dropIn.name().equals(name)) {
                return dropIn;
            }
        }
        return null;
    }

    /** Returns all of them. */
    static List<DropIn> all() {
        return Services.all(DropIn.class);
    }
}
