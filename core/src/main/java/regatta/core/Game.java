package regatta.core;

import java.util.List;

/** A game the arena can host. Implementations are found by {@link java.util.ServiceLoader}; nothing else names them. */
public interface Game {

    GameInfo info();

    /**
     * Opens the rulebook for one match.
     *
     * @throws BadInput if the scenario asks for something this game does not offer; the message says what it does offer
     */
    Rules<?> open(Scenario scenario);

    /**
     * Opens the rulebook as a version of this game had it, to play again what was recorded by it. Games that keep older
     * rules override this.
     *
     * @throws BadInput as {@link #open(Scenario)} does, or if this program does not have that version
     */
    default Rules<?> open(Scenario scenario, int rulesVersion) {
        if (rulesVersion != info().rulesVersion()) {
            throw new BadInput("The record was made by version " + rulesVersion + " of the rules of " + info().id()
                    + "; this program has version " + info().rulesVersion() + ".");
        }
        return open(scenario);
    }

    /**
     * Draws the board of turn 0 as text, for people and tools: in the game's own file format if it has one.
     *
     * @throws BadInput as {@link #open} does
     */
    String board(Scenario scenario);

    /** Paints a position of this game for its viewer. */
    void paint(Position<?> position, Picture picture);

    /** The bots that come with this game, the weakest first. */
    List<BuiltIn<?>> bots();

    /** Returns what lists the orders that a seat may give. */
    LegalOrders<?> legalOrders();

    /**
     * Reads the first message that a seat of some match is sent, and prepares to read the others.
     *
     * @param rules the rule set, or empty for the default: some games do not tell it in their messages
     * @throws BadInput if it is no such message
     */
    Mirror<?> mirror(String rules, TextIn in);
}
