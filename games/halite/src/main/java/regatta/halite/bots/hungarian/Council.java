package regatta.halite.bots.hungarian;

import java.util.List;
import java.util.stream.Stream;
import regatta.core.Budget;
import regatta.core.Rules;
import regatta.halite.HalitePosition;
import regatta.halite.bots.hungarian.Doctrine.Question;

/**
 * Chooses with which numbers to play on, by playing them out: it takes one question of the {@link Doctrine} after the other
 * and sees what becomes of each answer. That takes more than one turn may, so it keeps the position it began with and goes on
 * in the next.
 */
final class Council {

    /** What is played out is paid for by the cells that a fleet looks at; this many are a turn of one fleet on the smallest map. */
    private static final int CELLS = 32 * 32;

    /** What a turn with bots costs in turns without. */
    private static final int TURNS = 8;

    private final HalitePosition view;
    private final Minds minds;
    private final Doctrine doctrine;
    private final AdmiralParameters parameters;
    private final Foresight foresight;

    // The position that is discussed, and what was remembered then.
    private final HalitePosition start;
    private final Minds mindsThen;

    private final List<Question> agenda;

    /** The answer to each question that is followed now. */
    private final int[] plan = new int[Question.values().length];

    private boolean sitting;
    private int item;
    private int answer;
    private int bestAnswer;
    private double best;
    private double credit;

    Council(
            Rules<HalitePosition> rules,
            HalitePosition view,
            int seat,
            Minds minds,
            Doctrine doctrine,
            AdmiralParameters parameters) {
        this.view = view;
        this.minds = minds;
        this.doctrine = doctrine;
        this.parameters = parameters;
        foresight = new Foresight(rules, view, seat, parameters);
        start = view.copy();
        mindsThen = new Minds(rules, start, seat, parameters);
        agenda = Stream.of(Question.values()).filter(parameters::asks).toList();
    }

    /** Returns the numbers to play with, after as much thought as it may give to a turn. */
    HungarianParameters advise(Budget budget) {
        double price = (double) view.seats() * view.torus.cells / CELLS;
        credit += agenda.isEmpty() ? 0 : parameters.foresight;
        for (; credit >= price && budget.spend(TURNS); credit -= price) {
            if (!sitting) {
                open();
            }
            foresight.advance();
            if (foresight.reached(parameters.horizon)) {
                weigh();
            }
        }
        return doctrine.numbers(plan);
    }

    private void open() {
        start.copyFrom(view);
        mindsThen.recall(minds);
        sitting = true;
        best = Double.NEGATIVE_INFINITY;
        answer = 0;
        playOut();
    }

    private void playOut() {
        int[] other = plan.clone();
        other[agenda.get(item).ordinal()] = answer;
        foresight.begin(start, mindsThen, doctrine.numbers(other));
    }

    /** Weighs the answer that was played out, and goes on to the next one or to the next question. */
    private void weigh() {
        Question question = agenda.get(item);
        double worth = foresight.lead() + (answer == plan[question.ordinal()] ? parameters.habit : 0);
        if (worth > best) {
            best = worth;
            bestAnswer = answer;
        }
        answer++;
        if (answer < question.answers()) {
            playOut();
            return;
        }
        plan[question.ordinal()] = bestAnswer;
        item = (item + 1) % agenda.size();
        sitting = false;
    }
}
