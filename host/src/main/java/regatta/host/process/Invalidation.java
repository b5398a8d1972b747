package regatta.host.process;

import regatta.core.BadInput;

/**
 * Why a match proves nothing about its bots: the machine, and not a bot, decided whether an answer was in time.
 *
 * @param millis how long the arena stood still, or how long the bot waited for a processor
 */
public record Invalidation(Kind kind, int seat, int turn, long millis) {

    /** What the machine did. */
    public enum Kind {
        /** An answer counted only because time in which the arena stood still was taken off. */
        STALL_FORGIVEN,
        /** The arena stood still for longer than a match forgives, and the answer was late. */
        STALL_TOO_LONG,
        /** The answer was late because the bot was not given a processor. */
        STARVED
    }

    /** Returns the form in which it is stored. */
    public String code() {
        return kind + " " + seat + " " + turn + " " + millis;
    }

    /**
     * Reads the form in which it is stored.
     *
     * @throws BadInput if it is something else
     */
    public static Invalidation parse(String code) {
        String[] words = code.split(" ", -1);
        try {
            return new Invalidation(
                    Kind.valueOf(words[0]),
                    Integer.parseInt(words[1]),
                    Integer.parseInt(words[2]),
                    Long.parseLong(words[3]));
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new BadInput("'" + code + "' is not the reason why a match proves nothing.");
        }
    }

    /** Describes it for people, as a clause. */
    @Override
    public String toString() {
        String when = "seat " + seat + ": in turn " + turn + " ";
        return switch (kind) {
            case STALL_FORGIVEN ->
                when + "an answer counted only because the arena had stood still for " + millis + " ms";
            case STALL_TOO_LONG -> when + "the arena stood still for longer than a match forgives";
            case STARVED -> when + "the machine was too busy: the bot waited " + millis + " ms for a processor";
        };
    }
}
