package regatta.core;

import java.util.List;

/**
 * What a person gave us cannot be used. The message stands on its own: it names the place, what is wrong there, and
 * what would be right. (What a <em>bot</em> does is never an exception: see {@link Fault}.)
 */
public final class BadInput extends IllegalArgumentException {

    public BadInput(String message) {
        super(message);
    }

    /** Says that {@code given} is not one of {@code known}, and which of them was probably meant. */
    public static BadInput unknown(String what, String given, List<String> known) {
        String nearest = Names.nearest(given, known);
        String hint = nearest == null ? "" : " Did you mean '" + nearest + "'?";
        return new BadInput(
                "Unknown " + what + " '" + given + "'." + hint + " There is: " + String.join(", ", known) + ".");
    }
}
