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
 * The arena's folder for temporary files, such as copies of bots and the system call filter. Only the user can read it,
 * no bot sees it at any level, and it is deleted when the arena ends.
 */
public final class PrivateFolder {

    /** The largest folder that is copied, in files. */
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

    static Path path() {
        return Holder.PATH;
    }

    private static Path create() {
        try {
            Path all = Path.of(System.getProperty("java.io.tmpdir", "/tmp"), "regatta-" + userId());
            Path parent = isOurs(all) ? all : Files.createTempDirectory("regatta-");
            deleteOrphans(parent);
            Path folder =
                    Files.createDirectory(parent.resolve(ProcessHandle.current().pid() + "-" + System.nanoTime()));
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
            return folder.toRealPath();
        } catch (IOException e) {
            throw new MachineFault("Cannot create a folder for temporary files: " + MachineFault.reason(e), e);
        }
    }

    /** Returns the numeric id of this user, or -1 if it is unknown. */
    private static int userId() {
        try {
            return (Integer) Files.getAttribute(Path.of("/proc/self"), "unix:uid");
        } catch (IOException | UnsupportedOperationException e) {
            return -1;
        }
    }

    /** Returns whether a folder exists that only this user can use. Another user may have created one of this name. */
    private static boolean isOurs(Path folder) throws IOException {
        Set<PosixFilePermission> ours = PosixFilePermissions.fromString("rwx------");
        try {
            Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(ours));
        } catch (IOException | UnsupportedOperationException e) {
            // It exists already or cannot be created; both are checked below.
        }
        return Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
                && Files.getAttribute(folder, "unix:uid", LinkOption.NOFOLLOW_LINKS)
                        .equals(userId())
                && Files.getPosixFilePermissions(folder, LinkOption.NOFOLLOW_LINKS)
                        .equals(ours);
    }

    /** Deletes the folders of arenas that were killed. */
    private static void deleteOrphans(Path parent) {
        String[] names = parent.toFile().list();
        for (String name : names == null ? new String[0] : names) {
            int end = name.indexOf('-');
            if (end > 0 && isEnded(name.substring(0, end))) {
                delete(parent.resolve(name));
            }
        }
    }

    /** Returns whether the arena with this process id has ended. */
    static boolean isEnded(String arena) {
        try {
            return ProcessHandle.of(Long.parseLong(arena)).isEmpty();
        } catch (NumberFormatException e) {
            return false; // not a folder of an arena
        }
    }

    /**
     * Copies a file or a folder, keeping links and modification times, so that {@code make} sees what is up to date.
     *
     * @param owner the user and group of the copy, or null for this user
     * @throws BadInput if the folder is too large
     */
    public static Path copy(Path source, @Nullable Integer owner) throws IOException {
        Path copy = path().resolve("copy-" + NUMBERS.incrementAndGet());
        Files.walkFileTree(source, new Copier(source, copy, owner));
        return copy;
    }

    /** Returns whether every user can read a file, or a folder and everything in it. Links are not checked. */
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
                throw new BadInput("Bot folder '" + source + "': too large to copy, more than " + MAX_FILES
                        + " files or " + (MAX_BYTES >> 20) + " MB.");
            }
            Path to = copy.resolve(source.relativize(file).toString());
            Files.copy(file, to, StandardCopyOption.COPY_ATTRIBUTES, LinkOption.NOFOLLOW_LINKS);
            if (owner != null) {
                Files.setAttribute(to, "unix:uid", owner, LinkOption.NOFOLLOW_LINKS);
                Files.setAttribute(to, "unix:gid", owner, LinkOption.NOFOLLOW_LINKS);
            }
        }
    }

    /**
     * Creates a folder for files that programs outside the arena must see. Only the user can read it, and bots see it
     * unless it is hidden. Folders of arenas that were killed are deleted.
     *
     * @param purpose a word for its name
     */
    public static Path visible(String purpose) {
        String prefix = "regatta-" + purpose + "-";
        Path all = Path.of(System.getProperty("java.io.tmpdir", "/tmp"));
        String[] names = all.toFile().list((parent, name) -> name.startsWith(prefix));
        try {
            for (String name : names == null ? new String[0] : names) {
                String arena = name.substring(prefix.length()).replaceFirst("-.*", "");
                if (isEnded(arena) && isOurs(all.resolve(name))) {
                    delete(all.resolve(name));
                }
            }
            return Files.createTempDirectory(
                    all,
                    prefix + ProcessHandle.current().pid() + "-",
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        } catch (IOException e) {
            throw new MachineFault("Cannot create a folder for temporary files: " + MachineFault.reason(e), e);
        }
    }

    /** Deletes a file, or a folder with its contents. Links are not followed. */
    public static void delete(Path path) {
        File file = path.toFile();
        if (!file.delete() && Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            String[] names = file.list();
            for (String name : names == null ? new String[0] : names) {
                delete(path.resolve(name));
            }
            file.delete(); // If this fails, the next arena of this user tries again.
        }
    }
}
