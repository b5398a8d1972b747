package regatta.web;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import regatta.core.Fault;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.core.SeatAnswer;

/**
 * A match in a page. The page tells once what the seats said; then it goes to any frame, forwards or backwards, and looks.
 * Frame {@code f} is the position after {@code f} turns were played. Lists of lines and of names are joined by line ends.
 */
public final class PageMatch {

    private final Film<?> film;

    private PageMatch(Film<?> film) {
        this.film = film;
    }

    static PageMatch of(Game game, Scenario scenario) {
        return new PageMatch(Film.of(game, scenario));
    }

    @JSExport
    public int seats() {
        return film.seats();
    }

    @JSExport
    public int frame() {
        return film.frame();
    }

    /** Returns how many frames there can be at most. */
    @JSExport
    public int limit() {
        return film.limit();
    }

    @JSExport
    public int rulesVersion() {
        return film.rulesVersion();
    }

    @JSExport
    public boolean over() {
        return film.over();
    }

    /** Tells what a seat answered in a turn. */
    @JSExport
    public void say(int turn, int seat, String lines) {
        film.tell(turn, seat, SeatAnswer.of(split(lines)));
    }

    /** Tells that a seat gave no answer in a turn. */
    @JSExport
    public void fail(int turn, int seat, String kind, String detail) {
        film.tell(turn, seat, SeatAnswer.missing(new Fault(Fault.Kind.valueOf(kind), detail)));
    }

    /** Goes to a frame, or as near to it as the match goes, and returns which. */
    @JSExport
    public int seek(int frame) {
        return film.seek(frame);
    }

    /** Returns a match of its own that has come this far and may take another course. */
    @JSExport
    public PageMatch branch() {
        return new PageMatch(film.branch());
    }

    /** Lets somebody else play a seat from here on: a built-in by name, {@code person}, or nobody but the record. */
    @JSExport
    public void hand(int seat, String player) {
        film.hand(seat, player);
    }

    /** Changes what a seat says in the turn about to be played. */
    @JSExport
    public void amend(int seat, String lines) {
        film.amend(seat, SeatAnswer.of(split(lines)));
    }

    /** Tells whether the match waits for a person to give the orders of a seat. */
    @JSExport
    public boolean awaits(int seat) {
        return film.awaits(seat);
    }

    /** Tells whether a seat is asked for orders in the turn about to be played. */
    @JSExport
    public boolean asks(int seat) {
        return film.asks(seat);
    }

    /** Returns what a built-in would say here; without a name, the orders that do nothing. */
    @JSExport
    public String suggestion(int seat, String bot) {
        return String.join("\n", film.suggestion(seat, bot));
    }

    /** Returns what a seat answered in a turn, or null if it did not. */
    @JSExport
    public @Nullable String said(int turn, int seat) {
        SeatAnswer said = film.answer(turn, seat);
        return said == null || said.lines().isEmpty() ? null : String.join("\n", said.lines());
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

    /** Returns the names of the columns of a table. */
    @JSExport
    public String columns(String table) {
        return String.join("\n", film.picture().columns(table));
    }

    /** Returns the names of the kinds of events, by number. */
    @JSExport
    public String eventKinds() {
        return String.join("\n", film.picture().eventKinds());
    }

    /** Returns the names of the charts. */
    @JSExport
    public String charts() {
        return String.join("\n", film.picture().charts());
    }

    /** Returns the names of the facts: one number a seat that is worth a line in a table. */
    @JSExport
    public String facts() {
        return String.join("\n", film.picture().facts());
    }

    /** Returns the events of the turn that led here: for each its kind, how many numbers it has, and these. */
    @JSExport
    public int[] events() {
        return film.events();
    }

    /** Returns the kind of what was wrong with a seat in the turn that led here, or nothing. */
    @JSExport
    public String faultKind(int seat) {
        Fault fault = film.fault(seat);
        return fault == null ? "" : fault.kind().name();
    }

    @JSExport
    public String faultDetail(int seat) {
        Fault fault = film.fault(seat);
        return fault == null ? "" : fault.detail();
    }

    private static List<String> split(String lines) {
        return Arrays.asList(lines.split("\n", -1));
    }
}
