package regatta.spacejars;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Orders;
import regatta.core.TextIn;
import regatta.core.TextOut;
import regatta.space.SpaceMirror;
import regatta.space.SpacePosition;
import regatta.space.SpaceRuleSet;

/**
 * A strategy jar as a program that uses the text protocol on its standard input and output. A strategy can only harm
 * this process, not the arena. A jar without a strategy that is a program is run as such.
 */
public final class StrategyMain {

    /** Sent between two messages: the match is over. The program sends it back once another match can begin. */
    static final String NEXT_MATCH = "next match";

    private static final String USAGE = "usage: StrategyMain JAR [--class NAME] [--turn-ms N] [--name]";
    private static final int DEFAULT_TURN_MILLIS = 1000;
    private static final int BAD_INPUT = 2;
    private static final int BROKEN = 1;

    /** Messages are the same in all rule sets, and a strategy sees nothing else. */
    private static final SpaceRuleSet ANY_RULES = SpaceRuleSet.of("classic", 3);

    private StrategyMain() {}

    /** Plays match after match until the input ends, or with {@code --name} only prints the name of the strategy. */
    public static void main(String[] arguments) throws IOException {
        ProgramJar program = programInsteadOfStrategy(arguments);
        if (program != null) {
            program.run();
            return;
        }
        int exit = run(arguments);
        System.err.flush();
        // Neither threads nor shutdown hooks of the strategy may keep this program alive.
        Runtime.getRuntime().halt(exit);
    }

    /** Returns the program in a jar without a strategy. */
    private static @Nullable ProgramJar programInsteadOfStrategy(String[] arguments) {
        try {
            Options options = Options.of(arguments);
            ProgramJar program = ProgramJar.find(options.jar);
            if (program != null && options.className == null && !options.nameOnly) {
                return StrategyJar.holdsStrategy(options.jar) ? null : program;
            }
        } catch (BadInput e) {
            // Reported when the strategy is to be played.
        }
        return null;
    }

    private static int run(String[] arguments) {
        InputStream in = System.in;
        OutputStream answers = new FileOutputStream(FileDescriptor.out);
        System.setIn(InputStream.nullInputStream());
        try {
            Options options = Options.of(arguments);
            if (options.nameOnly) {
                StrategyJar jar = StrategyJar.open(options.jar, options.className);
                String name = jar.displayName(jar.newStrategy());
                answers.write((name.lines().findFirst().orElse(name) + "\n").getBytes(StandardCharsets.UTF_8));
                return 0;
            }
            playAll(options, new Messages(in), answers);
            return 0;
        } catch (BadInput e) {
            System.err.println(e.getMessage());
            return BAD_INPUT;
        } catch (IOException | InterruptedException | RuntimeException e) {
            e.printStackTrace();
            return BROKEN;
        }
    }

    /**
     * Plays match after match, each as if the jar were loaded again. Stops when a match leaves a thread or a changed
     * setting of the virtual machine.
     */
    private static void playAll(Options options, Messages messages, OutputStream answers)
            throws IOException, InterruptedException {
        PrintStream log = System.err;
        MachineState state = new MachineState();
        StrategyJar jar = StrategyJar.open(options.jar, options.className);
        try {
            boolean clear;
            do {
                System.setErr(log);
                System.setOut(log); // Output of a strategy is not an answer.
                clear = playOne(new StrategyPlayer(jar.newStrategy()), options.turnMillis, messages, answers)
                        && state.isUnchanged();
                if (clear && messages.another()) {
                    jar = jar.forNextMatch();
                    answers.write((NEXT_MATCH + "\n").getBytes(StandardCharsets.US_ASCII));
                    answers.flush();
                }
            } while (clear && messages.another());
        } finally {
            jar.close();
        }
    }

    /** Plays a match. Returns whether no thread of it is left. */
    private static boolean playOne(StrategyPlayer strategy, int turnMillis, Messages messages, OutputStream answers)
            throws IOException, InterruptedException {
        try (TimedPlayer player = new TimedPlayer(strategy, turnMillis)) {
            TextIn text = new TextIn(messages::next);
            if (text.more()) { // A match may be over before a seat is asked.
                play(player, new SpaceMirror(ANY_RULES, text), answers);
            }
            return player.clear();
        }
    }

    /** The lines of all matches. */
    private static final class Messages {

        private final BufferedReader lines;
        private boolean another;

        Messages(InputStream in) {
            lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII));
        }

        /** Returns the next line of a match, or null where it ends. */
        @Nullable
        String next() {
            try {
                String line = lines.readLine();
                another = NEXT_MATCH.equals(line);
                return another ? null : line;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /** Returns whether the match that ended is not the last. */
        boolean another() {
            return another;
        }
    }

    private static void play(TimedPlayer player, SpaceMirror mirror, OutputStream answers)
            throws IOException, InterruptedException {
        Onlooker onlooker = new Onlooker(mirror.view(), mirror.seat());
        Orders orders = new Orders(SpacePosition.SEATS);
        TextOut text = new TextOut();
        do {
            orders.clear();
            text.clear();
            player.play(onlooker.look(), mirror.seat(), orders);
            mirror.rules().write(mirror.view(), mirror.seat(), orders, text);
            answers.write(text.array(), 0, text.size());
            answers.flush();
        } while (mirror.next());
    }

    /** The arguments of the command line. */
    private record Options(Path jar, @Nullable String className, int turnMillis, boolean nameOnly) {

        static Options of(String[] arguments) {
            String jar = null;
            String className = null;
            int turnMillis = DEFAULT_TURN_MILLIS;
            boolean nameOnly = false;
            for (int i = 0; i < arguments.length; i++) {
                switch (arguments[i]) {
                    case "--class" -> className = valueOf(arguments, ++i);
                    case "--turn-ms" -> turnMillis = millis(valueOf(arguments, ++i));
                    case "--name" -> nameOnly = true;
                    default -> jar = jar == null ? arguments[i] : fail(arguments[i]);
                }
            }
            if (jar == null) {
                throw new BadInput("Which jar? " + USAGE);
            }
            return new Options(Path.of(jar), className, turnMillis, nameOnly);
        }

        private static String valueOf(String[] arguments, int index) {
            if (index == arguments.length) {
                throw new BadInput(arguments[index - 1] + " needs a value. " + USAGE);
            }
            return arguments[index];
        }

        private static int millis(String value) {
            try {
                int millis = Integer.parseInt(value);
                if (millis > 0) {
                    return millis;
                }
            } catch (NumberFormatException e) {
                // Reported below.
            }
            throw new BadInput("--turn-ms " + value + ": milliseconds are a whole number from 1 up.");
        }

        private static String fail(String argument) {
            throw new BadInput("Unexpected argument '" + argument + "'. " + USAGE);
        }
    }
}
