package regatta.hlt;

import java.io.PrintWriter;
import regatta.halite.HaliteErrorLogs.Grade;
import regatta.halite.HaliteErrorLogs.Teller;

/** Prints lines as the original does: with their severity, always in colour, as far as the verbosity asks for them. */
final class HaliteTalk implements Teller {

    private final PrintWriter err;
    private final int verbosity;

    /** Takes the number of severities to print, from the gravest on. */
    HaliteTalk(PrintWriter err, int verbosity) {
        this.err = err;
        this.verbosity = verbosity;
    }

    void info(String line) {
        tell(Grade.INFO, line);
    }

    @Override
    public void tell(Grade grade, String line) {
        if (grade.ordinal() < verbosity) {
            err.println("[\033[" + mark(grade) + "\033[0m] " + line);
            err.flush();
        }
    }

    private static String mark(Grade grade) {
        return switch (grade) {
            case ERROR -> "1;31merror";
            case WARNING -> "1;33mwarn";
            case INFO -> "0;36minfo";
        };
    }
}
