package regatta.space;

/** How people settle on a planet that is nobody's: the point where the rule sets differ. */
interface Landing {

    /**
     * Lets people land.
     *
     * @param arrivals0 how many of seat 0 arrived
     * @param arrivals1 how many of seat 1 arrived
     */
    void onNeutral(SpacePosition position, int planet, long arrivals0, long arrivals1);
}
