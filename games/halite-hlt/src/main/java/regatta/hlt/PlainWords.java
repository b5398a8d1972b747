package regatta.hlt;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads an ordinary command line of the original. The parser of commands understands more, and takes longer than the
 * original takes for a short match; so it is used only for what is not understood here.
 */
final class PlainWords {

    private final List<String> words;
    private final HaliteOptions options = new HaliteOptions();
    private final List<String> said = new ArrayList<>();
    private int next;

    private PlainWords(List<String> words) {
        this.words = words;
    }

    /** Returns the options, or null if the parser is needed. */
    static @Nullable HaliteOptions read(String... words) {
        PlainWords plain = new PlainWords(Arrays.asList(words));
        try {
            while (plain.next < words.length) {
                if (!plain.take(words[plain.next++])) {
                    return null;
                }
            }
            return plain.options;
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) { // The parser reports errors best.
            return null;
        }
    }

    private boolean take(String word) {
        return word.startsWith("-") ? flag(word) || value(word) : bot(word);
    }

    private boolean bot(String word) {
        return !word.isEmpty() && options.commands.add(word);
    }

    private boolean flag(String word) {
        switch (word) {
            case "-v", "-vv", "-vvv", "-vvvv" -> more(word.length() - 1);
            case "--verbosity" -> more(1);
            case "--no-replay" -> options.noReplay = once(word);
            case "--no-logs" -> options.noLogs = once(word);
            case "--no-compression" -> options.noCompression = once(word);
            case "--no-timeout" -> options.noTimeout = once(word);
            case "--strict" -> options.strict = once(word);
            case "--results-as-json" -> options.json = once(word);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void more(int times) {
        boolean[] all = new boolean[options.verbosity.length + times];
        Arrays.fill(all, true);
        options.verbosity = all;
    }

    private boolean value(String word) {
        switch (word) {
            case "--width" -> options.width = Integer.valueOf(next("width"));
            case "--height" -> options.height = Integer.valueOf(next("height"));
            case "-s", "--seed" -> options.seed = Long.valueOf(next("seed"));
            case "-m", "--map-type" -> options.mapType = next("map");
            case "--turn-limit" -> options.turnLimit = Integer.valueOf(next("turns"));
            case "-i", "--replay-directory" -> options.replayFolder = Path.of(next("folder"));
            default -> {
                return false;
            }
        }
        return true;
    }

    private String next(String meant) {
        once(meant);
        String value = words.get(next++);
        if (value.startsWith("-") || value.isEmpty()) {
            throw new IllegalArgumentException(value);
        }
        return value;
    }

    private boolean once(String meant) {
        if (said.contains(meant)) {
            throw new IllegalArgumentException(meant);
        }
        return said.add(meant);
    }
}
