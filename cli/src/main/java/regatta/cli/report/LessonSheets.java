package regatta.cli.report;

import java.util.Locale;
import regatta.core.Counted;
import regatta.league.tune.Lessons;
import regatta.league.tune.Standings;

/** Lays out what the games of a tournament say of the numbers a bot left open. */
public final class LessonSheets {

    private LessonSheets() {}

    public static Sheet of(Lessons lessons) {
        Sheet sheet = new Sheet(
                Sheet.Column.text("parameter"),
                Sheet.Column.text("start"),
                Sheet.Column.text("better"),
                Sheet.Column.number("sigmas", "%+.1f σ"));
        for (Standings.Row row : lessons.rows()) {
            sheet.add(row.parameter().name(), row.start(), row.now(), row.moved());
        }
        return sheet;
    }

    /** Says what to make of it. */
    public static String notes(Lessons lessons) {
        return String.format(
                Locale.ROOT,
                "%s, each with numbers a step off. Estimated gain: %+.1f ± %.1f %% of the score. The games tell which way a"
                        + " number should go, and hardly how far;%nbelow 2 σ it may be luck, and the estimate flatters: let"
                        + " 'regatta ab' judge \"%s\"",
                Counted.of(lessons.games(), "game"),
                100 * lessons.gain(),
                196 * lessons.gainError(),
                lessons.command());
    }
}
