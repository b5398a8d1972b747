package regatta.cluster;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import regatta.core.BadInput;
import regatta.host.bot.BotFiles;
import regatta.host.io.InputFile;
import regatta.host.io.TerminalText;

/** Writes and reads bundles as zip files with file permissions. */
final class BundleZip {

    private static final Set<PosixFilePermission> PLAIN = PosixFilePermissions.fromString("rw-r--r--");
    private static final Set<PosixFilePermission> PROGRAM = PosixFilePermissions.fromString("rwxr-xr-x");

    private BundleZip() {}

    static void write(SortedMap<String, Path> files, Path zip) throws IOException {
        Map<String, Object> settings = Map.of("create", "true", "enablePosixFileAttributes", true);
        try (FileSystem target = FileSystems.newFileSystem(zip, settings)) {
            for (var file : files.entrySet()) {
                Path place = target.getPath("/" + file.getKey());
                Files.createDirectories(place.getParent());
                try (OutputStream out = Files.newOutputStream(place)) {
                    Files.copy(file.getValue(), out);
                }
                Files.setPosixFilePermissions(place, Files.isExecutable(file.getValue()) ? PROGRAM : PLAIN);
            }
        }
    }

    static SortedMap<String, Path> read(Path zip, Path folder) throws IOException {
        Path root = folder.toAbsolutePath().normalize();
        SortedMap<String, Path> files = new TreeMap<>();
        long bytes = 0;
        try (FileSystem source = FileSystems.newFileSystem(zip, Map.of("enablePosixFileAttributes", true));
                Stream<Path> all = Files.walk(source.getPath("/"))) {
            for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                String name = file.toString().substring(1);
                Path place = root.resolve(name).normalize();
                if (!place.startsWith(root) || place.equals(root)) {
                    throw new BadInput("The bundle has a path outside its folder: " + TerminalText.text(name) + ".");
                }
                Files.createDirectories(place.getParent());
                bytes += copy(file, place, Bundle.MAX_BYTES - bytes);
                boolean program = Files.getPosixFilePermissions(file).contains(PosixFilePermission.OWNER_EXECUTE);
                Files.setPosixFilePermissions(place, program ? PROGRAM : PLAIN);
                files.put(name, place);
                if (files.size() > BotFiles.MAX_FILES) {
                    throw new BadInput("The bundle has more than " + BotFiles.MAX_FILES + " files.");
                }
            }
        }
        return files;
    }

    /** Copies a file and counts its bytes, because a small zip file can unpack to any size. */
    private static long copy(Path from, Path to, long max) throws IOException {
        try (InputStream in = Files.newInputStream(from);
                OutputStream out = Files.newOutputStream(to)) {
            byte[] buffer = new byte[1 << 16];
            long sum = 0;
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                sum += count;
                if (sum > max) {
                    throw new BadInput("The bundle unpacks to more than " + InputFile.size(Bundle.MAX_BYTES) + ".");
                }
                out.write(buffer, 0, count);
            }
            return sum;
        }
    }
}
