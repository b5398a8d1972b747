package regatta.haliteprogram;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Bot;
import regatta.core.BuiltIn;
import regatta.core.Orders;
import regatta.core.TextOut;
import regatta.halite.HaliteGame;
import regatta.halite.HaliteMirror;

/**
 * Runs a built-in bot as a program that talks to any Halite engine over standard input and output.
 *
 * <pre>java -cp … regatta.haliteprogram.HaliteProgram NAME[?parameter=value&amp;…] [SEED]</pre>
 *
 * <p>The seed is what the bot draws its chance from; without one it follows from the map and the seat.
 */
public final class HaliteProgram {

    private HaliteProgram() {}

    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 1 || arguments.length > 2) {
            System.err.println("usage: HaliteProgram NAME[?parameter=value&...] [SEED]");
            System.exit(2);
        }
        try {
            play(List.of(arguments), System.in, System.out);
        } catch (BadInput e) {
            System.err.println(e.getMessage());
            System.exit(2);
        }
    }

    /** Plays one match and returns when the input ends. */
    static void play(List<String> arguments, InputStream in, OutputStream out) throws IOException {
        BuiltIn.Call call = BuiltIn.Call.of(arguments.get(0));
        BuiltIn builtIn = named(call.name());
        builtIn.settings(0, call.parameters()); // A mistake is told before the game begins.
        BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII));
        HaliteMirror mirror = new HaliteMirror(() -> nextLine(reader));
        long seed = arguments.size() > 1 ? seed(arguments.get(1)) : mirror.seed() * 16 + mirror.seat();
        Bot bot = builtIn.maker()
                .make(mirror.rules(), mirror.position(), mirror.seat(), builtIn.settings(seed, call.parameters()));
        Orders orders = new Orders(mirror.position().seats());
        TextOut line = new TextOut();
        do {
            orders.clear();
            bot.play(orders);
            line.clear();
            mirror.rules().write(mirror.position(), mirror.seat(), orders, line);
            out.write(line.array(), 0, line.size());
            out.flush();
        } while (mirror.readTurn());
    }

    private static BuiltIn named(String name) {
        List<BuiltIn> bots = new HaliteGame().bots();
        for (BuiltIn bot : bots) {
            if (bot.name().equals(name)) {
                return bot;
            }
        }
        throw BadInput.unknown(
                "halite bot", name, bots.stream().map(BuiltIn::name).toList());
    }

    private static long seed(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new BadInput("The seed must be a whole number, not '" + text + "'.");
        }
    }

    private static @Nullable String nextLine(BufferedReader reader) {
        try {
            return reader.readLine();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
