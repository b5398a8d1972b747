package spaceexplorers.publicapi;

/** Whose something is, seen by the strategy that asks. */
public enum Owner {
    SELF,
    OPPONENT,
    NEUTRAL
}
