package regatta.space.bots.settler;

import regatta.core.Budget;
import regatta.space.Board;

/**
 * Gives the orders with the largest gain, one by one, until no order gains enough. The gain of an order is the change
 * in value of the planet it leaves and of the planet it reaches. Mutable, for one thread.
 */
final class Planner {

    private static final int MAX_ORDERS = 60;

    private final Chart chart;
    private final Board board;
    private final Forecast forecast;
    private final SettlerParameters settings;

    /** The value of each planet without further orders. */
    private final double[] worth;

    /** By source, then by lane: the best number of people to send there, and its gain. */
    private final long[][] best;

    private final double[][] gain;

    private final long[] amounts = new long[16];
    private int amountCount;

    Planner(Chart chart, Forecast forecast, SettlerParameters settings) {
        this.chart = chart;
        this.forecast = forecast;
        this.settings = settings;
        board = chart.planets.board;
        worth = new double[board.count()];
        best = new long[board.count()][];
        gain = new double[board.count()][];
        for (int planet = 0; planet < board.count(); planet++) {
            best[planet] = new long[board.laneCount(planet)];
            gain[planet] = new double[board.laneCount(planet)];
        }
    }

    void plan(Dispatch dispatch, Budget budget) {
        for (int planet = 0; planet < worth.length; planet++) {
            worth[planet] = forecast.worth(planet);
        }
        for (int source = 0; source < worth.length; source++) {
            weighLanes(source);
        }
        for (int orders = 0; orders < MAX_ORDERS && giveBest(dispatch); orders++) {
            if (!budget.spend(forecast.spent())) {
                return;
            }
        }
    }

    /** Gives the order with the largest gain; returns whether there was one. */
    private boolean giveBest(Dispatch dispatch) {
        double max = 0;
        int from = Board.NONE;
        int along = 0;
        for (int source = 0; source < gain.length; source++) {
            for (int lane = 0; lane < gain[source].length; lane++) {
                if (gain[source][lane] > max) {
                    max = gain[source][lane];
                    from = source;
                    along = lane;
                }
            }
        }
        if (from == Board.NONE) {
            return false;
        }
        int to = board.laneEnd(from, along);
        dispatch.send(from, to, best[from][along]);
        changed(from);
        changed(to);
        return true;
    }

    /** Updates everything that depends on a planet. */
    private void changed(int planet) {
        worth[planet] = forecast.worth(planet);
        weighLanes(planet);
        for (int lane = 0; lane < board.laneCount(planet); lane++) {
            int source = board.laneEnd(planet, lane);
            for (int back = 0; back < board.laneCount(source); back++) {
                if (board.laneEnd(source, back) == planet) {
                    weigh(source, back);
                }
            }
        }
    }

    private void weighLanes(int source) {
        for (int lane = 0; lane < gain[source].length; lane++) {
            weigh(source, lane);
        }
    }

    /** Finds out how many people to send along a lane. */
    private void weigh(int source, int lane) {
        int destination = board.laneEnd(source, lane);
        int ticks = board.length(source, destination);
        gain[source][lane] = 0;
        if (chart.sendable(source) <= 0
                || destination == source
                || !chart.known[destination]
                || ticks > forecast.horizon()) {
            return;
        }
        propose(source, destination, ticks);
        double bonus = frontier(destination);
        for (int i = 0; i < amountCount; i++) {
            long people = amounts[i];
            double change = forecast.worthWithout(source, people)
                    - worth[source]
                    + forecast.worthWith(destination, people, ticks)
                    - worth[destination]
                    + bonus
                    - settings.price * people;
            double rate = change <= settings.min ? 0 : thrifty(change, people);
            if (rate > gain[source][lane]) {
                gain[source][lane] = rate;
                best[source][lane] = people;
            }
        }
    }

    /** Returns the preference for an order: few people can be spared more often than many. */
    private double thrifty(double change, long people) {
        return change * (1 - settings.thrift + settings.thrift / Math.sqrt((double) people));
    }

    private void propose(int source, int destination, int ticks) {
        long people = chart.sendable(source);
        amountCount = 0;
        for (long few = 1; few <= 4; few *= 2) {
            propose(few, people);
        }
        for (int eighths = 1; eighths <= 4; eighths *= 2) {
            propose(people * eighths / 8, people);
        }
        propose(people * 3 / 4, people);
        propose(people - 1, people);
        propose(people, people);
        propose(chart.planets.total[source] - chart.planets.size[source], people);
        forecast.arriveAt(destination, ticks);
        propose(forecast.room(destination), people);
        propose(forecast.toFlip(destination), people);
    }

    private void propose(long amount, long max) {
        if (amount > 0 && amount <= max && !proposed(amount)) {
            amounts[amountCount++] = amount;
        }
    }

    private boolean proposed(long amount) {
        for (int i = 0; i < amountCount; i++) {
            if (amounts[i] == amount) {
                return true;
            }
        }
        return false;
    }

    /** Returns the value of reaching a planet where the bot is not yet, because of what lies behind it. */
    private double frontier(int planet) {
        if (chart.mine(planet) > 0 || chart.coming(planet) > 0) {
            return 0;
        }
        int open = 0;
        for (int lane = 0; lane < board.laneCount(planet); lane++) {
            int next = board.laneEnd(planet, lane);
            if (!chart.known[next] || chart.mine(next) == 0) {
                open++;
            }
        }
        return settings.explore * open * chart.ticksLeft() / 100;
    }
}
