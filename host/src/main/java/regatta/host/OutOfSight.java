package regatta.host;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Files and folders that this process writes and no bot may see while it does, such as the record of a match under way.
 * One list for the whole process, since a bot of one match must not see the record of another either.
 */
public final class OutOfSight implements AutoCloseable {

    private static final List<Path> ALL = new CopyOnWriteArrayList<>();

    private final List<Path> paths;

    private OutOfSight(List<Path> paths) {
        this.paths = paths;
    }

    /** Keeps paths out of the sight of bots that are started from now on, until this is closed. */
    public static OutOfSight keep(Path... paths) {
        List<Path> kept = List.of(paths).stream()
                .map(path -> path.toAbsolutePath().normalize())
                .toList();
        ALL.addAll(kept);
        return new OutOfSight(kept);
    }

    static Collection<Path> all() {
        return ALL;
    }

    @Override
    public void close() {
        paths.forEach(ALL::remove);
    }
}
