package regatta.soak;

/** SHA-1 of a short message (FIPS 180-4) in integer arithmetic, which also runs in a browser. */
final class Sha1 {

    static final int BYTES = 20;

    /** The maximum length of a message in one block of 64 bytes. */
    private static final int MAX = 55;

    private static final int[] INITIAL = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};

    private final int[] schedule = new int[80];

    /** Writes the digest of {@code message} to the first {@link #BYTES} bytes of {@code digest}. */
    void digest(byte[] message, byte[] digest) {
        assert message.length <= MAX : "a message of " + message.length + " bytes needs a second block";
        fillSchedule(message);
        int a = INITIAL[0];
        int b = INITIAL[1];
        int c = INITIAL[2];
        int d = INITIAL[3];
        int e = INITIAL[4];
        for (int round = 0; round < 80; round++) {
            int next = Integer.rotateLeft(a, 5) + mix(round, b, c, d) + e + schedule[round];
            e = d;
            d = c;
            c = Integer.rotateLeft(b, 30);
            b = a;
            a = next;
        }
        int[] sums = {a, b, c, d, e};
        for (int i = 0; i < BYTES; i++) {
            digest[i] = (byte) (sums[i / 4] + INITIAL[i / 4] >>> 24 - i % 4 * 8);
        }
    }

    private void fillSchedule(byte[] message) {
        for (int i = 0; i < 15; i++) {
            schedule[i] = paddedByte(message, i * 4) << 24
                    | paddedByte(message, i * 4 + 1) << 16
                    | paddedByte(message, i * 4 + 2) << 8
                    | paddedByte(message, i * 4 + 3);
        }
        schedule[15] = message.length * 8;
        for (int i = 16; i < 80; i++) {
            schedule[i] =
                    Integer.rotateLeft(schedule[i - 3] ^ schedule[i - 8] ^ schedule[i - 14] ^ schedule[i - 16], 1);
        }
    }

    private static int paddedByte(byte[] message, int index) {
        if (index < message.length) {
            return message[index] & 0xff;
        }
        return index == message.length ? 0x80 : 0;
    }

    private static int mix(int round, int b, int c, int d) {
        return switch (round / 20) {
            case 0 -> (b & c | ~b & d) + 0x5a827999;
            case 1 -> (b ^ c ^ d) + 0x6ed9eba1;
            case 2 -> (b & c | b & d | c & d) + 0x8f1bbcdc;
            default -> (b ^ c ^ d) + 0xca62c1d6;
        };
    }
}
