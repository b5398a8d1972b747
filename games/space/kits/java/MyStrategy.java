package spaceexplorers.strategies;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import spaceexplorers.publicapi.IEdge;
import spaceexplorers.publicapi.IEvent;
import spaceexplorers.publicapi.IPlanet;
import spaceexplorers.publicapi.IPlanetOperations;
import spaceexplorers.publicapi.IStrategy;
import spaceexplorers.publicapi.IVisiblePlanet;
import spaceexplorers.publicapi.Owner;

/** A first strategy: an explorer to each empty neighbour, and from half-full planets help to the weakest. */
public class MyStrategy implements IStrategy {

    /** Which of the two counts of people is ours. The game does not say; an own planet shows it. */
    private Boolean first;

    @Override
    public void takeTurn(List<IPlanet> planets, IPlanetOperations operations, Queue<IEvent> events) {
        Map<Integer, IVisiblePlanet> seen = new TreeMap<>();
        for (IPlanet planet : planets) {
            if (planet instanceof IVisiblePlanet visible) {
                seen.put(planet.getId(), visible);
            }
        }
        findOutWhoWeAre(seen);
        Set<Integer> explored = new HashSet<>();
        for (IVisiblePlanet planet : seen.values()) {
            if (planet.getOwner() != Owner.SELF) {
                continue;
            }
            long spare = ours(planet) - 1;
            List<IVisiblePlanet> neighbours = neighbours(planet, seen);
            for (IVisiblePlanet other : neighbours) {
                boolean open = other.getTotalPopulation() == 0 && !awaitsOurs(other)
                        && !explored.contains(other.getId());
                if (open && spare > 0) {
                    events.add(operations.transferPeople(planet, other, 1));
                    explored.add(other.getId());
                    spare--;
                }
            }
            if (ours(planet) * 2 <= planet.getSize()) {
                continue; // It grows first.
            }
            IVisiblePlanet target = weakest(neighbours);
            if (target != null && spare / 2 > 0) {
                events.add(operations.transferPeople(planet, target, spare / 2));
            }
        }
    }

    private void findOutWhoWeAre(Map<Integer, IVisiblePlanet> seen) {
        for (IVisiblePlanet planet : seen.values()) {
            boolean alone = planet.getP1Population() == 0 || planet.getP2Population() == 0;
            if (first == null && planet.getOwner() == Owner.SELF && alone) {
                first = planet.getP1Population() > 0;
            }
        }
    }

    private long ours(IVisiblePlanet planet) {
        return first ? planet.getP1Population() : planet.getP2Population();
    }

    private long theirs(IVisiblePlanet planet) {
        return first ? planet.getP2Population() : planet.getP1Population();
    }

    private List<IVisiblePlanet> neighbours(IVisiblePlanet planet, Map<Integer, IVisiblePlanet> seen) {
        List<IVisiblePlanet> neighbours = new ArrayList<>();
        for (IEdge edge : planet.getEdges()) {
            if (edge.getDestinationPlanetId() != planet.getId()) {
                neighbours.add(seen.get(edge.getDestinationPlanetId()));
            }
        }
        neighbours.sort(Comparator.comparingInt(IPlanet::getId));
        return neighbours;
    }

    private boolean awaitsOurs(IVisiblePlanet planet) {
        return planet.getIncomingShuttles().stream().anyMatch(shuttle -> shuttle.getOwner() == Owner.SELF);
    }

    /** Returns the neighbour with the fewest enemies, or without enemies the own one with the fewest. */
    private IVisiblePlanet weakest(List<IVisiblePlanet> neighbours) {
        return neighbours.stream()
                .filter(other -> other.getTotalPopulation() > 0 && other.getOwner() != Owner.SELF)
                .min(Comparator.comparingLong(this::theirs))
                .orElse(neighbours.stream()
                        .filter(other -> other.getOwner() == Owner.SELF)
                        .min(Comparator.comparingLong(this::ours))
                        .orElse(null));
    }

    @Override
    public String getName() {
        return "MyStrategy";
    }

    @Override
    public boolean compete() {
        return true;
    }
}
