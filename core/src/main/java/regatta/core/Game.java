package regatta.core;

import java.util.List;

/** A game that the arena can play. Implementations are found by {@link java.util.ServiceLoader}. */
public interface Game {

    GameInfo info();

    /**
     * Returns the rules of a match.
     *
     * @throws BadInput if the scenario is not valid for this game; the message has the valid values
     */
    Rules<?> open(Scenario scenario);

    /**
     * Returns the rules of a match in an earlier version of this game, to replay records. Games that keep old rules
     * override this method.
     *
     * @throws BadInput like {@link #open(Scenario)}, or if this program does not have that version
     */
    default Rules<?> open(Scenario scenario, int rulesVersion) {
        if (rulesVersion != info().rulesVersion()) {
            throw new BadInput("The record was made by version " + rulesVersion + " of the rules of " + info().id()
                    + "; this program has version " + info().rulesVersion() + ".");
        }
        return open(scenario);
    }

    /**
     * Returns the board of turn 0 as text, in the game's file format if it has one.
     *
     * @throws BadInput like {@link #open}
     */
    String board(Scenario scenario);

    void paint(Position<?> position, Picture picture);

    /** Returns the built-in bots, weakest first. */
    List<BuiltIn<?>> bots();

    LegalOrders<?> legalOrders();

    /**
     * Reads the first message to a seat and returns the mirror for the following ones.
     *
     * @param rules the rule set, or empty for the default; the messages of some games do not contain it
     * @throws BadInput if the input is not a first message
     */
    Mirror<?> mirror(String rules, TextIn in);
}
