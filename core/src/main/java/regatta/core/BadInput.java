package regatta.core;

import java.util.List;

/**
 * What a person gave us cannot be used. The message stands on its own: it names the place, what is wrong there, and
 * what would be right. (What a <em>bot</em> does is never an exception: see {@link Fault}.)
 */
public final class BadInput extends IllegalArgumentException {

    /** Whoever reads a message has seen enough of it by then; what it quotes may be a file of megabytes. */
    private static final int LONGEST_MESSAGE = 1200;

    private static final int KEPT_END = 300;

    public BadInput(String message) {
        super(shortened(message));
    }

    /** Takes the middle out of a long message: what is wrong stands at its beginning, what would be right at its end. */
    private static String shortened(String message) {
        int length = message.length();
        return length <= LONGEST_MESSAGE
                ? message
                : message.substring(0, LONGEST_MESSAGE - KEPT_END) + " … " + message.substring(length - KEPT_END);
    }

    /** Says that {@code given} is not one of {@code known}, and which of them was probably meant. */
    public static BadInput unknown(String what, String given, List<String> known) {
        String nearest = Names.nearest(given, known);
        String hint = nearest == null ? "" : " Did you mean '" + nearest + "'?";
        return new BadInput(
                "Unknown " + what + " '" + given + "'." + hint + " There is: " + String.join(", ", known) + ".");
    }
}
