package regatta.host.sandbox;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Paths hidden from all bots of this program, because a bot must not see the record of another match either. */
public final class HiddenPaths implements AutoCloseable {

    private static final List<Path> SECRETS = new CopyOnWriteArrayList<>();

    /** Paths hidden from all bots except those that own them. */
    private static final List<Path> RIVALS = new CopyOnWriteArrayList<>();

    private final List<Path> list;
    private final List<Path> paths;

    private HiddenPaths(List<Path> list, List<Path> paths) {
        this.list = list;
        this.paths = paths;
        list.addAll(paths);
    }

    /** Hides paths from all bots that are started before this is closed. */
    public static HiddenPaths hide(Path... paths) {
        return new HiddenPaths(
                SECRETS,
                List.of(paths).stream()
                        .map(path -> path.toAbsolutePath().normalize())
                        .toList());
    }

    /** Hides paths from all bots except those that own them, until this is closed. */
    public static HiddenPaths hideFromOthers(List<Path> paths) {
        return new HiddenPaths(RIVALS, paths);
    }

    /** Returns the paths hidden from all bots, including the arena's own temporary files. */
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
