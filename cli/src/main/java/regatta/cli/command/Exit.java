package regatta.cli.command;

import java.util.LinkedHashMap;
import java.util.Map;

/** What the command ends with, for scripts. */
public final class Exit {

    public static final int FINE = 0;

    /** The match or the test said no. */
    public static final int NO = 1;

    /** What the user gave cannot be used. */
    public static final int BAD_INPUT = 2;

    /** The machine failed: a full disk, no more threads, a file that is denied. What sysexits.h calls an I/O error. */
    public static final int MACHINE = 74;

    /** A defect of ours. */
    public static final int OUR_FAULT = 70;

    /** What the help texts say of them. */
    public static final Map<String, String> TOLD = told();

    private Exit() {}

    private static Map<String, String> told() {
        Map<String, String> told = new LinkedHashMap<>();
        told.put("0", "Fine.");
        told.put("1", "The match or the test said no: a bot failed, a record differs, it is not better.");
        told.put("2", "What was typed, or a file that was named, cannot be used; the message says why.");
        told.put("70", "A defect of Regatta.");
        told.put("74", "The machine failed: a full disk, no more memory.");
        return told;
    }
}
