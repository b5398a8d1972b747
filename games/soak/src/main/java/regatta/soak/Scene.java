package regatta.soak;

/** What never changes in a match: its league, its map and who plays on it. A value, shared by all its positions. */
record Scene(League league, Terrain terrain, Roster roster, Territory territory) {

    Scene(League league, Terrain terrain, Roster roster) {
        this(league, terrain, roster, new Territory(terrain));
    }
}
