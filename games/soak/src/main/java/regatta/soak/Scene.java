package regatta.soak;

import org.jspecify.annotations.Nullable;

/**
 * What never changes in a match: its league, its map and who plays on it. A value, shared by all its positions.
 *
 * @param territory null in leagues where ground does not count
 */
record Scene(
        League league,
        Terrain terrain,
        Roster roster,
        @Nullable Territory territory) {

    Scene(League league, Terrain terrain, Roster roster) {
        this(league, terrain, roster, league.territory ? new Territory(terrain) : null);
    }
}
