package regatta.host.sandbox;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Paths that bots must not see while a match or a tournament runs. One list for the whole process, since a bot of one match
 * must not see the record of another either.
 */
public final class OutOfSight implements AutoCloseable {

    /** Hidden from all bots. */
    private static final List<Path> SECRETS = new CopyOnWriteArrayList<>();

    /** Hidden from all bots but those that own them. */
    private static final List<Path> RIVALS = new CopyOnWriteArrayList<>();

    private final List<Path> list;
    private final List<Path> paths;

    private OutOfSight(List<Path> list, List<Path> paths) {
        this.list = list;
        this.paths = paths;
        list.addAll(paths);
    }

    /** Hides paths from all bots that are started from now on, until this is closed. */
    public static OutOfSight keep(Path... paths) {
        return new OutOfSight(
                SECRETS,
                List.of(paths).stream()
                        .map(path -> path.toAbsolutePath().normalize())
                        .toList());
    }

    /** Hides paths from all bots but those that own them, until this is closed. */
    public static OutOfSight keepFromOthers(List<Path> paths) {
        return new OutOfSight(RIVALS, paths);
    }

    /** Returns what is hidden from all bots: what is kept by others, and the arena's own temporary files. */
    public static Collection<Path> secrets() {
        List<Path> all = new ArrayList<>(SECRETS);
        all.add(PrivateFolder.all());
        return all;
    }

    public static Collection<Path> rivals() {
        return RIVALS;
    }

    @Override
    public void close() {
        paths.forEach(list::remove);
    }
}
