package regatta.tidy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Names, links and lines of the documentation. Notebook and decisions describe the past, so names in them are not
 * checked.
 */
class DocsTest {

    private static final Path ROOT = Path.of(System.getProperty("regatta.root"));
    private static final int MAX_COLUMNS = 120;
    private static final int MAX_WORDS = 25_000;
    private static final int MAX_README_WORDS = 700;
    private static final Pattern FENCE = Pattern.compile("(?ms)^ *```.*?^ *```");
    private static final Pattern TYPE = Pattern.compile(
            "(?m)^( *)((?:public|protected|private|static|final|abstract|sealed) )*(class|interface|record|enum) (\\w+)");

    private static List<Path> files(String pattern) {
        try (Stream<Path> all = Files.walk(ROOT)) {
            return all.filter(Files::isRegularFile)
                    .filter(file -> !relative(file).matches("(.*/)?(target|\\.git|node_modules|\\.regatta)/.*"))
                    .filter(file -> relative(file).matches(pattern))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String relative(Path file) {
        return ROOT.relativize(file).toString();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> userDocs() {
        return files("(README\\.md|docs/.*\\.md)").stream()
                .filter(file -> !relative(file).matches("docs/(notebook|adr)/.*"))
                .toList();
    }

    /** Counts the words outside of code. */
    private static long words(List<Path> docs) {
        return docs.stream()
                .mapToLong(file -> Pattern.compile("\\s+")
                        .splitAsStream(FENCE.matcher(read(file)).replaceAll(""))
                        .filter(word -> word.matches(".*[\\p{L}\\p{N}].*"))
                        .count())
                .sum();
    }

    @Test
    void documentationIsShort() {
        assertThat(words(userDocs())).isLessThanOrEqualTo(MAX_WORDS);
        assertThat(words(List.of(ROOT.resolve("README.md")))).isLessThanOrEqualTo(MAX_README_WORDS);
    }

    @Test
    void everyFolderOfTheDocumentationHasAnIndexThatLinksItsPages() {
        for (String folder : List.of("tutorials", "how-to", "reference", "explanation", "adr", "notebook")) {
            Path index = ROOT.resolve("docs/" + folder + "/README.md");
            for (Path page : files("docs/" + folder + "/[^/]+\\.md")) {
                if (!page.equals(index)) {
                    assertThat(read(index)).contains("](" + page.getFileName() + ")");
                }
            }
        }
    }

    @Test
    void anchorsExist() {
        Pattern link = Pattern.compile("\\]\\(([^)#\\s]*)#([^)]+)\\)");
        List<String> broken = new ArrayList<>();
        for (Path file : files(".*\\.md")) {
            Matcher links = link.matcher(FENCE.matcher(read(file)).replaceAll(""));
            while (links.find()) {
                Path target = links.group(1).isEmpty() ? file : file.resolveSibling(links.group(1));
                if (!links.group(1).contains("://") && !anchors(target).contains(links.group(2))) {
                    broken.add(relative(file) + ": " + links.group());
                }
            }
        }
        assertThat(broken).isEmpty();
    }

    private static Set<String> anchors(Path file) {
        return read(file)
                .lines()
                .filter(line -> line.startsWith("#"))
                .map(line -> line.replaceFirst("#+ ", "")
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N} _-]", "")
                        .replace(' ', '-'))
                .collect(Collectors.toSet());
    }

    @Test
    void classesThatTheDocumentationNamesExist() {
        Set<String> types = new HashSet<>(List.of("JSON", "CodinGame", "BotName", "GitHub"));
        for (Path file : files(".*\\.(java|ts)")) {
            Matcher declared = Pattern.compile("\\b(?:class|interface|record|enum|@interface|type) (\\w+)")
                    .matcher(read(file));
            while (declared.find()) {
                types.add(declared.group(1));
            }
        }
        List<String> unknown = new ArrayList<>();
        List<Path> docs = new ArrayList<>(userDocs());
        docs.addAll(files("(ARCHITECTURE|CONTRIBUTING|SECURITY)\\.md"));
        for (Path file : docs) {
            Matcher named = Pattern.compile("`([A-Z][a-z]+[A-Z]\\w*)(?:\\.\\w+\\(?[^`]*)?`")
                    .matcher(read(file));
            while (named.find()) {
                boolean jdk = named.group(1).matches("HashMap|ServiceLoader|MyBot|ProcessBuilder|StrategyRanker");
                if (!jdk && !types.contains(named.group(1))) {
                    unknown.add(relative(file) + ": " + named.group(1));
                }
            }
        }
        assertThat(unknown).isEmpty();
    }

    @Test
    void linesAreAtMost120ColumnsWide() {
        List<String> wide = new ArrayList<>();
        for (Path file : files("(?!docs/reference/commands\\.md).*\\.(md|java)")) {
            boolean markdown = file.toString().endsWith(".md");
            String text = markdown ? FENCE.matcher(read(file)).replaceAll("") : read(file);
            text.lines()
                    .filter(line -> line.codePointCount(0, line.length()) > MAX_COLUMNS)
                    .filter(line -> markdown
                            ? !line.startsWith("|") && !line.contains("](") && !line.contains("://")
                            : !line.matches(".*[\"`|].*|\\s+// Warning: .*"))
                    .forEach(line -> wide.add(relative(file) + ": " + line));
        }
        assertThat(wide).isEmpty();
    }

    @Test
    void noTwoPublicTypesShareASimpleName() {
        TreeMap<String, List<String>> named = new TreeMap<>();
        for (Path file : files(".*/src/main/java/.*\\.java")) {
            Matcher types = TYPE.matcher(read(file));
            while (types.find()) {
                if (types.group().contains("public ")) {
                    named.computeIfAbsent(types.group(4), name -> new ArrayList<>())
                            .add(relative(file));
                }
            }
        }
        named.values().removeIf(places -> places.size() < 2);
        assertThat(named).as("give one of them a name of its own").isEmpty();
    }

    @Test
    void noSourceFileIsBlank() {
        assertThat(files(".*\\.(java|ts|md|py|css|html|sh)").stream()
                        .filter(file -> !relative(file).contains("/test/resources/"))
                        .filter(file -> read(file).isBlank()))
                .isEmpty();
    }

    /** Phrases of an older style of this project. STYLE: write what a native engineer would say to a colleague. */
    @Test
    void noTextUsesPhrasesThatReadAsTranslated() {
        Pattern banned =
                Pattern.compile("\\b(what came of|what is made of|by lot|by the head|anew|so many of|(?<!here )is no "
                        + "(file|record|bot|book|store|jar|text|game|number)|a seat a|a match a|a turn a|MOST_\\w+|LONGEST_\\w+"
                        + "|LEAST_\\w+|LARGEST_\\w+|FEWEST_\\w+|mended)\\b");
        List<String> found = new ArrayList<>();
        for (Path file : files("(.*\\.java|README\\.md|docs/.*\\.md|[A-Z]+\\.md)")) {
            if (file.endsWith("DocsTest.java") || relative(file).contains("publicapi")) {
                continue;
            }
            Matcher phrases = banned.matcher(read(file));
            while (phrases.find()) {
                found.add(relative(file) + ": " + phrases.group());
            }
        }
        assertThat(found).isEmpty();
    }
}
