package regatta.halite.bots.hungarian;

import regatta.core.BuiltIn;
import regatta.halite.HalitePosition;
import regatta.halite.bots.Figures;

/**
 * The champion: the stages of {@link HungarianBot} with no document to obey, so that all numbers are free and ideas may be
 * added. docs/bots/admiral.md tells them and what each is worth.
 */
public final class AdmiralBot {

    public static final BuiltIn<HalitePosition> BUILT_IN = new BuiltIn<>(
            "admiral",
            "The champion: scores moves as hungarian does, with numbers of its own and ideas that no document has.",
            AdmiralParameters.LIST,
            (rules, view, seat, settings) ->
                    new HungarianBot(view, Figures.of(rules), seat, new AdmiralParameters(settings, view.seats())));

    private AdmiralBot() {}
}
