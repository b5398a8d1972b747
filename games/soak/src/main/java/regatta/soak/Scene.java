package regatta.soak;

import org.jspecify.annotations.Nullable;

/**
 * The constant part of a match: league, map and agents. A value, shared by all positions.
 *
 * @param territory null in leagues without territory
 */
record Scene(
        SoakLeague league,
        Terrain terrain,
        Roster roster,
        @Nullable Territory territory) {

    Scene(SoakLeague league, Terrain terrain, Roster roster) {
        this(league, terrain, roster, league.territory ? new Territory(terrain) : null);
    }
}
