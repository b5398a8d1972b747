package regatta.testkit;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import regatta.core.Fingerprint;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;

/** Plays every game in a new virtual machine, because iteration by identity or salted hash differs between two. */
public final class NewJvmMatches {

    private NewJvmMatches() {}

    /** Prints the fingerprints of a match of every game and rule set. */
    public static void main(String[] arguments) {
        for (Game game : GameCatalog.onClassPath().games()) {
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

    /** Runs {@link #main} in a new virtual machine with the same class path, and returns its output. */
    public static List<String> run() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        NewJvmMatches.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int exit = process.waitFor();
        if (exit != 0) {
            throw new IllegalStateException("The virtual machine ended with code " + exit);
        }
        return output.lines().toList();
    }
}
