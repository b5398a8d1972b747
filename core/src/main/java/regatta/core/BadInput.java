package regatta.core;

import java.util.List;

/** Thrown for unusable input of a user. The message has the place, the problem and the correct form. */
public final class BadInput extends IllegalArgumentException {

    /** The length of a message, which may quote a file of megabytes. */
    private static final int MAX_MESSAGE = 1200;

    private static final int END_LENGTH = 300;

    /** A longer list of names would hide the guess before it. */
    private static final int MAX_NAMES_AFTER_GUESS = 20;

    public BadInput(String message) {
        super(shortened(message));
    }

    /** Cuts out the middle of a long message: the problem is at its beginning, the correct form at its end. */
    private static String shortened(String message) {
        int length = message.length();
        return length <= MAX_MESSAGE
                ? message
                : message.substring(0, MAX_MESSAGE - END_LENGTH) + " … " + message.substring(length - END_LENGTH);
    }

    /**
     * Returns an error for a name that is not one of {@code known}, with the most similar known name. The known names
     * follow, unless there is a guess and they are many.
     */
    public static BadInput unknown(String what, String given, List<String> known) {
        String suggestion = Names.suggestion(given, known);
        String message = "Unknown " + what + " '" + given + "'." + suggestion;
        if (suggestion.isEmpty() || known.size() <= MAX_NAMES_AFTER_GUESS) {
            message += " Available: " + String.join(", ", known) + ".";
        }
        return new BadInput(message);
    }
}
