package regatta.league.table;

/**
 * A bot of a league.
 *
 * @param digest of what it is made of; equal digests are the same bot, whatever it was called
 * @param name what was typed when it was first seen
 * @param kind built-in, command, jar or recorded
 */
public record StoredBot(String digest, String name, String kind) {

    private static final int SHORT_DIGEST = 6;

    /** Returns a name that tells it from another bot of the same name. */
    public String longName() {
        return name + " @" + digest.substring(0, Math.min(SHORT_DIGEST, digest.length()));
    }
}
