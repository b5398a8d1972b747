package regatta.cli;

/** What the command ends with, for scripts. */
final class Exit {

    static final int FINE = 0;

    /** The match or the test said no. */
    static final int NO = 1;

    /** What the user gave cannot be used. */
    static final int BAD_INPUT = 2;

    /** A defect of ours. */
    static final int OUR_FAULT = 70;

    private Exit() {}
}
