package regatta.host.io;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 digests in hexadecimal digits. */
public final class Sha256 {

    private Sha256() {}

    public static String of(byte[] bytes) {
        return HexFormat.of().formatHex(digest().digest(bytes));
    }

    /** Returns the digest of the rest of a stream. */
    public static String of(InputStream in) throws IOException {
        DigestInputStream digested = new DigestInputStream(in, digest());
        digested.transferTo(OutputStream.nullOutputStream());
        return HexFormat.of().formatHex(digested.getMessageDigest().digest());
    }

    /** Returns a new digest for data that arrives in parts. */
    public static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
