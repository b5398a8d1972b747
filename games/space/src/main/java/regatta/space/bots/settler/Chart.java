package regatta.space.bots.settler;

import java.util.Arrays;
import regatta.space.SpacePosition;
import regatta.space.SpaceRules;

/**
 * What the bot knows and remembers: visible planets as they are, planets seen earlier as they would be if no one had
 * sent people since, and its own shuttles, including those out of sight. Mutable, for one thread.
 */
final class Chart {

    /** Adding a tenth in each tick of a match to this fits into a number. */
    private static final long PLENTY = 1_000_000_000_000L;

    private final int seat;
    private final int lastTick;

    /** The planets; its shuttles are unused, see {@link #due}. */
    final SpacePosition planets;

    /** Whether a planet was ever seen. */
    final boolean[] known;

    /** The number of people that land, by seat, planet and tick. */
    private final long[][][] due;

    private int now;

    Chart(SpacePosition view, int seat) {
        this.seat = seat;
        lastTick = view.turnLimit();
        planets = view.copy();
        known = new boolean[planets.owner.length];
        due = new long[SpacePosition.SEATS][known.length][lastTick + 1];
    }

    /** Lets the time since the last turn pass and copies what is visible now. */
    void look(SpacePosition view) {
        for (; now < view.ticks; now++) {
            for (int planet = 0; planet < known.length; planet++) {
                if (known[planet] && !view.seen[planet]) {
                    SpaceRules.pass(planets, planet, due(0, planet, now + 1), due(1, planet, now + 1));
                }
            }
        }
        for (int planet = 0; planet < known.length; planet++) {
            if (view.seen[planet]) {
                known[planet] = true;
                planets.copyPlanet(view, planet);
                Arrays.fill(due[0][planet], 0);
                Arrays.fill(due[1][planet], 0);
            }
        }
        for (int shuttle = 0; shuttle < view.shuttleCount; shuttle++) {
            land(
                    view.shuttleSeat[shuttle],
                    view.shuttleDestination[shuttle],
                    view.shuttleTicks[shuttle],
                    view.shuttlePeople[shuttle]);
        }
    }

    private void land(int whose, int planet, int ticks, long people) {
        if (now + ticks <= lastTick) {
            due[whose][planet][now + ticks] += people;
        }
    }

    /** Adds people that the bot sends. */
    void send(int source, int destination, long people) {
        SpaceRules.depart(planets, seat, source, people);
        land(seat, destination, planets.board.length(source, destination), people);
    }

    /** Returns how many people of a seat land on a planet in a tick of the match. */
    long due(int whose, int planet, int tick) {
        return due[whose][planet][tick];
    }

    int now() {
        return now;
    }

    /** Returns the number of ticks left in which people grow and land. */
    int ticksLeft() {
        return lastTick - now;
    }

    /**
     * Returns how many people may leave a planet. In {@code classic}, people grow without end where their number and
     * the planet's total differ; such planets are not used long before the numbers overflow.
     */
    long sendable(int planet) {
        return mine(planet) > PLENTY ? 0 : mine(planet);
    }

    long mine(int planet) {
        return planets.people[seat][planet];
    }

    long theirs(int planet) {
        return planets.people[1 - seat][planet];
    }

    /** Returns how many people of the bot are on their way to a planet. */
    long coming(int planet) {
        long sum = 0;
        for (int tick = now + 1; tick <= lastTick; tick++) {
            sum += due[seat][planet][tick];
        }
        return sum;
    }
}
