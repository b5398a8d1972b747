package regatta.spacejars;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import regatta.space.SpacePosition;
import spaceexplorers.publicapi.IEdge;
import spaceexplorers.publicapi.IShuttle;
import spaceexplorers.publicapi.IVisiblePlanet;
import spaceexplorers.publicapi.Owner;

/** A visible planet, as it was when the turn began. */
final class VisiblePlanet implements IVisiblePlanet {

    private final int id;
    private final Edges edges;
    private final int habitability;
    private final long size;
    private final Owner owner;
    private final boolean homeworld;
    private final long total;
    private final long first;
    private final long second;
    private final List<IShuttle> shuttles;
    private @Nullable Set<IEdge> ownEdges;

    /** Copies what {@code seat} sees of a planet. */
    VisiblePlanet(SpacePosition view, int planet, Edges edges, int seat) {
        id = view.board.id(planet);
        this.edges = edges;
        habitability = view.habitability[planet];
        size = view.size[planet];
        owner = Shuttle.owner(view.owner[planet], seat);
        homeworld = view.home[planet];
        total = view.total[planet];
        first = view.people[0][planet];
        second = view.people[1][planet];
        shuttles = new ArrayList<>();
        for (int shuttle = 0; shuttle < view.shuttleCount; shuttle++) {
            if (view.shuttleDestination[shuttle] == planet) {
                shuttles.add(new Shuttle(view, shuttle, seat));
            }
        }
    }

    @Override
    public int getId() {
        return id;
    }

    /**
     * Returns the same set each time, as the original does: what a strategy removes from it stays removed in this turn.
     */
    @Override
    public Set<IEdge> getEdges() {
        if (ownEdges == null) {
            ownEdges = edges.visible();
        }
        return ownEdges;
    }

    @Override
    public int getHabitability() {
        return habitability;
    }

    @Override
    public long getSize() {
        return size;
    }

    @Override
    public long getTotalPopulation() {
        return total;
    }

    @Override
    public long getP1Population() {
        return first;
    }

    @Override
    public long getP2Population() {
        return second;
    }

    @Override
    public Owner getOwner() {
        return owner;
    }

    @Override
    public boolean isHomeworld() {
        return homeworld;
    }

    @Override
    public List<IShuttle> getIncomingShuttles() {
        return new ArrayList<>(shuttles);
    }
}
