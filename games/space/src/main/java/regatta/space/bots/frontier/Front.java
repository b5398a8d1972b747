package regatta.space.bots.frontier;

import java.util.Arrays;
import regatta.space.SpacePosition;
import regatta.space.bots.frontier.Appraisal.Kind;

/** Where people are needed, and how far each safe planet is from there. */
final class Front {

    /** No front can be reached through safe planets. */
    static final int FAR = Integer.MAX_VALUE;

    private final SpacePosition view;
    private final Lanes lanes;
    private final FrontierParameters settings;
    private final int[] need;
    private final boolean[] interior;
    private final int[] distance;

    Front(SpacePosition view, Lanes lanes, FrontierParameters settings) {
        int planets = view.board.count();
        this.view = view;
        this.lanes = lanes;
        this.settings = settings;
        need = new int[planets];
        interior = new boolean[planets];
        distance = new int[planets];
    }

    void survey(Appraisal appraisal) {
        for (int planet = 0; planet < need.length; planet++) {
            need[planet] = callsForHelp(appraisal, planet) ? 1 : 0;
            interior[planet] = true;
            for (int neighbour : lanes.of(planet)) {
                need[planet] += callsForHelp(appraisal, neighbour) ? 1 : 0;
                interior[planet] &= !appraisal.contested(neighbour);
            }
        }
        measure(appraisal);
    }

    /** A planet that is empty, the enemy's, or shared without a lead of a quarter of its size. */
    private boolean callsForHelp(Appraisal appraisal, int planet) {
        Kind kind = appraisal.kind[planet];
        boolean weak = appraisal.lead[planet] < view.size[planet] / settings.needShare;
        return kind == Kind.EMPTY || kind == Kind.THEIRS || kind == Kind.SHARED && weak;
    }

    /** Returns how many planets need people: {@code planet} itself and its neighbours. */
    int need(int planet) {
        return need[planet];
    }

    /** A planet without a contested neighbour: its people are of more use elsewhere. */
    boolean interior(int planet) {
        return interior[planet];
    }

    /** Returns how many ticks it takes from a safe planet to the nearest one in need, over safe planets only. */
    int distance(int planet) {
        return distance[planet];
    }

    /** Shortens distances until none can be shortened; boards are small. */
    private void measure(Appraisal appraisal) {
        Arrays.fill(distance, FAR);
        for (int planet = 0; planet < need.length; planet++) {
            distance[planet] = appraisal.safe(planet) && need[planet] > 0 ? 0 : FAR;
        }
        boolean shortened = true;
        while (shortened) {
            shortened = false;
            for (int planet = 0; planet < need.length; planet++) {
                shortened |= appraisal.safe(planet) && shorten(planet);
            }
        }
    }

    private boolean shorten(int planet) {
        int before = distance[planet];
        for (int neighbour : lanes.of(planet)) {
            int further = distance[neighbour];
            if (further != FAR) {
                int length = Math.max(1, view.board.length(planet, neighbour));
                distance[planet] = Math.min(distance[planet], further + length);
            }
        }
        return distance[planet] < before;
    }
}
