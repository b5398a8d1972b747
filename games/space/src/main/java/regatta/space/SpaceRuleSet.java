package regatta.space;

/**
 * What distinguishes one rule set from another: how people settle on a planet without an owner, and how a match ends.
 */
public abstract class SpaceRuleSet {

    SpaceRuleSet() {}

    /** Returns the rule set with the given id, in a version of the rules. */
    public static SpaceRuleSet of(String id, int rulesVersion) {
        return id.equals("fair") ? new FairRuleSet() : new ClassicRuleSet(rulesVersion <= 2);
    }

    /**
     * Settles people on a planet without an owner.
     *
     * @param arrivals0 the number of people of seat 0 who arrive
     * @param arrivals1 the number of people of seat 1 who arrive
     */
    abstract void settle(SpacePosition position, int planet, long arrivals0, long arrivals1);

    /** Returns whether a conquest in the last tick counts as a draw. */
    boolean drawsLastConquest() {
        return false;
    }
}
