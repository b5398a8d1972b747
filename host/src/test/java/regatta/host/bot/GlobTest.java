package regatta.host.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that patterns match as in the JDK, in bounded time. */
class GlobTest {

    private static final List<String> NAMES = List.of(
            "", "a", "b", "ab", "a.log", ".log", "a/b", "a/b/c", "a/b.log", "x/a/b", "*", "{", "a,b", "[", "a-z", "é",
            "\\");

    @Test
    void patternMatchesLikeThatOfTheJdk() {
        for (String pattern : List.of(
                "a",
                "*",
                "**",
                "?",
                "*.log",
                "a*",
                "a/*",
                "a/**",
                "**/b",
                "*/b",
                "[ab]",
                "[!a]",
                "[a-c]b",
                "{a,b}",
                "{a,b}.log",
                "*.{log,txt}",
                "\\*",
                "\\\\",
                "a?b",
                "x/{a,c}/*",
                "**.log",
                "[*]",
                "é",
                "**b*")) {
            Glob glob = new Glob(pattern);
            for (String name : NAMES) {
                boolean expected = FileSystems.getDefault()
                        .getPathMatcher("glob:" + pattern)
                        .matches(Path.of(name));

                assertThat(glob.matches(name)).as(pattern + " on " + name).isEqualTo(expected);
            }
        }
    }

    @Test
    @Timeout(value = 20, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void patternWithManyStarsIsFast(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve(IgnoreFile.NAME), "*a".repeat(60) + "b\n" + "**a".repeat(60) + "/b\n");

        assertThat(IgnoreFile.in(folder).matches(Path.of("a".repeat(200)))).isFalse();
        assertThat(IgnoreFile.in(folder).matches(Path.of("a".repeat(200) + "b")))
                .isTrue();
    }
}
