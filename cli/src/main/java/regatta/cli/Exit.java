package regatta.cli;

/** What the command ends with, for scripts. */
final class Exit {

    static final int FINE = 0;

    /** The match or the test said no. */
    static final int NO = 1;

    /** What the user gave cannot be used. */
    static final int BAD_INPUT = 2;

    /** The machine failed: a full disk, no more threads, a file that is denied. What sysexits.h calls an I/O error. */
    static final int MACHINE = 74;

    /** A defect of ours. */
    static final int OUR_FAULT = 70;

    private Exit() {}
}
