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

/** The secret that the machines of a cluster share: a file that only its owner reads, copied by hand. */
final class Secret {

    private static final int MAX_BYTES = 4096;
    private static final int BYTES = 32;

    private Secret() {}

    /** Returns where it is kept unless somebody says otherwise. */
    static Path usual() {
        return Folders.own("XDG_CONFIG_HOME", ".config").resolve("cluster.secret");
    }

    /** Reads the secret for a cluster. Without a file of that name there is none, unless one was asked for. */
    static String read(@Nullable Path file, String master) {
        if (file == null && (!master.startsWith("spark://") || !Files.isRegularFile(usual()))) {
            return "";
        }
        return content(file == null ? usual() : file);
    }

    /** Reads the secret of this machine, or makes one. */
    static String readOrMake(@Nullable Path file) {
        Path place = file == null ? usual() : file;
        if (!Files.exists(place)) {
            make(place.toAbsolutePath());
        }
        return content(place);
    }

    private static void make(Path place) {
        byte[] chance = new byte[BYTES];
        new SecureRandom().nextBytes(chance);
        try {
            Files.createDirectories(place.getParent());
            Files.createFile(place, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            Files.writeString(place, HexFormat.of().formatHex(chance) + "\n");
        } catch (IOException e) {
            throw new MachineFault(place + " cannot be written: " + MachineFault.reason(e), e);
        }
    }

    private static String content(Path file) {
        try {
            Set<PosixFilePermission> rights = Files.getPosixFilePermissions(file);
            if (rights.contains(PosixFilePermission.OTHERS_READ) || rights.contains(PosixFilePermission.GROUP_READ)) {
                throw new BadInput("The secret " + file + " can be read by others. Make it yours: chmod 600 " + file);
            }
            String text = InputFile.text(file, MAX_BYTES).strip();
            if (text.length() < BYTES) {
                throw new BadInput("The secret in " + file + " is too short: give " + BYTES + " letters or more.");
            }
            return text;
        } catch (IOException e) {
            throw new BadInput("The secret " + file + " cannot be read: " + MachineFault.reason(e));
        }
    }

    /** Tells Spark that nobody takes part who does not know the secret, and that all that is said is encrypted. */
    static void apply(String secret, BiConsumer<String, String> settings) {
        settings.accept("spark.authenticate", "true");
        settings.accept("spark.authenticate.secret", secret);
        settings.accept("spark.network.crypto.enabled", "true");
    }
}
