package regatta.web;

import java.util.Arrays;
import org.teavm.jso.JSExport;
import regatta.core.Fault;
import regatta.core.Game;
import regatta.core.RecordedSeat.Said;
import regatta.core.Rules;

/**
 * A match in a page. The page tells once what the seats said; then it goes to any frame, forwards or backwards, and looks.
 * Frame {@code f} is the position after {@code f} turns were played.
 */
public final class PageMatch {

    private final Film<?> film;

    private PageMatch(Film<?> film) {
        this.film = film;
    }

    static PageMatch of(Game game, Rules<?> rules) {
        return new PageMatch(Film.of(game, rules));
    }

    @JSExport
    public int seats() {
        return film.seats();
    }

    @JSExport
    public int frame() {
        return film.frame();
    }

    @JSExport
    public boolean over() {
        return film.over();
    }

    /** Tells what a seat answered in a turn; the lines are joined by line ends. */
    @JSExport
    public void say(int turn, int seat, String lines) {
        film.tell(turn, seat, Said.lines(Arrays.asList(lines.split("\n", -1))));
    }

    /** Tells that a seat gave no answer in a turn. */
    @JSExport
    public void fail(int turn, int seat, String kind, String detail) {
        film.tell(turn, seat, Said.nothing(new Fault(Fault.Kind.valueOf(kind), detail)));
    }

    /** Goes to a frame, or as near to it as the match goes, and returns which. */
    @JSExport
    public int seek(int frame) {
        return film.seek(frame);
    }

    /** Returns the fingerprint of the frame, as records write it. */
    @JSExport
    public String fingerprint() {
        return film.fingerprint();
    }

    @JSExport
    public int rank(int seat) {
        return film.standings().get(seat).rank();
    }

    @JSExport
    public double score(int seat) {
        return film.standings().get(seat).score();
    }

    /** Returns numbers of the picture of this frame. */
    @JSExport
    public int[] numbers(String name) {
        return film.picture().get(name);
    }

    /** Returns the names of the charts, joined by commas. */
    @JSExport
    public String charts() {
        return String.join(",", film.picture().charts());
    }

    /** Returns the events of the turn that led here: for each its kind, how many numbers it has, and these. */
    @JSExport
    public int[] events() {
        return film.events();
    }

    /** Returns what was wrong with a seat in the turn that led here, or nothing. */
    @JSExport
    public String fault(int seat) {
        return film.fault(seat);
    }
}
