package regatta.spacejars;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import spaceexplorers.publicapi.IEdge;
import spaceexplorers.publicapi.IShuttle;
import spaceexplorers.publicapi.IVisiblePlanet;
import spaceexplorers.publicapi.Owner;

/** A planet in sight, as it was when the turn began. */
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

    /** Reads the rest of a planet's line, behind its id. */
    VisiblePlanet(int id, Edges edges, Numbers line, int player) {
        this.id = id;
        this.edges = edges;
        habitability = line.nextInt();
        size = line.nextLong();
        owner = Shuttle.owner(line.nextInt(), player);
        homeworld = line.nextInt() == 1;
        total = line.nextLong();
        first = line.nextLong();
        second = line.nextLong();
        int count = line.nextInt();
        shuttles = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            shuttles.add(new Shuttle(id, line, player));
        }
    }

    @Override
    public int getId() {
        return id;
    }

    /** Returns the same set each time, as the original does: what a strategy takes out of it stays out this turn. */
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
