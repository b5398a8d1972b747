package regatta.cli.report;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import regatta.core.Game;
import regatta.core.Plural;
import regatta.host.match.OutsideGame;
import regatta.league.store.SqliteStore;

/** What is known about the matches of a referee, in words, in JSON and in the store of a tournament. */
public final class RefereeReport {

    private static final String COMMAND = "referee";
    private static final String REPEATED = "referee matches played twice";
    private static final String DIFFERENT = "referee matches that ended differently";

    /**
     * The JSON form.
     *
     * @param repeated the number of matches that were played twice
     * @param different the number of those that ended differently
     * @param paired whether all ended alike, so that the games of a pair share more than a seed
     */
    public record RefereeJson(String command, int repeated, int different, boolean paired) {}

    private RefereeReport() {}

    /** Returns the JSON form, or null if Regatta's own engine plays the game. */
    public static @Nullable RefereeJson json(Game game) {
        if (!(game instanceof OutsideGame outside)) {
            return null;
        }
        OutsideGame.Repetition repetition = outside.repetition();
        int repeated = repetition == null ? 0 : repetition.matches();
        int different = repetition == null ? 0 : repetition.different();
        return new RefereeJson(outside.arguments().get(1), repeated, different, repeated > 0 && different == 0);
    }

    /** Returns the result of the matches that were played twice, as one sentence; none for other games. */
    public static List<String> lines(Game game) {
        RefereeJson known = json(game);
        return known == null || known.repeated() == 0 ? List.of() : List.of(line(known.repeated(), known.different()));
    }

    private static String line(int repeated, int different) {
        String matches = "The first " + Plural.of(repeated, "match");
        return different == 0
                ? matches + (repeated == 1 ? " was" : " were") + " played twice and ended alike."
                : different + " of " + matches.toLowerCase(Locale.ROOT)
                        + " ended differently when played again: the referee or a bot draws numbers of its own, or"
                        + " a bot is sometimes too late. So repeated seeds are not paired evidence: the two games of a"
                        + " pair may differ in more than the seats.";
    }

    /** Stores what is known. */
    public static void store(Game game, SqliteStore store) {
        RefereeJson known = json(game);
        if (known != null) {
            store.setProperty(COMMAND, known.command());
            if (known.repeated() > 0) {
                store.setProperty(REPEATED, String.valueOf(known.repeated()));
                store.setProperty(DIFFERENT, String.valueOf(known.different()));
            }
        }
    }

    /** Returns the stored sentences about a league; none if it is not one of a referee. */
    public static List<String> stored(SqliteStore store) {
        String command = store.property(COMMAND);
        if (command.isEmpty()) {
            return List.of();
        }
        String repeated = store.property(REPEATED);
        String played = "The matches were played by the referee '" + command + "'.";
        return repeated.matches("\\d{1,9}") && store.property(DIFFERENT).matches("\\d{1,9}")
                ? List.of(played, line(Integer.parseInt(repeated), Integer.parseInt(store.property(DIFFERENT))))
                : List.of(played);
    }
}
