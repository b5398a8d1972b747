package regatta.tidy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TidyTest {

    private static final Path ROOT = Path.of(System.getProperty("regatta.root"));
    private static final int MAX_FILE = 400;
    private static final Pattern LINK = Pattern.compile("\\[[^\\]]*\\]\\(([^)#]+)(#[^)]*)?\\)");

    private static List<Path> files(String suffix, int atLeast) {
        try (Stream<Path> all = Files.walk(ROOT)) {
            List<Path> files = all.filter(file -> file.toString().endsWith(suffix))
                    .filter(file -> Stream.of("target", ".git", "node_modules", ".regatta")
                            .noneMatch(skipped -> ROOT.relativize(file)
                                    .toString()
                                    .matches("(.*/)?" + Pattern.quote(skipped) + "/.*")))
                    .sorted()
                    .toList();
            assertThat(files).as("files *%s looked at", suffix).hasSizeGreaterThan(atLeast);
            return files;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void filesAreShort() {
        assertThat(files(".java", 60).stream().filter(file -> read(file).lines().count() > MAX_FILE))
                .as("files of more than %d lines: move a part into its own file", MAX_FILE)
                .isEmpty();
    }

    @Test
    void sourcesHaveNoOpenTasks() {
        Pattern open = Pattern.compile("\\b(TO" + "DO|FIX" + "ME|X" + "XX)\\b|@auth" + "or|@Dis" + "abled");
        assertThat(files(".java", 60).stream()
                        .filter(file -> open.matcher(read(file)).find()))
                .as("open ends in code: finish it, or open an issue")
                .isEmpty();
    }

    @Test
    void everyPackageIsNullMarked() {
        List<Path> unmarked = new ArrayList<>();
        for (Path file : files(".java", 60)) {
            Path info = file.resolveSibling("package-info.java");
            boolean main = file.toString().contains("/src/main/")
                    && !file.startsWith(ROOT.resolve("examples")); // These need no annotations.
            if (main && !(Files.exists(info) && read(info).contains("@NullMarked"))) {
                unmarked.add(file.getParent());
            }
        }
        assertThat(unmarked)
                .as("packages without a package-info.java that is @NullMarked")
                .isEmpty();
    }

    @Test
    void everyPublicTypeHasJavadoc() {
        Pattern type =
                Pattern.compile("(?m)^(@[^\\n]*\\n|  [^\\n]*\\n|\\)\\n)*public [a-z ]*(class|interface|record|enum) ");
        List<Path> silent = new ArrayList<>();
        for (Path file : files(".java", 60)) {
            Matcher declaration = type.matcher(read(file));
            boolean main = file.toString().contains("/src/main/")
                    && !file.startsWith(ROOT.resolve("examples")); // These need no annotations.
            if (main
                    && declaration.find()
                    && !read(file).substring(0, declaration.start()).endsWith("*/\n")) {
                silent.add(file);
            }
        }
        assertThat(silent).as("public types without Javadoc").isEmpty();
    }

    /** Exit codes depend on exception types: see ARCHITECTURE.md. Only exceptions about input may be BadInput. */
    @Test
    void failuresOfTheMachineAreNotBadInput() {
        Pattern wrong = Pattern.compile("catch \\(IOException \\w+\\) \\{[^{}]*new BadInput");
        assertThat(wrong.matcher("} catch (IOException e) {\n  throw new BadInput(file);\n}")
                        .find())
                .isTrue();

        assertThat(files(".java", 60).stream()
                        .filter(file -> ROOT.relativize(file).toString().matches("(cli|league)/src/main/.*"))
                        .filter(file -> wrong.matcher(read(file)).find()))
                .as("throw a MachineFault, or let the exception pass")
                .isEmpty();
    }

    @Test
    void markdownHasOneTitleAndLinksThatExist() {
        List<String> faults = new ArrayList<>();
        for (Path file : files(".md", 5)) {
            String text = read(file).replaceAll("(?s)```.*?```", "");
            if (text.lines().filter(line -> line.startsWith("# ")).count() != 1) {
                faults.add(file + ": not exactly one title");
            }
            Matcher links = LINK.matcher(text);
            while (links.find()) {
                String target = links.group(1);
                if (!target.contains("://") && !Files.exists(file.resolveSibling(target))) {
                    faults.add(file + ": no " + target);
                }
            }
        }
        assertThat(faults).isEmpty();
    }

    @Test
    void noticeListsDependenciesWithVersions() throws IOException {
        String pom = Files.readString(ROOT.resolve("pom.xml"));
        String notice = Files.readString(ROOT.resolve("NOTICE"));
        Map<String, String> shipped = Map.of(
                "jackson", "Jackson",
                "picocli", "picocli",
                "sqlite", "SQLite JDBC",
                "zstd", "zstd-jni",
                "teavm", "TeaVM",
                "zstddec", "zstddec",
                "spark", "Apache Spark");
        shipped.forEach((property, name) -> {
            String version = pom.replaceFirst("(?s).*<version\\." + property + ">([^<]+)<.*", "$1");

            assertThat(notice).contains("  " + name + " " + version);
        });
    }

    @Test
    void decisionsAreNumberedWithoutGaps() {
        List<String> names = files(".md", 5).stream()
                .filter(file -> file.getParent().endsWith("adr"))
                .map(file -> file.getFileName().toString())
                .filter(name -> !name.equals("README.md"))
                .toList();
        for (int i = 0; i < names.size(); i++) {
            assertThat(names.get(i)).startsWith(String.format("%04d-", i + 1));
        }
    }

    @Test
    void scriptsAndSourcesHaveNoTabsAndUnixLineEnds() {
        assertThat(files(".java", 60).stream().filter(file -> read(file).matches("(?s).*[\\t\\r].*")))
                .as("files with tabs or carriage returns")
                .isEmpty();
    }

    @Test
    void noFileIsLarge() {
        try (Stream<Path> all = Files.walk(ROOT)) {
            assertThat(all.filter(file -> file.toString().contains("/src/")
                                    && !file.toString().contains("/target/"))
                            .filter(Files::isRegularFile)
                            .filter(file -> file.toFile().length() > 1 << 20))
                    .as("files of more than 1 MB")
                    .isEmpty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
