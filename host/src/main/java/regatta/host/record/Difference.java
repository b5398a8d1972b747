package regatta.host.record;

/**
 * The first difference between a record and the match played again.
 *
 * @param turn the turn after which they differ; 0 for the start
 * @param replayed the value in the replay, if it has a text form
 * @param recorded the value in the record
 */
public record Difference(Aspect kind, int turn, String replayed, String recorded) {

    public enum Aspect {
        START,
        POSITION,
        FAULT,
        ENDS_LATER,
        ENDS_EARLIER,
        RESULT,
        /** A line was changed that does not affect the match. */
        SEAL
    }

    @Override
    public String toString() {
        return switch (kind) {
            case START -> "before turn 0: the fingerprint of the start differs";
            case POSITION -> "turn " + turn + ": the fingerprint is " + replayed + ", but the record has " + recorded;
            case FAULT -> "turn " + turn + ", " + replayed + ", but the record has " + recorded;
            case ENDS_LATER -> "after turn " + turn + ": the record has a result, but the match continues";
            case ENDS_EARLIER -> "turn " + turn + ": the match is over, but the record continues";
            case RESULT -> "the result is " + replayed + ", but the record has " + recorded;
            case SEAL -> "the checksum differs: a line was changed that does not affect the match";
        };
    }
}
