package regatta.cli.parser;

import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_DESCRIPTION;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_DESCRIPTION_HEADING;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_EXIT_CODE_LIST;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_EXIT_CODE_LIST_HEADING;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_FOOTER;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_FOOTER_HEADING;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_HEADER;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_OPTION_LIST;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_PARAMETER_LIST;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_SYNOPSIS;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_SYNOPSIS_HEADING;

import java.lang.reflect.Member;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import regatta.cli.option.FarmOptions;
import regatta.cli.option.HostOptions;

/** The layout of help texts: usage and examples come before the options, and all commands fit on one screen. */
public final class HelpLayout {

    public static final int WIDTH = 100;

    private static final int COLUMN = 48;

    /** The commands by purpose. Commands that are not listed here, such as the drop-ins, go to the last group. */
    private static final Map<String, List<String>> LEFT = ordered(
            "Play and watch", List.of("play", "watch", "film"),
            "Compare", List.of("ab", "race", "tune"),
            "Tournaments", List.of("tourney", "league", "book"),
            "This machine", List.of("doctor", "cluster", "completion", "install", "uninstall"));

    private static final Map<String, List<String>> RIGHT = ordered(
            "Bots and games", List.of("new", "check", "bots", "games", "new-game"),
            "Records", List.of("rerun", "import", "export"),
            "Other engines", List.of("bot", "referee"));

    private static final List<String> SECTIONS = List.of(
            SECTION_KEY_HEADER,
            SECTION_KEY_SYNOPSIS_HEADING,
            SECTION_KEY_SYNOPSIS,
            SECTION_KEY_DESCRIPTION_HEADING,
            SECTION_KEY_DESCRIPTION,
            SECTION_KEY_FOOTER_HEADING,
            SECTION_KEY_FOOTER,
            "separator",
            SECTION_KEY_PARAMETER_LIST,
            SECTION_KEY_OPTION_LIST,
            SECTION_KEY_COMMAND_LIST_HEADING,
            SECTION_KEY_COMMAND_LIST,
            SECTION_KEY_EXIT_CODE_LIST_HEADING,
            SECTION_KEY_EXIT_CODE_LIST);

    private HelpLayout() {}

    private static Map<String, List<String>> ordered(Object... groups) {
        Map<String, List<String>> ordered = new LinkedHashMap<>();
        for (int i = 0; i < groups.length; i += 2) {
            List<String> names = new ArrayList<>();
            ((List<?>) groups[i + 1]).forEach(name -> names.add(String.valueOf(name)));
            ordered.put(String.valueOf(groups[i]), names);
        }
        return ordered;
    }

    public static void applyTo(CommandLine command) {
        UsageMessageSpec usage = command.getCommandSpec().usageMessage();
        usage.width(WIDTH).abbreviateSynopsis(true);
        if (!usage.exitCodeList().isEmpty()) {
            usage.exitCodeListHeading("%nExit codes:%n");
        }
        command.setHelpSectionKeys(SECTIONS);
        command.getHelpSectionMap().put("separator", help -> "\n");
        command.getHelpSectionMap()
                .put(
                        SECTION_KEY_EXIT_CODE_LIST,
                        help -> help.exitCodeList().isEmpty() ? "" : help.exitCodeList() + "\n");
        command.getHelpSectionMap().put(SECTION_KEY_OPTION_LIST, HelpLayout::options);
        if (command.getParent() == null && !command.getSubcommands().isEmpty()) {
            command.setHelpSectionKeys(List.of(
                    SECTION_KEY_HEADER,
                    SECTION_KEY_FOOTER,
                    "separator",
                    SECTION_KEY_COMMAND_LIST,
                    SECTION_KEY_DESCRIPTION));
            command.getHelpSectionMap().put(SECTION_KEY_COMMAND_LIST, HelpLayout::commands);
        }
        command.getSubcommands().values().forEach(HelpLayout::applyTo);
    }

    /** Returns the visible options of a command by heading: its own first, and then those it shares with others. */
    public static Map<String, List<OptionSpec>> optionGroups(CommandSpec command) {
        Map<String, List<OptionSpec>> groups = new LinkedHashMap<>();
        for (String heading : List.of("Options", "Limits and sandbox", "Where games are played")) {
            groups.put(heading, new ArrayList<>());
        }
        for (OptionSpec option : command.options()) {
            if (!option.hidden()) {
                groups.computeIfAbsent(heading(option), heading -> new ArrayList<>())
                        .add(option);
            }
        }
        return groups;
    }

    private static String options(Help help) {
        StringBuilder text = new StringBuilder();
        optionGroups(help.commandSpec()).forEach((heading, options) -> {
            if (!options.isEmpty()) {
                text.append('\n').append(heading).append(":\n").append(help.optionListExcludingGroups(options));
            }
        });
        return text.toString();
    }

    private static String heading(OptionSpec option) {
        Class<?> owner = option.userObject() instanceof Member member ? member.getDeclaringClass() : Object.class;
        return owner == HostOptions.class
                ? "Limits and sandbox"
                : owner == FarmOptions.class || option.longestName().equals("--threads")
                        ? "Where games are played"
                        : "Options";
    }

    private static String commands(Help help) {
        Map<String, CommandLine> known = help.commandSpec().subcommands();
        Map<String, List<String>> right = new LinkedHashMap<>(RIGHT);
        List<String> others = new ArrayList<>(right.get("Other engines"));
        known.entrySet().stream()
                .filter(command -> command.getValue().getCommandName().equals(command.getKey())) // Not an alias.
                .map(Map.Entry::getKey)
                .filter(name -> !name.equals("help"))
                .filter(name -> LEFT.values().stream().noneMatch(group -> group.contains(name))
                        && RIGHT.values().stream().noneMatch(group -> group.contains(name)))
                .forEach(others::add);
        right.put("Other engines", others);
        List<String> first = lines(LEFT, known);
        List<String> second = lines(right, known);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < Math.max(first.size(), second.size()); i++) {
            String left = i < first.size() ? first.get(i) : "";
            String line = i < second.size() ? String.format("%-" + COLUMN + "s%s", left, second.get(i)) : left;
            text.append(line.stripTrailing()).append('\n');
        }
        return text.toString();
    }

    private static List<String> lines(Map<String, List<String>> groups, Map<String, CommandLine> known) {
        List<String> lines = new ArrayList<>();
        groups.forEach((heading, names) -> {
            lines.add(heading);
            names.forEach(name -> lines.add(String.format("  %-11s%s", name, summary(name, known))));
        });
        return lines;
    }

    private static String summary(String name, Map<String, CommandLine> known) {
        String[] header = Objects.requireNonNull(known.get(name))
                .getCommandSpec()
                .usageMessage()
                .header();
        return header.length > 0 ? header[0] : "Play like the original engine";
    }
}
