package regatta.testkit;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import regatta.core.Fingerprint;
import regatta.core.Game;
import regatta.core.Games;
import regatta.core.Scenario;

/**
 * Plays every game in a Java virtual machine of its own. What iterates by identity or by a salted hash is the same
 * within one start and differs between two.
 */
public final class TwoStarts {

    private TwoStarts() {}

    /** Prints the fingerprints of a match of every game and rule set. */
    public static void main(String[] arguments) {
        for (Game game : Games.all()) {
            for (Scenario scenario : GameContract.scenarios(game.info())) {
                Playthrough match = Playthrough.random(game, scenario, 1);
                StringBuilder line = new StringBuilder(scenario.toString());
                for (long fingerprint : match.fingerprints()) {
                    line.append(' ').append(Fingerprint.text(fingerprint));
                }
                System.out.println(line);
            }
        }
    }

    /** Runs {@link #main} in a new virtual machine with the class path of this one, and returns what it printed. */
    public static List<String> run() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        TwoStarts.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int exit = process.waitFor();
        if (exit != 0) {
            throw new IllegalStateException("the virtual machine ended with " + exit);
        }
        return output.lines().toList();
    }
}
