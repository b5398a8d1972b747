package regatta.space.bots.frontier;

import regatta.space.SpacePosition;

/** The value of each visible planet to the bot: who lives there, with which lead, and what it is worth. */
final class Appraisal {

    /** Who lives on a planet; {@link #HIDDEN} if it is out of sight. */
    enum Kind {
        HIDDEN,
        EMPTY,
        MINE,
        THEIRS,
        SHARED
    }

    private final FrontierParameters settings;
    final Kind[] kind;

    /** The number of own people minus those of the enemy. */
    final long[] lead;

    /** Habitability, weighted so that empty planets come before the enemy's, and those before own ones. */
    final double[] value;

    Appraisal(int planets, FrontierParameters settings) {
        this.settings = settings;
        kind = new Kind[planets];
        lead = new long[planets];
        value = new double[planets];
    }

    void appraise(SpacePosition view, int player) {
        for (int planet = 0; planet < kind.length; planet++) {
            long mine = view.people[player][planet];
            long theirs = view.people[1 - player][planet];
            lead[planet] = mine - theirs;
            kind[planet] = view.seen[planet] ? kind(mine > 0, theirs > 0) : Kind.HIDDEN;
            value[planet] = value(kind[planet], view.habitability[planet]);
        }
    }

    private static Kind kind(boolean mine, boolean theirs) {
        return mine ? theirs ? Kind.SHARED : Kind.MINE : theirs ? Kind.THEIRS : Kind.EMPTY;
    }

    private double value(Kind of, int habitability) {
        return switch (of) {
            case EMPTY -> habitability * settings.emptyFactor;
            case MINE -> habitability / settings.ownDivisor;
            default -> habitability;
        };
    }

    /** A planet with more own people than enemies can give people. */
    boolean donor(int planet) {
        return lead[planet] > 0;
    }

    /** A planet held by the bot alone, or shared and safe. */
    boolean safe(int planet) {
        return kind[planet] == Kind.MINE || kind[planet] == Kind.SHARED && lead[planet] > settings.safeLead;
    }

    /** A planet with enemies on it that is not safe. */
    boolean contested(int planet) {
        return kind[planet] == Kind.THEIRS || kind[planet] == Kind.SHARED && !safe(planet);
    }
}
