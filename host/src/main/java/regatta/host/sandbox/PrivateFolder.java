package regatta.host.sandbox;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.host.io.MachineFault;

/**
 * The arena's own folder for temporary files: copies of bots and the filter of system calls. It belongs to the user, no bot
 * sees it at any level, and it is deleted when the arena ends.
 */
public final class PrivateFolder {

    /** More than this is not copied. */
    private static final int MAX_FILES = 20_000;

    private static final long MAX_BYTES = 2L << 30;

    private static final AtomicInteger NUMBERS = new AtomicInteger();

    private static final class Holder {
        static final Path PATH = create();
    }

    private PrivateFolder() {}

    /** Returns the folder that holds the private folders of all arenas of this user. */
    static Path all() {
        Path parent = path().getParent();
        return parent == null ? path() : parent;
    }

    /** Returns the folder of this arena. */
    static Path path() {
        return Holder.PATH;
    }

    private static Path create() {
        try {
            Path all = Path.of(System.getProperty("java.io.tmpdir", "/tmp"), "regatta-" + userId());
            Path parent = isOurs(all) ? all : Files.createTempDirectory("regatta-");
            sweep(parent);
            Path folder =
                    Files.createDirectory(parent.resolve(ProcessHandle.current().pid() + "-" + System.nanoTime()));
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
            return folder.toRealPath();
        } catch (IOException e) {
            throw new MachineFault("No folder for temporary files can be made: " + MachineFault.reason(e), e);
        }
    }

    /** Returns the number of this user, or -1 where it cannot be told. */
    private static int userId() {
        try {
            return (Integer) Files.getAttribute(Path.of("/proc/self"), "unix:uid");
        } catch (IOException | UnsupportedOperationException e) {
            return -1;
        }
    }

    /** Returns whether a folder is there that only this user can use; somebody else may have made one of this name. */
    private static boolean isOurs(Path folder) throws IOException {
        Set<PosixFilePermission> ours = PosixFilePermissions.fromString("rwx------");
        try {
            Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(ours));
        } catch (IOException | UnsupportedOperationException e) {
            // It is there, or cannot be.
        }
        return Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
                && Files.getAttribute(folder, "unix:uid", LinkOption.NOFOLLOW_LINKS)
                        .equals(userId())
                && Files.getPosixFilePermissions(folder, LinkOption.NOFOLLOW_LINKS)
                        .equals(ours);
    }

    /** Deletes the folders of arenas that were killed. */
    private static void sweep(Path parent) {
        String[] names = parent.toFile().list();
        for (String name : names == null ? new String[0] : names) {
            int end = name.indexOf('-');
            if (end > 0 && isEnded(name.substring(0, end))) {
                delete(parent.resolve(name));
            }
        }
    }

    /** Returns whether the arena with this process number runs no more. */
    static boolean isEnded(String arena) {
        try {
            return ProcessHandle.of(Long.parseLong(arena)).isEmpty();
        } catch (NumberFormatException e) {
            return false; // Not one of ours.
        }
    }

    /**
     * Copies a folder, or a single file, with links as links. Times are kept, so that {@code make} sees what is up to date.
     *
     * @param owner the user and group that the copy belongs to, or null for this user
     * @throws BadInput if it is too large
     */
    public static Path copy(Path source, @Nullable Integer owner) throws IOException {
        Path copy = path().resolve("copy-" + NUMBERS.incrementAndGet());
        Files.walkFileTree(source, new Copier(source, copy, owner));
        return copy;
    }

    /** Returns whether every user can read a folder, or file, and all that is in it. Links are left out. */
    static boolean isReadableByAll(Path path) throws IOException {
        try (Stream<Path> files = Files.walk(path)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                int mode = (Integer) Files.getAttribute(file, "unix:mode", LinkOption.NOFOLLOW_LINKS);
                boolean folder = Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS);
                if (!Files.isSymbolicLink(file) && (mode & (folder ? 5 : 4)) != (folder ? 5 : 4)) {
                    return false;
                }
            }
            return true;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static final class Copier extends SimpleFileVisitor<Path> {

        private final Path source;
        private final Path copy;
        private final @Nullable Integer owner;
        private int files;
        private long bytes;

        Copier(Path source, Path copy, @Nullable Integer owner) {
            this.source = source;
            this.copy = copy;
            this.owner = owner;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
            add(folder, attributes);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            if (!attributes.isOther()) {
                add(file, attributes);
            }
            return FileVisitResult.CONTINUE;
        }

        private void add(Path file, BasicFileAttributes attributes) throws IOException {
            bytes += attributes.isRegularFile() ? attributes.size() : 0;
            if (++files > MAX_FILES || bytes > MAX_BYTES) {
                throw new BadInput("The bot's folder " + source + " is too large to be copied: it has more than "
                        + MAX_FILES + " files or " + (MAX_BYTES >> 20) + " MB.");
            }
            Path to = copy.resolve(source.relativize(file).toString());
            Files.copy(file, to, StandardCopyOption.COPY_ATTRIBUTES, LinkOption.NOFOLLOW_LINKS);
            if (owner != null) {
                Files.setAttribute(to, "unix:uid", owner, LinkOption.NOFOLLOW_LINKS);
                Files.setAttribute(to, "unix:gid", owner, LinkOption.NOFOLLOW_LINKS);
            }
        }
    }

    /** Deletes a file, or a folder with all that is in it. Links are not followed. */
    private static void delete(Path path) {
        File file = path.toFile();
        if (!file.delete() && Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            String[] names = file.list();
            for (String name : names == null ? new String[0] : names) {
                delete(path.resolve(name));
            }
            file.delete(); // If that fails, the next arena of this user tries again.
        }
    }
}
