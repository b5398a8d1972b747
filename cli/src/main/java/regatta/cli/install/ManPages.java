package regatta.cli.install;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import regatta.cli.parser.HelpLayout;

/** Manual pages in roff, made of the help of the commands. */
final class ManPages {

    private final StringBuilder page = new StringBuilder();

    private ManPages() {}

    /** Returns the pages of a command and its subcommands by file name. */
    static Map<String, String> of(CommandLine command) {
        Map<String, String> pages = new TreeMap<>();
        add(command, pages);
        return pages;
    }

    private static void add(CommandLine command, Map<String, String> pages) {
        String name = command.getCommandSpec().qualifiedName("-");
        pages.put(name + ".1", new ManPages().page(name, command));
        command.getSubcommands().values().forEach(each -> add(each, pages));
    }

    private String page(String name, CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        UsageMessageSpec usage = spec.usageMessage();
        String header = usage.header().length > 0 ? usage.header()[0] : "play like the original engine";
        line(".TH " + name.toUpperCase(Locale.ROOT) + " 1 \"\" \"Regatta\"");
        section("NAME");
        text(name + " - " + header);
        section("SYNOPSIS");
        text(command.getHelp().synopsis(0).strip());
        section("DESCRIPTION");
        for (String paragraph : usage.description()) {
            text(plain(paragraph));
            line(".PP");
        }
        if (usage.footer().length > 0) {
            section("EXAMPLES");
            line(".nf");
            for (String example : usage.footer()) {
                text(plain(example).strip());
            }
            line(".fi");
        }
        options(spec);
        if (!usage.exitCodeList().isEmpty()) {
            section("EXIT STATUS");
            usage.exitCodeList().forEach((code, meaning) -> item(code, meaning));
        }
        if (!command.getSubcommands().isEmpty()) {
            section("SEE ALSO");
            command.getSubcommands()
                    .values()
                    .forEach(each -> item(each.getCommandSpec().qualifiedName("-") + "(1)", ""));
        }
        return page.toString();
    }

    private void options(CommandSpec spec) {
        section("OPTIONS");
        for (PositionalParamSpec argument : spec.positionalParameters()) {
            item(argument.paramLabel(), String.join(" ", argument.description()));
        }
        HelpLayout.optionGroups(spec).values().forEach(options -> {
            for (OptionSpec option : options) {
                String names = String.join(", ", option.names());
                item(
                        option.arity().max() == 0 ? names : names + " " + option.paramLabel(),
                        String.join(" ", option.description()));
            }
        });
    }

    private void section(String heading) {
        line(".SH " + heading);
    }

    private void item(String term, String meaning) {
        line(".TP");
        line("\\fB" + escaped(term) + "\\fR");
        text(plain(meaning));
    }

    /** Adds a line of text. A leading dot or quote would be a request. */
    private void text(String text) {
        line(text.startsWith(".") || text.startsWith("'") ? "\\&" + escaped(text) : escaped(text));
    }

    private void line(String line) {
        page.append(line).append('\n');
    }

    private static String plain(String text) {
        return Help.Ansi.OFF.text(text.replace("%%", "%").replace("%n", "\n")).toString();
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\e").replace("-", "\\-");
    }
}
