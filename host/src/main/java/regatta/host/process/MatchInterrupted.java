package regatta.host.process;

/** Somebody asked the match to stop: the arena ends it, and what was recorded stays. */
public final class MatchInterrupted extends RuntimeException {

    MatchInterrupted() {
        super("the match was interrupted");
    }
}
