package regatta.cli.create;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A folder that is packaged with a class, in its jar or its folder of classes. */
final class PackagedFolder implements AutoCloseable {

    private final @Nullable FileSystem jar;
    private final Path path;

    private PackagedFolder(@Nullable FileSystem jar, Path path) {
        this.jar = jar;
        this.path = path;
    }

    static PackagedFolder of(Class<?> type, String name) throws IOException {
        try {
            Path place = Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (Files.isDirectory(place)) {
                return new PackagedFolder(null, place.resolve(name));
            }
            FileSystem jar = FileSystems.newFileSystem(place);
            return new PackagedFolder(jar, jar.getPath(name));
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the location of a class is unknown: " + type, e);
        }
    }

    Path path() {
        return path;
    }

    @Override
    public void close() throws IOException {
        if (jar != null) {
            jar.close();
        }
    }
}
