package regatta.halite.bots.hungarian;

import regatta.core.Bot;
import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.BuiltIn;
import regatta.core.ForwardModel;
import regatta.core.Orders;
import regatta.halite.HalitePosition;

/**
 * The champion: the stages of {@link HungarianBot} with no document to obey. It foresees what the others do as long as they
 * play as that does, and then a {@link Council} chooses its numbers by playing the match on in its mind.
 * docs/bots/admiral.md tells its ideas and what each is worth.
 */
public final class AdmiralBot implements Bot {

    public static final BuiltIn<HalitePosition> BUILT_IN = new BuiltIn<>(
            "admiral",
            "The champion: plays on in its mind in several ways, and takes the best.",
            AdmiralParameters.LIST,
            AdmiralBot::new);

    private final HalitePosition view;
    private final int seat;
    private final AdmiralParameters parameters;

    /** Its own, and what the others would think if they played as this one does. */
    private final Minds minds;

    private final Council council;
    private final Orders guesses;

    private AdmiralBot(ForwardModel<HalitePosition> model, HalitePosition view, int seat, BotSettings settings) {
        this.view = view;
        this.seat = seat;
        parameters = new AdmiralParameters(settings, view.seats());
        minds = new Minds(view, seat, parameters);
        council = new Council(model, view, seat, minds, parameters);
        guesses = new Orders(view.seats());
    }

    @Override
    public void play(Orders orders, Budget budget) {
        if (view.turn == 0) {
            return;
        }
        boolean believed = minds.truth() >= parameters.trust;
        minds.of(seat).adopt(believed ? council.advise(budget) : council.rest());
        if (parameters.foresees()) {
            guesses.clear();
            minds.foresee(guesses);
        }
        minds.play(seat, orders);
    }
}
