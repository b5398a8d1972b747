package regatta.hlt;

import com.github.luben.zstd.ZstdCompressCtx;
import com.github.luben.zstd.ZstdInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import regatta.core.BadInput;
import regatta.core.TextOut;

/** The compression of a replay: one zstd frame, or none. */
public final class HltFile {

    private static final byte[] ZSTD_MAGIC = {0x28, (byte) 0xb5, 0x2f, (byte) 0xfd};

    /** The maximum size; a game of 500 turns with 16 players has about 30 MB. */
    private static final int MAX_REPLAY = 128 << 20;

    /** From this size on, a search adapted to replays still reaches the original's size. */
    private static final int LARGE = 400_000;

    /** From this size on, with more ships, that search must be more thorough. */
    private static final int LARGER = 1_600_000;

    /** From this size on it must also be deeper. */
    private static final int MAX = 2_300_000;

    /** The original uses the highest compression level. This level is faster, and no larger for any recorded game. */
    private static final int LEVEL = 19;

    private HltFile() {}

    /** Returns the content of a file with a replay, compressed as the original does by default. */
    public static byte[] compress(TextOut replay) {
        try (ZstdCompressCtx context = new ZstdCompressCtx()) {
            context.setLevel(LEVEL);
            search(replay.size(), context);
            return context.compress(plain(replay));
        }
    }

    /**
     * Chooses the cheapest of about 500 settings that stay 0.4 % below the original's size in the ten recorded games
     * and in ten more of built-in bots. Small tables stay in the cache.
     */
    private static void search(int size, ZstdCompressCtx context) {
        if (size >= MAX) {
            context.setStrategy(8).setWindowLog(22).setChainLog(19).setHashLog(14);
            context.setSearchLog(5).setMinMatch(6).setTargetLength(128);
        } else if (size >= LARGER) {
            context.setStrategy(8).setWindowLog(22).setChainLog(18).setHashLog(13);
            context.setSearchLog(4).setMinMatch(6).setTargetLength(112);
        } else if (size >= LARGE) {
            context.setStrategy(7).setWindowLog(22).setChainLog(20).setHashLog(14);
            context.setSearchLog(6).setMinMatch(4).setTargetLength(128);
        }
    }

    /** Returns the content of a file with an uncompressed replay. */
    static byte[] plain(TextOut replay) {
        return Arrays.copyOf(replay.array(), replay.size());
    }

    /**
     * Returns the JSON in the content of a file.
     *
     * @param name the name of the file in messages
     * @throws BadInput if the file is cut off, damaged or something else
     */
    public static byte[] unpack(byte[] content, String name) {
        if (content.length == 0) {
            throw new BadInput(name + ": the file is empty.");
        }
        if (content[0] == '{') {
            if (content.length >= MAX_REPLAY) {
                throw tooLarge(name);
            }
            return content;
        }
        boolean zstd = content.length >= 4 && Arrays.equals(Arrays.copyOf(content, 4), ZSTD_MAGIC);
        if (!zstd) {
            throw new BadInput(name + ": not a Halite replay: neither compressed by zstd nor plain JSON.");
        }
        try (InputStream in = new ZstdInputStream(new ByteArrayInputStream(content))) {
            byte[] json = in.readNBytes(MAX_REPLAY);
            if (json.length == MAX_REPLAY) {
                throw tooLarge(name);
            }
            return json;
        } catch (IOException e) {
            throw new BadInput(
                    name + ": the file is cut off or damaged: it cannot be unpacked (" + e.getMessage() + ").");
        }
    }

    private static BadInput tooLarge(String name) {
        return new BadInput(name + ": unpacked, the replay is larger than " + (MAX_REPLAY >> 20) + " MB.");
    }
}
