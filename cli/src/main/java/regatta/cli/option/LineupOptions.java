package regatta.cli.option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.io.InputFile;
import regatta.host.io.MachineFault;
import regatta.host.io.TerminalText;
import regatta.league.tourney.Entrant;
import regatta.league.tune.TunedBot;

/** The options for who plays in a tournament: the bots that can play, and their names. */
public final class LineupOptions {

    private static final int MAX_ROSTER_BYTES = 1 << 20;

    private final MainCommand main;

    @Option(names = "--skip-broken", description = "Leave out bots that cannot play, instead of stopping.")
    private boolean skipBroken;

    @Option(
            names = "--names",
            paramLabel = "FILE",
            description = "Names of the bots for tables and pages: a CSV file with lines BOT,NAME, where BOT is the"
                    + " file or folder.")
    private @Nullable Path roster;

    /** The bots that cannot play, and why. */
    private final Map<String, String> unusable = new LinkedHashMap<>();

    LineupOptions(MainCommand main) {
        this.main = main;
    }

    /** Resolves the bots of a command line, and remembers those that are not usable. */
    public List<Entrant> entrants(Game game, List<String> typed, HostOptions host) {
        Map<String, String> names = names();
        Map<String, BotSpec> bots = new LinkedHashMap<>();
        for (String bot : typed) {
            try {
                BotSpec spec = resolve(bot, game, host);
                String name = names.get(bot.replaceFirst("/+$", "").replaceFirst(".*/", ""));
                if (bots.put(bot, name == null ? spec : spec.withName(name)) != null) {
                    unusable.put(bot, "it is given twice");
                }
            } catch (BadInput e) {
                unusable.put(bot, reason(bot, e));
            }
        }
        return distinct(bots, game);
    }

    /** Returns the entrants without those that are equal to others. Entrants with equal names are named as typed. */
    private List<Entrant> distinct(Map<String, BotSpec> bots, Game game) {
        Map<String, Entrant> byDigest = new LinkedHashMap<>();
        bots.forEach((bot, spec) -> {
            boolean unique = bots.values().stream()
                            .filter(other -> other.name().equals(spec.name()))
                            .count()
                    == 1;
            Entrant entrant = Entrant.of(unique ? spec : spec.withName(bot), game);
            Entrant same = byDigest.putIfAbsent(entrant.bot().digest(), entrant);
            if (same != null) {
                unusable.put(bot, "it is the same bot as '" + same.spec().name() + "'");
            }
        });
        return List.copyOf(byDigest.values());
    }

    private static BotSpec resolve(String bot, Game game, HostOptions host) {
        if (TunedBot.isOpen(bot, game)) {
            throw new BadInput("has parameters without values. Give them values, or tune them: regatta tune "
                    + game.info().id() + " \"" + bot + "\"");
        }
        BotSpec spec = host.bot(bot, game);
        if (spec.kind() == BotSpec.BotKind.HUMAN) {
            throw new BadInput("A human can only play in the browser: regatta play "
                    + game.info().id() + " human BOT.");
        }
        return spec;
    }

    /** Returns a message without the name of the bot, which is printed before it. */
    private static String reason(String bot, BadInput problem) {
        String text = String.valueOf(problem.getMessage());
        String prefix = "Bot '" + bot + "': ";
        return text.startsWith(prefix) ? text.substring(prefix.length()) : text;
    }

    /**
     * Plays a short match with every program, and returns the entrants that can play.
     *
     * @throws BadInput if some cannot, unless they are to be skipped
     */
    public List<Entrant> usable(List<Entrant> entrants, Game game, Scenario scenario, HostOptions host) {
        Map<BotSpec, String> problems = host.smokeTest(
                game, scenario, entrants.stream().map(Entrant::spec).toList());
        problems.forEach((bot, problem) -> unusable.put(bot.name(), problem));
        requireUsable();
        return entrants.stream()
                .filter(entrant -> !problems.containsKey(entrant.spec()))
                .toList();
    }

    /** Reports the bots that are not usable so far. */
    public void requireUsable() {
        if (unusable.isEmpty()) {
            return;
        }
        String text = HostOptions.problems(unusable);
        unusable.clear();
        if (!skipBroken) {
            throw new BadInput(text + "\nRepair them (regatta check), or add --skip-broken to play without them.");
        }
        main.err().println(TerminalText.lines(text + "\nThey are skipped."));
    }

    /** Reads the roster: the names by the last part of the path of a bot. */
    private Map<String, String> names() {
        Map<String, String> names = new TreeMap<>();
        if (roster == null) {
            return names;
        }
        try {
            int number = 0;
            for (String line : InputFile.text(roster, MAX_ROSTER_BYTES).lines().toList()) {
                number++;
                int comma = line.indexOf(',');
                if (comma <= 0 && !line.isBlank()) {
                    throw new BadInput(roster + ", line " + number + ": '" + line + "' is not BOT,NAME.");
                }
                if (comma > 0) {
                    names.put(
                            line.substring(0, comma).strip(),
                            unquoted(line.substring(comma + 1).strip()));
                }
            }
            return names;
        } catch (IOException e) {
            throw new MachineFault(roster + " cannot be read: " + MachineFault.reason(e), e);
        }
    }

    private static String unquoted(String cell) {
        return cell.length() > 1 && cell.startsWith("\"") && cell.endsWith("\"")
                ? cell.substring(1, cell.length() - 1).replace("\"\"", "\"")
                : cell;
    }
}
