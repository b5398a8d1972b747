package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import regatta.cli.parser.HelpLayout;

/**
 * Keeps the command reference equal to the commands. With {@code -Dregatta.update=true} the test rewrites the page
 * instead.
 */
class CommandReferenceTest {

    private static final String PAGE = "docs/reference/commands.md";
    private static final String OWN_OPTIONS = "Options";

    private final StringBuilder page = new StringBuilder();
    private final Map<String, Map<String, String>> shared = new LinkedHashMap<>();

    @Test
    void pageIsCurrent() throws IOException {
        Path file = Path.of(System.getProperty("regatta.root")).resolve(PAGE);
        String text = render(Main.commandLine());
        if (Boolean.getBoolean("regatta.update")) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        }

        assertThat(file)
                .as("update it: mvn -pl cli -am verify -Dtest=CommandReferenceTest -Dregatta.update=true"
                        + " -Dsurefire.failIfNoSpecifiedTests=false")
                .exists()
                .content()
                .isEqualTo(text);
    }

    private String render(CommandLine regatta) {
        page.append("""
                # Commands

                <!-- Generated from the commands by CommandReferenceTest. Do not edit. -->

                `regatta COMMAND --help` prints the same text. `regatta install` and `regatta uninstall` put the command on the
                PATH and remove it. Options may stand anywhere after the command, as `--name value` or `--name=value`.

                ## Exit codes

                | code | meaning |
                | ---: | --- |
                | 0 | success; for a test: better |
                | 1 | the check failed: a bot crashed, a record differs, the bot is not better, or the run was interrupted |
                | 2 | invalid command line or input file |
                | 3 | undecided (`ab`, `race`, `tune`) |
                | 70 | a bug of Regatta |
                | 74 | the machine failed, such as by a full disk |

                """);
        Set<CommandLine> commands = new LinkedHashSet<>(regatta.getSubcommands().values());
        commands.removeIf(command -> command.getCommandName().equals("help"));
        commands.forEach(this::addCommand);
        shared.forEach((heading, rows) -> {
            page.append("## ").append(heading).append("\n\n| option | meaning |\n| --- | --- |\n");
            rows.values().forEach(page::append);
            page.append('\n');
        });
        return page.toString().stripTrailing() + "\n";
    }

    private void addCommand(CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        UsageMessageSpec usage = spec.usageMessage();
        page.append("## ").append(spec.qualifiedName()).append("\n\n");
        if (usage.header().length > 0) {
            page.append(usage.header()[0]).append(".\n\n");
        }
        page.append("```\n").append(synopsis(command)).append("\n```\n\n");
        for (String paragraph : usage.description()) {
            page.append(escaped(paragraph)).append("\n\n");
        }
        if (usage.footer().length > 0) {
            page.append("```\n");
            List.of(usage.footer())
                    .forEach(line -> page.append(line.replaceFirst("^  ", "")).append('\n'));
            page.append("```\n\n");
        }
        addArguments(spec);
        Map<String, String> exitCodes = usage.exitCodeList();
        if (!exitCodes.isEmpty()) {
            StringBuilder codes = new StringBuilder();
            exitCodes.forEach((code, meaning) -> codes.append(codes.isEmpty() ? "" : "; ")
                    .append(code)
                    .append(": ")
                    .append(meaning));
            page.append("Exit codes: ").append(codes).append(".\n\n");
        }
        new LinkedHashSet<>(command.getSubcommands().values()).forEach(this::addCommand);
    }

    private static String synopsis(CommandLine command) {
        return command.getHelp().synopsis(0).strip();
    }

    private void addArguments(CommandSpec spec) {
        StringBuilder rows = new StringBuilder();
        for (PositionalParamSpec argument : spec.positionalParameters()) {
            rows.append(row(argument.paramLabel(), argument.description()));
        }
        StringBuilder also = new StringBuilder();
        HelpLayout.optionGroups(spec).forEach((heading, options) -> {
            for (OptionSpec option : options) {
                if (option.usageHelp() || option.versionHelp()) {
                    continue;
                }
                String row = row(name(option), option.description());
                if (heading.equals(OWN_OPTIONS)) {
                    rows.append(row);
                } else {
                    shared.computeIfAbsent(heading, key -> new LinkedHashMap<>())
                            .putIfAbsent(name(option), row);
                }
            }
            if (!heading.equals(OWN_OPTIONS) && !options.isEmpty()) {
                also.append(also.isEmpty() ? "" : ", ")
                        .append('[')
                        .append(heading)
                        .append("](#")
                        .append(heading.toLowerCase(java.util.Locale.ROOT).replace(' ', '-'))
                        .append(')');
            }
        });
        if (!rows.isEmpty()) {
            page.append("| argument or option | meaning |\n| --- | --- |\n")
                    .append(rows)
                    .append('\n');
        }
        if (!also.isEmpty()) {
            page.append("Also: ").append(also).append(".\n\n");
        }
    }

    private static String name(OptionSpec option) {
        String names = String.join(", ", option.names());
        return option.arity().max() == 0 ? names : names + " " + option.paramLabel();
    }

    private static String row(String name, String[] description) {
        return "| `" + name.replace("|", "\\|") + "` | " + escaped(String.join(" ", description)) + " |\n";
    }

    private static String escaped(String text) {
        String plain = text.replace("%%", "%").replace("|", "\\|").replace("<", "&lt;");
        return Help.Ansi.OFF.text(plain).toString().replace("*", "\\*");
    }
}
