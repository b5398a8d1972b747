package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import regatta.cli.option.RefereeOptions;
import regatta.core.GameCatalog;
import regatta.core.Scenario;

/**
 * Every command line in the documentation is accepted by the parser, and those that are cheap and write nothing work.
 */
class DocumentedCommandsTest {

    private static final Path ROOT = Path.of(System.getProperty("regatta.root"));
    private static final Pattern FENCE = Pattern.compile("(?ms)^```(?:sh|console)\\n(.*?)^```");
    private static final Pattern COMMAND = Pattern.compile("^(?:\\$ )?(?:\\./)?regatta (.*)$");
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

    /** The commands of the documentation, as words. */
    private static List<List<String>> commands() throws IOException {
        List<List<String>> commands = new ArrayList<>();
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            Stream<Path> project =
                    Stream.of("README.md", "SECURITY.md", "CONTRIBUTING.md").map(ROOT::resolve);
            for (Path file : Stream.concat(project, docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .filter(file -> !file.toString().matches(".*/(notebook|adr)/.*"))
                    .toList()) {
                commands.addAll(commands(Files.readString(file)));
            }
        }
        return commands;
    }

    private static List<List<String>> commands(String text) {
        List<List<String>> commands = new ArrayList<>();
        Matcher fences = FENCE.matcher(text);
        while (fences.find()) {
            fences.group(1).lines().forEach(line -> {
                Matcher command =
                        COMMAND.matcher(line.replaceFirst("\\s+#.*", "").strip());
                if (command.matches()) {
                    commands.add(words(command.group(1)));
                }
            });
        }
        return commands;
    }

    private static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(command);
        while (word.find()) {
            words.add(word.group(1) != null ? word.group(1) : word.group(2) != null ? word.group(2) : word.group(3));
        }
        return words;
    }

    @Test
    void everyCommandIsAccepted() throws IOException {
        List<List<String>> commands = commands();
        assertThat(commands).hasSizeGreaterThan(50);
        List<String> refused = new ArrayList<>();
        for (List<String> words : commands) {
            try {
                Main.commandLine().parseArgs(RefereeOptions.withGame(words.toArray(String[]::new)));
            } catch (ParameterException e) {
                refused.add("regatta " + String.join(" ", words) + ": " + e.getMessage());
            }
        }
        assertThat(refused).isEmpty();
    }

    /** Options that other programs have: the original engine, the benchmarks, Maven and the tools of the tutorials. */
    private static final List<String> OTHER_OPTIONS = List.of(
            "--dry-run",
            "--turn-ms",
            "--class",
            "--name",
            "--fuzz",
            "--nightly",
            "--sun-misc-unsafe-memory-access",
            "--hlt");

    @Test
    void everyOptionThatTheDocumentationNamesExists() throws IOException {
        Set<String> known = new HashSet<>(OTHER_OPTIONS);
        addOptions(Main.commandLine(), known);
        List<String> unknown = new ArrayList<>();
        try (Stream<Path> files = Files.walk(ROOT.resolve("docs"))) {
            for (Path file :
                    files.filter(file -> file.toString().endsWith(".md")).toList()) {
                Matcher named = Pattern.compile("`(--[a-z][a-z-]+)[ =`]").matcher(Files.readString(file));
                while (named.find()) {
                    if (!file.toString().matches(".*/(notebook|adr)/.*") && !known.contains(named.group(1))) {
                        unknown.add(ROOT.relativize(file) + ": " + named.group(1));
                    }
                }
            }
        }
        assertThat(unknown).isEmpty();
    }

    private static void addOptions(CommandLine command, Set<String> known) {
        command.getCommandSpec().options().forEach(option -> known.addAll(List.of(option.names())));
        command.getSubcommands().values().forEach(each -> addOptions(each, known));
    }

    /** Pages of bots name parameters and methods in camel case: each exists in the sources. */
    @Test
    void everyParameterThatThePageOfABotNamesExists() throws IOException {
        StringBuilder sources = new StringBuilder();
        try (Stream<Path> files = Files.walk(ROOT.resolve("games"))) {
            for (Path file : files.filter(file -> file.toString().matches(".*/src/main/.*/bots/.*\\.java"))
                    .toList()) {
                sources.append(Files.readString(file));
            }
        }
        List<String> unknown = new ArrayList<>();
        try (Stream<Path> pages = Files.list(ROOT.resolve("docs/explanation/bots"))) {
            for (Path page : pages.toList()) {
                Matcher named = Pattern.compile("`([a-z]+[A-Z][A-Za-z]*)4?`").matcher(Files.readString(page));
                while (named.find()) {
                    if (!Pattern.compile("\\b" + named.group(1) + "\\b")
                            .matcher(sources)
                            .find()) {
                        unknown.add(page.getFileName() + ": " + named.group(1));
                    }
                }
            }
        }
        assertThat(unknown).isEmpty();
    }

    @Test
    void cheapCommandsWork() throws IOException {
        List<List<String>> cheap = commands().stream()
                .filter(words -> List.of("games", "bots", "doctor").contains(words.get(0)))
                .distinct()
                .toList();
        assertThat(cheap).hasSizeGreaterThanOrEqualTo(4);
        for (List<String> words : cheap) {
            CommandLine command = Main.commandLine(words.toArray(String[]::new));
            StringWriter out = new StringWriter();
            command.setOut(new PrintWriter(out)).setErr(new PrintWriter(out));

            assertThat(command.execute(words.toArray(String[]::new)))
                    .as("regatta " + String.join(" ", words) + "\n" + out)
                    .isZero();
        }
    }

    /** Documented scenarios are ones that the games can open. */
    @Test
    void documentedScenariosCanBeOpened() {
        Matcher fences = Pattern.compile("(?ms)^```\\n(.*?)^```").matcher(read("docs/reference/bots-and-files.md"));
        int opened = 0;
        while (fences.find()) {
            for (String line : fences.group(1).lines().toList()) {
                Scenario scenario = Scenario.parse(line);
                GameCatalog.onClassPath().game(scenario.game()).open(scenario);
                opened++;
            }
        }
        assertThat(opened).isPositive();
    }

    private static String read(String file) {
        try {
            return Files.readString(ROOT.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
