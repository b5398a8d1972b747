package regatta.spacejars;

import java.util.ArrayList;
import java.util.List;
import regatta.space.Board;
import regatta.space.SpacePosition;
import regatta.space.Visibility;
import spaceexplorers.publicapi.IPlanet;

/** Makes the objects that a strategy sees from a view, for strategies in process and in a process of their own. */
final class Onlooker {

    private final SpacePosition view;
    private final int seat;
    private final Visibility sight;
    private final Edges[] edges;

    Onlooker(SpacePosition view, int seat) {
        this.view = view;
        this.seat = seat;
        sight = new Visibility(view.board);
        edges = new Edges[view.board.count()];
        for (int planet = 0; planet < edges.length; planet++) {
            edges[planet] = edges(view.board, planet);
        }
    }

    private static Edges edges(Board board, int planet) {
        int[] destinations = new int[board.laneCount(planet)];
        int[] lengths = new int[destinations.length];
        for (int lane = 0; lane < lengths.length; lane++) {
            int end = board.laneEnd(planet, lane);
            destinations[lane] = board.id(end);
            lengths[lane] = board.length(planet, end);
        }
        return new Edges(board.id(planet), destinations, lengths);
    }

    /** Returns the planets in new objects: first the visible ones, then all others. */
    List<IPlanet> look() {
        sight.look(view, seat);
        List<IPlanet> planets = new ArrayList<>(edges.length);
        for (int place = 0; place < edges.length; place++) {
            int planet = sight.planet(place);
            planets.add(
                    place < sight.visible()
                            ? new VisiblePlanet(view, planet, edges[planet], seat)
                            : new HiddenPlanet(view.board.id(planet), edges[planet]));
        }
        return planets;
    }
}
