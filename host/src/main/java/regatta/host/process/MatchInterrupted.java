package regatta.host.process;

/** Thrown when the thread of a match is interrupted. The record so far is kept. */
public final class MatchInterrupted extends RuntimeException {

    MatchInterrupted() {
        super("The match was interrupted.");
    }
}
