package regatta.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import regatta.core.Rng;

/**
 * Makes new inputs of known ones. It knows where words, numbers and signs begin and end, in JSON as in all the texts of
 * Regatta, and takes out, doubles, swaps and replaces these; now and then single bytes too. Most of what it makes looks
 * right almost everywhere, which is what gets deep into a parser. One thread.
 */
final class Mutator {

    private static final int MOST_CHANGES = 4;
    private static final int LONGEST_INPUT = 64 << 10;

    private static final List<byte[]> WORDS = words(
            "0",
            "-1",
            "1",
            "2147483647",
            "2147483648",
            "-2147483648",
            "9223372036854775807",
            "99999999999999999999",
            "1e999",
            "0.5",
            "-0",
            "NaN",
            "null",
            "true",
            "false",
            "[]",
            "{}",
            "\"\"",
            "\"x\"",
            "[[]]",
            "{\"a\":0}",
            "\"\\ud800\"",
            "\\",
            "\"",
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            ";",
            "=",
            " ",
            "\n",
            "\r",
            "\t",
            "\0",
            "é",
            "\uFFFD",
            "１",
            "--",
            "m",
            "g",
            "c",
            "n",
            "o",
            "MOVE",
            "SHOOT",
            "seed",
            "seats");

    private final Rng rng;
    private final List<byte[]> corpus;
    private final List<int[]> cuts = new ArrayList<>();
    private byte[] input = new byte[LONGEST_INPUT * 2];
    private int size;

    Mutator(List<byte[]> corpus, long seed) {
        this.corpus = corpus;
        rng = new Rng(seed);
        corpus.forEach(entry -> cuts.add(cuts(entry)));
    }

    private static List<byte[]> words(String... words) {
        List<byte[]> bytes = new ArrayList<>();
        for (String word : words) {
            bytes.add(word.getBytes(StandardCharsets.UTF_8));
        }
        return bytes;
    }

    /** Returns where the words and signs of an input begin, and its end. */
    private static int[] cuts(byte[] entry) {
        List<Integer> cuts = new ArrayList<>(List.of(0));
        for (int i = 1; i < entry.length; i++) {
            if (!isWord(entry[i]) || !isWord(entry[i - 1])) {
                cuts.add(i);
            }
        }
        cuts.add(entry.length);
        return cuts.stream().mapToInt(Integer::intValue).toArray();
    }

    private static boolean isWord(byte b) {
        return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= '0' && b <= '9' || b == '_' || b < 0;
    }

    /** Makes the next input. */
    byte[] next() {
        int from = rng.below(corpus.size());
        byte[] entry = corpus.get(from);
        int[] at = cuts.get(from);
        size = 0;
        int changes = 1 + rng.below(MOST_CHANGES);
        int copied = 0;
        for (int i = 0; i < changes; i++) {
            int token = rng.below(at.length - 1);
            if (at[token] < copied) {
                continue;
            }
            add(entry, copied, at[token]);
            copied = change(entry, at, token);
        }
        add(entry, copied, rng.oneIn(40) ? copied + rng.below(entry.length - copied + 1) : entry.length);
        return finished();
    }

    /** Adds something instead of a token, and returns where the original goes on. */
    private int change(byte[] entry, int[] at, int token) {
        int begin = at[token];
        int end = at[token + 1];
        switch (rng.below(8)) {
            case 0 -> {} // Gone.
            case 1 -> repeat(entry, begin, end, 1 + rng.below(3));
            case 2 -> repeat(entry, begin, end, 1 << rng.below(10));
            case 3, 4 -> add(WORDS.get(rng.below(WORDS.size())));
            case 5 -> {
                int other = rng.below(corpus.size());
                int[] cut = cuts.get(other);
                int first = rng.below(cut.length - 1);
                int last = Math.min(cut.length - 1, first + 1 + rng.below(6));
                add(corpus.get(other), cut[first], cut[last]);
            }
            case 6 -> {
                add(entry, begin, end);
                if (size > 0) {
                    input[size - 1] ^= (byte) (1 << rng.below(8));
                }
            }
            default -> {
                int other = rng.below(at.length - 1);
                add(entry, at[other], at[other + 1]);
            }
        }
        return end;
    }

    private void repeat(byte[] entry, int begin, int end, int times) {
        for (int i = 0; i < times; i++) {
            add(entry, begin, end);
        }
    }

    private void add(byte[] more) {
        add(more, 0, more.length);
    }

    private void add(byte[] more, int from, int to) {
        int length = Math.min(to - from, LONGEST_INPUT - size);
        if (length > 0) {
            System.arraycopy(more, from, input, size, length);
            size += length;
        }
    }

    private byte[] finished() {
        byte[] made = new byte[size];
        System.arraycopy(input, 0, made, 0, size);
        return made;
    }
}
