package regatta.host.process;

import regatta.core.BadInput;

/**
 * The reason why a match does not count: the machine, not a bot, decided whether an answer was in time.
 *
 * @param millis how long the arena stalled, or how long the bot waited for a processor
 */
public record Invalidation(Cause kind, int seat, int turn, long millis) {

    public enum Cause {
        /** An answer was in time only because a stall of the arena was subtracted. */
        STALL_FORGIVEN,
        /** The arena stalled for longer than a match allows, and the answer was late. */
        STALL_TOO_LONG,
        /** The answer was late because the bot did not get a processor. */
        STARVED
    }

    public String code() {
        return kind + " " + seat + " " + turn + " " + millis;
    }

    /**
     * Parses the stored form.
     *
     * @throws BadInput if the text has another form
     */
    public static Invalidation parse(String code) {
        String[] words = code.split(" ", -1);
        try {
            return new Invalidation(
                    Cause.valueOf(words[0]),
                    Integer.parseInt(words[1]),
                    Integer.parseInt(words[2]),
                    Long.parseLong(words[3]));
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new BadInput("'" + code + "' is not an invalidation, such as STARVED 0 12 340.");
        }
    }

    @Override
    public String toString() {
        String when = "seat " + seat + ": in turn " + turn + " ";
        return switch (kind) {
            case STALL_FORGIVEN -> when + "an answer was in time only because the arena stalled for " + millis + " ms";
            case STALL_TOO_LONG -> when + "the arena stalled for longer than a match allows";
            case STARVED -> when + "the machine was too busy: the bot waited " + millis + " ms for a processor";
        };
    }
}
