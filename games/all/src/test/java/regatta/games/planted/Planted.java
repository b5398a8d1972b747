package regatta.games.planted;

import java.io.File;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Everything that a game must not do, one method each. */
@SuppressWarnings({"DefaultCharset", "StringCaseLocaleUsage"})
final class Planted {

    long clock() {
        return System.nanoTime();
    }

    boolean file() {
        return new File("x").exists();
    }

    void thread() {
        new Thread(() -> {}).start();
    }

    Map<String, String> hashOrder() {
        return new HashMap<>();
    }

    Map<String, String> saltedMap() {
        return Map.of("a", "b", "c", "d");
    }

    Set<String> saltedSet() {
        return Set.of("a", "b");
    }

    double transcendental() {
        return Math.sin(1);
    }

    int chance() {
        return new Random().nextInt();
    }

    byte[] charset() {
        return "ä".getBytes();
    }

    String locale() {
        return "I".toLowerCase();
    }

    String format() {
        return String.format("%,d", 1000);
    }
}
