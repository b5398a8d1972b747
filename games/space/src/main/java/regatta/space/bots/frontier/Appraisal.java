package regatta.space.bots.frontier;

import regatta.space.SpacePosition;

/** What each planet in sight is to the bot: whose people live there, with which lead, and what it is worth. */
final class Appraisal {

    /** Who lives on a planet. What is out of sight is {@link #HIDDEN}. */
    enum Kind {
        HIDDEN,
        EMPTY,
        MINE,
        THEIRS,
        SHARED
    }

    private final Settings settings;
    final Kind[] kind;

    /** How many people more than the enemy the bot has there. */
    final long[] lead;

    /** Habitability, weighed so that the unoccupied comes before the enemy's, and that before the own. */
    final double[] value;

    Appraisal(int planets, Settings settings) {
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

    /** A planet with more own people than enemies has people to spare. */
    boolean donor(int planet) {
        return lead[planet] > 0;
    }

    /** A planet held by the bot alone, or shared and safe. */
    boolean safe(int planet) {
        return kind[planet] == Kind.MINE || kind[planet] == Kind.SHARED && lead[planet] > settings.safeLead;
    }

    /** A planet with enemies on it that is not safe: people are poured into it. */
    boolean contested(int planet) {
        return kind[planet] == Kind.THEIRS || kind[planet] == Kind.SHARED && !safe(planet);
    }
}
