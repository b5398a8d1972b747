package regatta.league.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import regatta.core.Plural;
import regatta.host.match.TurnFault;
import regatta.league.table.League;
import regatta.league.table.StoredBot;
import regatta.league.table.StoredMatch;

/** The sections of a report about each bot: its last matches, its versions and its last fault. */
final class BotSections {

    private static final int MAX_MATCHES = 10;

    /** An absolute path of a file, which readers of the report do not need: only its last name is shown. */
    private static final Pattern PATH = Pattern.compile("(?<![\\w.])/(?:[^\\s/:\"'()]+/)+([^\\s/:\"'()]+)");

    private record Failure(StoredMatch match, TurnFault fault) {}

    private final League league;
    private final Html html;

    BotSections(League league, Html html) {
        this.league = league;
        this.html = html;
    }

    /** Returns the anchor of the matches of a bot. */
    static String anchor(int player) {
        return "bot-" + player;
    }

    /** Returns the matches of each bot, oldest first; the bots are numbered as in the league. */
    private Map<StoredBot, List<StoredMatch>> matches() {
        Map<StoredBot, List<StoredMatch>> matches = new LinkedHashMap<>();
        for (StoredBot bot : league.bots()) {
            matches.put(bot, new ArrayList<>());
        }
        for (StoredMatch match : league.played()) {
            match.seats().stream()
                    .map(StoredMatch.StoredSeat::bot)
                    .distinct()
                    .forEach(bot -> matches.computeIfAbsent(bot, unused -> new ArrayList<>())
                            .add(match));
        }
        return matches;
    }

    /** Writes the last matches of each bot, with scores and links. */
    void writeMatches(BiConsumer<StoredMatch, Html> link) {
        html.raw("<h2>Matches</h2>\n<p>The last %d matches of each bot, newest first.</p>\n", MAX_MATCHES);
        int player = 0;
        for (Map.Entry<StoredBot, List<StoredMatch>> entry : matches().entrySet()) {
            if (player >= league.bots().size() || entry.getValue().isEmpty()) {
                player++;
                continue;
            }
            html.raw("<h3 id=\"" + anchor(player) + "\">")
                    .text(league.names().get(player))
                    .raw("</h3>\n<ul class=\"matches\">\n");
            List<StoredMatch> all = entry.getValue();
            for (int i = all.size() - 1; i >= Math.max(0, all.size() - MAX_MATCHES); i--) {
                html.raw("<li>").text(result(all.get(i))).raw(" ");
                link.accept(all.get(i), html);
                html.raw("</li>\n");
            }
            html.raw("</ul>\n");
            player++;
        }
    }

    /** Returns the players of a match by rank, with their scores. */
    static String result(StoredMatch match) {
        return match.seats().stream()
                .sorted((a, b) -> Integer.compare(a.rank(), b.rank()))
                .map(seat -> seat.rank() + ". " + seat.bot().name() + " " + seat.score())
                .collect(Collectors.joining(", "));
    }

    /** Writes the versions of each bot that has several, with their dates. */
    void writeVersions() {
        Map<String, List<StoredBot>> versions = new LinkedHashMap<>();
        league.bots()
                .forEach(bot -> versions.computeIfAbsent(bot.name(), unused -> new ArrayList<>())
                        .add(bot));
        versions.values().removeIf(bots -> bots.size() < 2);
        if (versions.isEmpty()) {
            return;
        }
        Map<StoredBot, List<StoredMatch>> matches = matches();
        html.raw("<h2>Versions</h2>\n<div class=\"wide\"><table>\n<thead><tr>");
        for (String title : List.of("Bot", "First match", "Last match", "Matches", "")) {
            html.raw("<th scope=\"col\">").text(title).raw("</th>");
        }
        html.raw("</tr></thead>\n<tbody>\n");
        versions.values().forEach(bots -> writeVersions(bots, matches));
        html.raw("</tbody>\n</table></div>\n");
    }

    private void writeVersions(List<StoredBot> bots, Map<StoredBot, List<StoredMatch>> matches) {
        String newest = bots.stream()
                .map(bot -> first(matches, bot))
                .max(String::compareTo)
                .orElse("");
        for (StoredBot bot : bots) {
            List<StoredMatch> played = matches.getOrDefault(bot, List.of());
            String last = played.isEmpty() ? "" : played.get(played.size() - 1).finishedAt();
            html.raw("<tr><th scope=\"row\">")
                    .text(bot.longName())
                    .raw("</th><td>")
                    .text(first(matches, bot));
            html.raw("</td><td>").text(last).raw("</td><td>%d</td><td>", played.size());
            html.text(first(matches, bot).equals(newest) ? "current" : "").raw("</td></tr>\n");
        }
    }

    private static String first(Map<StoredBot, List<StoredMatch>> matches, StoredBot bot) {
        List<StoredMatch> played = matches.getOrDefault(bot, List.of());
        return played.isEmpty() ? "" : played.get(0).finishedAt();
    }

    /** Writes the last fault of each bot, with its stderr, for its author. */
    void writeFaults() {
        Map<StoredBot, Failure> faults = new LinkedHashMap<>();
        for (StoredMatch match : league.played()) {
            for (StoredMatch.StoredSeat seat : match.seats()) {
                if (!seat.faults().isEmpty()) {
                    faults.put(seat.bot(), new Failure(match, seat.faults().get(0)));
                }
            }
        }
        if (faults.isEmpty()) {
            return;
        }
        html.raw("<h2>Faults</h2>\n<p>The last fault of %s.</p>\n<ul>\n", Plural.of(faults.size(), "bot"));
        faults.forEach((bot, last) -> {
            html.raw("<li><strong>").text(bot.name()).raw("</strong> ");
            html.text(withoutPaths(last.match.label() + ", " + last.fault.summary()));
            String more = last.fault.detail().lines().skip(1).collect(Collectors.joining("\n"));
            if (!more.isEmpty()) {
                html.raw("<pre>").text(withoutPaths(more)).raw("</pre>");
            }
            html.raw("</li>\n");
        });
        html.raw("</ul>\n");
    }

    static String withoutPaths(String text) {
        return PATH.matcher(text).replaceAll("$1");
    }
}
