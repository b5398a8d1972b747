package regatta.pagekit;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import regatta.core.Fault;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.core.SeatAnswer;

/**
 * A match in a replay page. The page first passes all recorded answers; then it moves to any frame, forwards or
 * backwards. Frame {@code f} is the position after {@code f} turns. Lists of lines and of names are joined by line
 * ends.
 */
public final class PageMatch {

    private final SeekableMatch<?> film;

    private PageMatch(SeekableMatch<?> film) {
        this.film = film;
    }

    static PageMatch of(Game game, Scenario scenario) {
        return new PageMatch(SeekableMatch.of(game, scenario));
    }

    @JSExport
    public int seats() {
        return film.seats();
    }

    @JSExport
    public int frame() {
        return film.frame();
    }

    /** Returns the maximum number of frames. */
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

    /** Sets the answer of a seat in a turn. */
    @JSExport
    public void say(int turn, int seat, String lines) {
        film.tell(turn, seat, SeatAnswer.of(split(lines)));
    }

    /** Records that a seat gave no answer in a turn. */
    @JSExport
    public void fail(int turn, int seat, String kind, String detail) {
        film.tell(turn, seat, SeatAnswer.missing(new Fault(Fault.Kind.valueOf(kind), detail)));
    }

    /** Moves to a frame, or as near to it as the match goes, and returns its number. */
    @JSExport
    public int seek(int frame) {
        return film.seek(frame);
    }

    /** Returns a copy that may continue differently. */
    @JSExport
    public PageMatch branch() {
        return new PageMatch(film.branch());
    }

    /** Hands a seat to another player from here on: a built-in bot by name, {@code person}, or the record. */
    @JSExport
    public void hand(int seat, String player) {
        film.hand(seat, player);
    }

    /** Changes the answer of a seat in the turn about to be played. */
    @JSExport
    public void amend(int seat, String lines) {
        film.amend(seat, SeatAnswer.of(split(lines)));
    }

    /** Returns whether the match waits for a person to give the orders of a seat. */
    @JSExport
    public boolean awaits(int seat) {
        return film.awaits(seat);
    }

    /** Returns whether a seat is asked in the turn about to be played. */
    @JSExport
    public boolean asks(int seat) {
        return film.asks(seat);
    }

    /** Returns the answer that a built-in bot would give here; without a name, an answer without orders. */
    @JSExport
    public String suggestion(int seat, String bot) {
        return String.join("\n", film.suggestion(seat, bot));
    }

    /** Returns why an answer here would be a fault, or an empty string if it is legal. */
    @JSExport
    public String refusal(int seat, String lines) {
        Fault fault = film.refusal(seat, split(lines));
        return fault == null ? "" : fault.detail();
    }

    /** Returns the answer of a seat in a turn, or null if there is none. */
    @JSExport
    public @Nullable String said(int turn, int seat) {
        SeatAnswer said = film.answer(turn, seat);
        return said == null || said.lines().isEmpty() ? null : String.join("\n", said.lines());
    }

    /** Returns the fingerprint of the frame, as in records. */
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

    /** Returns words by number, such as those of the protocol. */
    @JSExport
    public String words(String name) {
        return String.join("\n", film.picture().words(name));
    }

    /** Returns the legal orders of a seat: for each its kind, its unit and its two arguments. */
    @JSExport
    public int[] legal(int seat) {
        return film.legal(seat);
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

    /** Returns the names of the facts: numbers per seat that are worth a line in a table. */
    @JSExport
    public String facts() {
        return String.join("\n", film.picture().facts());
    }

    /** Returns the events of the last turn: for each its kind, its number of values, and the values. */
    @JSExport
    public int[] events() {
        return film.events();
    }

    /** Returns the kind of the fault of a seat in the last turn, or an empty string. */
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
