package regatta.league.table;

/**
 * A bot of a league.
 *
 * @param digest a digest of the bot's program or parameters; bots with equal digests are the same, whatever their names
 * @param name the command-line argument when it was first used
 * @param kind built-in, command, jar or recorded
 */
public record StoredBot(String digest, String name, String kind) {

    private static final int SHORT_DIGEST = 6;

    /** Returns a name that distinguishes it from other bots of the same name. */
    public String longName() {
        return name + " @" + digest.substring(0, Math.min(SHORT_DIGEST, digest.length()));
    }
}
