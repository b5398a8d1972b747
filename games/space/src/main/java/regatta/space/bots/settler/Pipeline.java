package regatta.space.bots.settler;

import java.util.Arrays;
import regatta.space.Board;

/**
 * Moves the surplus of full planets behind the front one lane nearer to the nearest contested planet, if it can still
 * get there in time. Mutable, for one thread.
 */
final class Pipeline {

    private static final int FAR = Integer.MAX_VALUE / 2;

    private final Chart chart;
    private final Board board;
    private final int seat;
    private final SettlerParameters settings;

    /** The distance from each planet to the nearest contested one. */
    private final int[] way;

    Pipeline(Chart chart, int seat, SettlerParameters settings) {
        this.chart = chart;
        this.seat = seat;
        this.settings = settings;
        board = chart.planets.board;
        way = new int[board.count()];
    }

    void feed(Dispatch dispatch) {
        measure();
        for (int planet = 0; planet < way.length; planet++) {
            if (way[planet] > 0 && way[planet] < chart.ticksLeft()) {
                feed(planet, dispatch);
            }
        }
    }

    private void feed(int planet, Dispatch dispatch) {
        long surplus = surplus(planet);
        int next = next(planet);
        if (surplus > 0 && next != Board.NONE) {
            dispatch.send(planet, next, surplus);
        }
    }

    /** Returns how many people can leave a planet and will have regrown in a few ticks. */
    private long surplus(int planet) {
        long size = chart.planets.size[planet];
        double grown = 1;
        for (int tick = 0; tick < settings.regrowth; tick++) {
            grown *= 1 + chart.planets.habitability[planet] / 100.0;
        }
        long kept = (long) Math.ceil(size / grown);
        return Math.min(chart.sendable(planet), chart.planets.total[planet] - kept);
    }

    private int next(int planet) {
        int nearest = Board.NONE;
        int min = way[planet];
        for (int lane = 0; lane < board.laneCount(planet); lane++) {
            int end = board.laneEnd(planet, lane);
            int rest = board.length(planet, end) + way[end];
            if (end != planet && rest <= min && (rest < min || nearest == Board.NONE)) {
                nearest = end;
                min = rest;
            }
        }
        return nearest;
    }

    /** Computes all distances by relaxing them until nothing changes. */
    private void measure() {
        Arrays.fill(way, FAR);
        for (int planet = 0; planet < way.length; planet++) {
            if (contested(planet)) {
                way[planet] = 0;
            }
        }
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int planet = 0; planet < way.length; planet++) {
                for (int lane = 0; lane < board.laneCount(planet); lane++) {
                    int end = board.laneEnd(planet, lane);
                    if (chart.planets.owner[end] == seat || way[end] == 0) {
                        int over = way[end] + board.length(planet, end);
                        if (over < way[planet]) {
                            way[planet] = over;
                            changed = true;
                        }
                    }
                }
            }
        }
    }

    private boolean contested(int planet) {
        return chart.known[planet] && (chart.theirs(planet) > 0 || chart.planets.owner[planet] != seat);
    }
}
