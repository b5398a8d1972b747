package regatta.halite.bots.hungarian;

import java.util.ArrayList;
import java.util.List;
import regatta.core.Budget;
import regatta.core.ForwardModel;
import regatta.halite.HalitePosition;

/**
 * Chooses how deep to mine, by playing each choice out. That takes longer than a turn, so it plays on as before, in its mind,
 * until the turn in which it will know, and lets the choices part from there: if all play as was thought, what it chooses is
 * what will happen, with every fight in it.
 */
final class Council {

    /** What is played out is paid for by the cells a fleet looks at; this many are a turn of one fleet on the smallest map. */
    private static final int CELLS = 32 * 32;

    /** What a turn with bots costs in turns without. */
    private static final int TURNS = 8;

    private enum Stage {
        IDLE,
        COMING_TO_THE_PARTING,
        PLAYING_OUT,
        DECIDED
    }

    private final HalitePosition view;
    private final Minds minds;
    private final AdmiralParameters parameters;
    private final Foresight foresight;

    /** The numbers to choose from; the first are the usual ones. */
    private final List<AdmiralParameters> choices = new ArrayList<>();

    /** How many turns it can play out in each turn of the match. */
    private final double pace;

    // Where the choices part, and what all will remember there.
    private final HalitePosition parting;
    private final Minds mindsThen;
    private int partingTurn;

    private Stage stage = Stage.IDLE;
    private double credit;
    private int current;
    private int tried;
    private int best;
    private double bestLead;

    Council(
            ForwardModel<HalitePosition> model,
            HalitePosition view,
            int seat,
            Minds minds,
            AdmiralParameters parameters) {
        this.view = view;
        this.minds = minds;
        this.parameters = parameters;
        choices.add(parameters);
        choices.add(parameters.deeper(1 / parameters.depthStep));
        choices.add(parameters.deeper(parameters.depthStep));
        foresight = new Foresight(model, view, seat, parameters);
        pace = (double) parameters.foresight * CELLS / (view.seats() * view.torus.cells);
        parting = view.copy();
        mindsThen = new Minds(parting, seat, parameters);
    }

    /** Returns the numbers to play with, after as much thought as it may give to a turn. */
    AdmiralParameters advise(Budget budget) {
        if (stage == Stage.DECIDED && view.turn >= partingTurn) {
            current = best;
            stage = Stage.IDLE;
        }
        if (stage == Stage.IDLE && pace > 1) {
            open();
        }
        credit += pace;
        while (thinking() && credit >= 1 && budget.spend(TURNS)) {
            think();
            credit--;
        }
        credit = Math.min(credit, 1);
        return choices.get(current);
    }

    /** Forgets what it chose and what it was thinking about, and returns the usual numbers. */
    AdmiralParameters rest() {
        stage = Stage.IDLE;
        current = 0;
        return choices.get(0);
    }

    private boolean thinking() {
        return stage == Stage.COMING_TO_THE_PARTING || stage == Stage.PLAYING_OUT;
    }

    /** Sits until all choices can have been played out. */
    private void open() {
        int needed = choices.size() * parameters.horizon;
        partingTurn = view.turn + (int) (needed / (pace - 1)) + 1;
        foresight.begin(view, minds, choices.get(current));
        stage = Stage.COMING_TO_THE_PARTING;
    }

    private void think() {
        foresight.advance();
        int until = stage == Stage.PLAYING_OUT ? partingTurn + parameters.horizon : partingTurn;
        if (!foresight.reached(until)) {
            return;
        }
        if (stage == Stage.PLAYING_OUT) {
            weigh();
        } else {
            foresight.keep(parting, mindsThen);
            bestLead = Double.NEGATIVE_INFINITY;
            tried = 0;
        }
        goOn();
    }

    /** Weighs the choice that was played out. */
    private void weigh() {
        double lead = foresight.lead() + (tried == current ? parameters.habit : 0);
        if (lead > bestLead) {
            bestLead = lead;
            best = tried;
        }
        tried++;
    }

    private void goOn() {
        if (tried == choices.size() || parting.over()) {
            stage = Stage.DECIDED;
            return;
        }
        foresight.begin(parting, mindsThen, choices.get(tried));
        stage = Stage.PLAYING_OUT;
    }

    /** Returns where the choices part that are played out now, or were the last. */
    HalitePosition parting() {
        return parting;
    }
}
