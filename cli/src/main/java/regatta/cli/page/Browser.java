package regatta.cli.page;

import java.io.IOException;
import java.util.List;

/** Opens pages where the user will look at them, if there is such a place. */
public final class Browser {

    private Browser() {}

    /** Shows a page and returns whether somebody took it. */
    public static boolean open(String address) {
        for (String opener : List.of("xdg-open", "open")) {
            try {
                new ProcessBuilder(opener, address)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
                return true;
            } catch (IOException e) {
                // There is no such program here: the next one, or none.
            }
        }
        return false;
    }
}
