package regatta.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.host.io.InputFile;
import regatta.host.io.MachineFault;
import regatta.host.io.XdgFolders;

/** The secret that the machines of a cluster share: a file that only its owner can read, copied by hand. */
final class Secret {

    private static final int MAX_BYTES = 4096;
    private static final int BYTES = 32;

    private Secret() {}

    static Path defaults() {
        return XdgFolders.config().resolve("cluster.secret");
    }

    /** Reads the secret of a cluster. Returns an empty text if no file is named and the default one does not exist. */
    static String read(@Nullable Path file, String master) {
        if (file == null && (!master.startsWith("spark://") || !Files.isRegularFile(defaults()))) {
            return "";
        }
        return content(file == null ? defaults() : file);
    }

    /** Reads the secret of this machine, or creates one. */
    static String readOrMake(@Nullable Path file) {
        Path place = file == null ? defaults() : file;
        if (!Files.exists(place)) {
            make(place.toAbsolutePath());
        }
        return content(place);
    }

    private static void make(Path place) {
        byte[] random = new byte[BYTES];
        new SecureRandom().nextBytes(random);
        try {
            Files.createDirectories(place.getParent());
            Files.createFile(place, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            Files.writeString(place, HexFormat.of().formatHex(random) + "\n");
        } catch (IOException e) {
            throw new MachineFault(place + " cannot be written: " + MachineFault.reason(e), e);
        }
    }

    private static String content(Path file) {
        try {
            Set<PosixFilePermission> rights = Files.getPosixFilePermissions(file);
            if (rights.contains(PosixFilePermission.OTHERS_READ) || rights.contains(PosixFilePermission.GROUP_READ)) {
                throw new BadInput("Secret file " + file + ": readable by other users. Run chmod 600 " + file + ".");
            }
            String text = InputFile.text(file, MAX_BYTES).strip();
            if (text.length() < BYTES) {
                throw new BadInput("Secret file " + file + ": too short, needs at least " + BYTES + " characters.");
            }
            return text;
        } catch (IOException e) {
            throw new BadInput("Secret file " + file + ": cannot be read: " + MachineFault.reason(e));
        }
    }

    /** Sets up Spark to require the secret and to encrypt all connections. */
    static void apply(String secret, BiConsumer<String, String> settings) {
        settings.accept("spark.authenticate", "true");
        settings.accept("spark.authenticate.secret", secret);
        settings.accept("spark.network.crypto.enabled", "true");
    }
}
