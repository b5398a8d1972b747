package regatta.host.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A command that is run once, on first use, to find out whether it works on this machine. */
public final class CommandProbe {

    private final String[] command;
    private @Nullable String problem;

    CommandProbe(String... command) {
        this.command = command;
    }

    boolean works() {
        return problem().isEmpty();
    }

    /** Returns the problem that the command reported, or an empty text if it worked. */
    synchronized String problem() {
        String known = problem;
        if (known == null) {
            known = run(new ProcessBuilder(command));
            problem = known;
        }
        return known;
    }

    /** Runs a command to its end and returns its output if it failed, or an empty text if it succeeded. */
    public static String run(ProcessBuilder builder) {
        String name = builder.command().get(0);
        try {
            Process process = builder.redirectErrorStream(true).start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            if (process.waitFor(5, TimeUnit.SECONDS) && process.exitValue() == 0) {
                return "";
            }
            return output.isEmpty() ? name + " does not work here" : output;
        } catch (IOException e) {
            return name + " is not installed";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "interrupted";
        }
    }
}
