package regatta.host.bot;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Detects scripts for Node that were written for CodinGame, where {@code readline()}, {@code print()} and
 * {@code printErr()} are global, and defines these functions for them. Such a script calls {@code readline()} without
 * defining it.
 */
final class NodeScript {

    private static final long MAX_SCRIPT = 4 << 20;
    private static final Pattern SCRIPT = Pattern.compile(".*\\.[cm]?[jt]s");
    private static final Pattern CALLS = Pattern.compile("(?<![\\w.$])readline\\s*\\(\\s*\\)");
    private static final Pattern DEFINES = Pattern.compile(
            "(?<!declare )function\\s+readline\\b|(?<![\\w.$])readline\\s*=[^=]|\\breadline\\s*[,}][^;]*\\b(require|from)\\b"
                    + "|import\\s+(\\*\\s+as\\s+)?readline\\b");

    /** The global functions as CodinGame defines them. Reads block until a line is complete. */
    private static final String GLOBALS = """
            import { readSync } from 'node:fs';
            const chunk = Buffer.alloc(65536);
            let rest = Buffer.alloc(0);
            function more() {
              for (;;) {
                try {
                  return readSync(0, chunk, 0, chunk.length, null);
                } catch (e) {
                  if (e.code === 'EOF') return 0;
                  if (e.code !== 'EAGAIN') throw e;
                  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
                }
              }
            }
            globalThis.readline ??= () => {
              for (;;) {
                const end = rest.indexOf(10);
                if (end >= 0) {
                  const line = rest.toString('utf8', 0, end);
                  rest = rest.subarray(end + 1);
                  return line.endsWith('\\r') ? line.slice(0, -1) : line;
                }
                const n = more();
                if (n === 0) process.exit(0);
                rest = Buffer.concat([rest, chunk.subarray(0, n)]);
              }
            };
            globalThis.print ??= console.log;
            globalThis.printErr ??= console.error;
            """;

    private NodeScript() {}

    /** Returns whether one of the words of a command is a script that needs {@code readline()}. */
    static boolean needsGlobals(List<String> words, Path folder) {
        return words.stream().filter(word -> SCRIPT.matcher(word).matches()).anyMatch(word -> {
            String script = content(folder, word);
            return script != null
                    && CALLS.matcher(script).find()
                    && !DEFINES.matcher(script).find();
        });
    }

    private static @Nullable String content(Path folder, String word) {
        try {
            Path file = folder.resolve(word);
            return Files.isRegularFile(file) && Files.size(file) <= MAX_SCRIPT
                    ? Files.readString(file, StandardCharsets.ISO_8859_1)
                    : null;
        } catch (IOException | InvalidPathException e) {
            return null;
        }
    }

    /** Returns the shell command that sets up Node to define the functions, without a file. */
    static String export() {
        StringBuilder encoded = new StringBuilder();
        for (byte b : GLOBALS.getBytes(StandardCharsets.US_ASCII)) {
            boolean plain = b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= '0' && b <= '9';
            encoded.append(plain ? String.valueOf((char) b) : "%" + hex(b >> 4) + hex(b & 15));
        }
        return "export NODE_OPTIONS=\"$NODE_OPTIONS --import=data:text/javascript," + encoded + "\"; ";
    }

    private static char hex(int digit) {
        return Character.forDigit(digit, 16);
    }
}
