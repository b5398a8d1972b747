package regatta.space.bots.settler;

import java.util.Arrays;
import regatta.space.Board;

/**
 * Brings to the front what full planets behind it would not grow: the surplus goes one lane further towards the nearest
 * planet that is contested, if it can still get there in time. A table: one owner, one thread.
 */
final class Pipeline {

    private static final int FAR = Integer.MAX_VALUE / 2;

    private final Chart chart;
    private final Board board;
    private final int seat;
    private final Settings settings;

    /** How long the way from each planet to the nearest contested one is. */
    private final int[] way;

    Pipeline(Chart chart, int seat, Settings settings) {
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

    /** Returns how many people can leave a planet and will be there again in a few ticks. */
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
        int least = way[planet];
        for (int lane = 0; lane < board.laneCount(planet); lane++) {
            int end = board.laneEnd(planet, lane);
            int rest = board.length(planet, end) + way[end];
            if (end != planet && rest <= least && (rest < least || nearest == Board.NONE)) {
                nearest = end;
                least = rest;
            }
        }
        return nearest;
    }

    /** Measures the ways of all planets, by relaxing them until nothing changes. */
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
