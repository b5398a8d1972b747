package regatta.host.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A command that is tried when somebody first asks whether it works here. */
public final class Trial {

    private final String[] command;
    private @Nullable String said;

    Trial(String... command) {
        this.command = command;
    }

    boolean works() {
        return says().isEmpty();
    }

    /** Returns what it complained about, or nothing if it worked. */
    synchronized String says() {
        String known = said;
        if (known == null) {
            known = run(new ProcessBuilder(command));
            said = known;
        }
        return known;
    }

    /** Runs a command to its end. Returns what it complained about, or an empty text if it ended well. */
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
