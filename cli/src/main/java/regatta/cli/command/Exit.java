package regatta.cli.command;

/** The exit codes. */
public final class Exit {

    public static final int OK = 0;

    /** The check failed or the bot is not better. */
    public static final int FAILED = 1;

    public static final int BAD_INPUT = 2;

    /** The test ended without a verdict. */
    public static final int UNDECIDED = 3;

    /** A bug of Regatta: EX_SOFTWARE of sysexits.h. */
    public static final int INTERNAL_ERROR = 70;

    /** The machine failed, such as by a full disk: EX_IOERR of sysexits.h. */
    public static final int MACHINE_ERROR = 74;

    private Exit() {}
}
