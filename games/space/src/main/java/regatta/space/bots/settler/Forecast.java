package regatta.space.bots.settler;

import regatta.space.SpacePosition;
import regatta.space.SpaceRules;

/**
 * Simulates a planet with all shuttles known to come, exactly by the rules, up to a horizon and never past the end of
 * the match. Mutable, for one thread.
 */
final class Forecast {

    private final Chart chart;
    private final int seat;
    private final SettlerParameters settings;
    private final SpacePosition scratch;

    /** The number of ticks of single planets that were simulated since {@link #spent} was called. */
    private int ticksPlayed;

    Forecast(Chart chart, int seat, SettlerParameters settings) {
        this.chart = chart;
        this.seat = seat;
        this.settings = settings;
        scratch = chart.planets.copy();
    }

    /** Returns the horizon in ticks. */
    int horizon() {
        return Math.min(settings.horizon, chart.ticksLeft());
    }

    /** Returns how many turns' worth of ticks were simulated since the last call. */
    int spent() {
        int turns = ticksPlayed / chart.planets.owner.length;
        ticksPlayed -= turns * chart.planets.owner.length;
        return turns;
    }

    /** Returns the value of a planet without further orders. */
    double worth(int planet) {
        return worth(planet, 0, 0, 0);
    }

    /** Returns the value of a planet if some people leave it now. */
    double worthWithout(int planet, long leaving) {
        return worth(planet, leaving, 0, 0);
    }

    /** Returns the value of a planet if some people land on it after a number of ticks. */
    double worthWith(int planet, long landing, int ticks) {
        return worth(planet, 0, landing, ticks);
    }

    /** The lead at the horizon, and the mean lead until then. */
    private double worth(int planet, long leaving, long landing, int ticks) {
        scratch.copyPlanet(chart.planets, planet);
        if (leaving > 0) {
            SpaceRules.depart(scratch, seat, planet, leaving);
        }
        int horizon = horizon();
        double sum = 0;
        for (int ahead = 1; ahead <= horizon; ahead++) {
            pass(planet, ahead, ahead == ticks ? landing : 0);
            sum += lead(planet);
        }
        return lead(planet) + (horizon == 0 ? 0 : settings.mean * sum / horizon);
    }

    private void pass(int planet, int ahead, long more) {
        int tick = chart.now() + ahead;
        long first = chart.due(0, planet, tick) + (seat == 0 ? more : 0);
        long second = chart.due(1, planet, tick) + (seat == 1 ? more : 0);
        SpaceRules.pass(scratch, planet, first, second);
        ticksPlayed++;
    }

    private double lead(int planet) {
        return scratch.people[seat][planet] - scratch.people[1 - seat][planet];
    }

    /** Simulates a planet until a shuttle lands there, for {@link #room} and {@link #toFlip}. */
    void arriveAt(int planet, int ticks) {
        scratch.copyPlanet(chart.planets, planet);
        for (int ahead = 1; ahead < ticks; ahead++) {
            pass(planet, ahead, 0);
        }
    }

    /** Returns how many people of the bot find room on the planet simulated last. */
    long room(int planet) {
        long there = scratch.owner[planet] == 1 - seat ? scratch.people[1 - seat][planet] : scratch.total[planet];
        return scratch.size[planet] - there;
    }

    /** Returns how many people it takes to have the majority on the planet simulated last. */
    long toFlip(int planet) {
        return -(long) lead(planet) + 1;
    }
}
