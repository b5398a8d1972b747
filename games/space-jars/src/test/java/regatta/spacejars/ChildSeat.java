package regatta.spacejars;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.Seat;
import regatta.core.TextOut;
import regatta.space.SpacePosition;
import regatta.space.SpaceRules;

/** A strategy jar in a process of its own. */
final class ChildSeat implements Seat<SpacePosition>, AutoCloseable {

    private final SpaceRules rules;
    private final int seat;
    private final Process process;
    private final BufferedReader in;

    ChildSeat(SpaceRules rules, int seat, Path jar, String... options) {
        this.rules = rules;
        this.seat = seat;
        process = start(jar, options);
        in = process.inputReader(StandardCharsets.UTF_8);
    }

    private static Process start(Path jar, String... options) {
        List<String> arguments = new ArrayList<>(List.of(jar.toString()));
        arguments.addAll(List.of(options));
        try {
            return new ProcessBuilder(command(arguments))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Runs the program without a match and returns what it printed on both outputs, and its exit. */
    static String run(String... arguments) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command(List.of(arguments)))
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String printed;
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            printed = String.join("\n", out.lines().toList());
        }
        return printed + "\nexit " + process.waitFor();
    }

    private static List<String> command(List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                StrategyMain.class.getName()));
        command.addAll(arguments);
        return command;
    }

    @Override
    public void ask(SpacePosition position, int awaitedLines) {
        TextOut text = new TextOut();
        rules.observe(position, seat, text);
        try {
            OutputStream out = process.getOutputStream();
            out.write(text.array(), 0, text.size());
            out.flush();
        } catch (IOException e) {
            // It has ended; hear() reports that.
        }
    }

    @Override
    public @Nullable Fault hear(SpacePosition position, Answer answer) {
        try {
            String line = in.readLine();
            if (line == null) {
                return Fault.crashed("ended with " + process.waitFor());
            }
            answer.add(line);
            return null;
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Ends the input and returns the exit of the program. */
    int end() throws IOException, InterruptedException {
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            // It had ended before.
        }
        return process.waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
