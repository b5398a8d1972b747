package regatta.space.bots.settler;

import regatta.space.SpacePosition;
import regatta.space.SpaceRules;

/**
 * What becomes of a planet if nobody sends anybody but those who are known to come, exactly as the rules have it, up to a
 * horizon and never past the end of the match. A table: one owner, one thread.
 */
final class Forecast {

    private final Chart chart;
    private final int seat;
    private final Settings settings;
    private final SpacePosition scratch;

    /** How many ticks of single planets were played since {@link #spent} was asked. */
    private int ticksPlayed;

    Forecast(Chart chart, int seat, Settings settings) {
        this.chart = chart;
        this.seat = seat;
        this.settings = settings;
        scratch = chart.planets.copy();
    }

    /** Returns how many ticks ahead it looks. */
    int horizon() {
        return Math.min(settings.horizon, chart.ticksLeft());
    }

    /** Returns how many turns' worth of ticks were played since this was last asked. */
    int spent() {
        int turns = ticksPlayed / chart.planets.owner.length;
        ticksPlayed -= turns * chart.planets.owner.length;
        return turns;
    }

    /** Returns the worth of a planet as things are. */
    double worth(int planet) {
        return worth(planet, 0, 0, 0);
    }

    /** Returns the worth of a planet if some leave it now. */
    double worthWithout(int planet, long leaving) {
        return worth(planet, leaving, 0, 0);
    }

    /** Returns the worth of a planet if some land on it in so many ticks. */
    double worthWith(int planet, long landing, int ticks) {
        return worth(planet, 0, landing, ticks);
    }

    /** The lead there at the horizon, and the mean lead on the way to it. */
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

    /** Looks at a planet as it will be when a shuttle lands there, for {@link #room} and {@link #toFlip}. */
    void arriveAt(int planet, int ticks) {
        scratch.copyPlanet(chart.planets, planet);
        for (int ahead = 1; ahead < ticks; ahead++) {
            pass(planet, ahead, 0);
        }
    }

    /** Returns how many people of the bot find room on the planet that was looked at. */
    long room(int planet) {
        long there = scratch.owner[planet] == 1 - seat ? scratch.people[1 - seat][planet] : scratch.total[planet];
        return scratch.size[planet] - there;
    }

    /** Returns how many people it takes to have the majority on the planet that was looked at. */
    long toFlip(int planet) {
        return -(long) lead(planet) + 1;
    }
}
