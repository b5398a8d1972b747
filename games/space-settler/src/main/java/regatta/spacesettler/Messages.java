package regatta.spacesettler;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import spaceexplorers.publicapi.IEdge;
import spaceexplorers.publicapi.IPlanet;
import spaceexplorers.publicapi.IShuttle;
import spaceexplorers.publicapi.IVisiblePlanet;
import spaceexplorers.publicapi.Owner;

/**
 * Writes what a strategy sees in the text protocol for programs (docs/reference/games/space.md). The text contains two
 * things that a strategy does not see: its player, which follows from the people on its first planet, and the tick,
 * which follows from the number of calls. For one thread and one match.
 */
final class Messages {

    private static final int UNKNOWN = -1;

    private final Deque<String> lines = new ArrayDeque<>();
    private int asked;
    private int seat = UNKNOWN;

    /** Writes the view of a turn. Returns false and writes nothing until the strategy has owned a planet. */
    boolean write(List<IPlanet> planets) {
        asked++;
        if (seat == UNKNOWN) {
            seat = seatOf(planets);
            if (seat == UNKNOWN) {
                return false;
            }
            writeBoard(planets);
        }
        writeSight(planets);
        return true;
    }

    /** Returns the next line, or null if all were read. */
    @Nullable
    String nextLine() {
        return lines.poll();
    }

    int seat() {
        return seat;
    }

    private static int seatOf(List<IPlanet> planets) {
        for (IPlanet planet : planets) {
            if (planet instanceof IVisiblePlanet seen && seen.getOwner() == Owner.SELF) {
                return seen.getP1Population() > seen.getP2Population() ? 0 : 1;
            }
        }
        return UNKNOWN;
    }

    private void writeBoard(List<IPlanet> planets) {
        lines.add("player " + (seat + 1));
        lines.add("planets " + planets.size());
        planets.stream().sorted(Comparator.comparingInt(IPlanet::getId)).forEach(planet -> {
            StringJoiner line = line(planet.getId(), planet.getEdges().size());
            for (IEdge edge : planet.getEdges()) {
                put(line, edge.getDestinationPlanetId(), edge.getLength());
            }
            lines.add(line.toString());
        });
    }

    private void writeSight(List<IPlanet> planets) {
        List<IVisiblePlanet> visible = planets.stream()
                .filter(IVisiblePlanet.class::isInstance)
                .map(IVisiblePlanet.class::cast)
                .toList();
        lines.add("tick " + line(2L * asked - 1 + seat, visible.size(), planets.size() - visible.size()));
        visible.forEach(planet -> lines.add(describe(planet)));
        StringJoiner hidden = line();
        planets.stream()
                .filter(planet -> !(planet instanceof IVisiblePlanet))
                .forEach(planet -> put(hidden, planet.getId()));
        lines.add(hidden.toString());
    }

    private String describe(IVisiblePlanet planet) {
        List<IShuttle> shuttles = planet.getIncomingShuttles();
        StringJoiner line = line(
                planet.getId(),
                planet.getHabitability(),
                planet.getSize(),
                player(planet.getOwner()),
                planet.isHomeworld() ? 1 : 0,
                planet.getTotalPopulation(),
                planet.getP1Population(),
                planet.getP2Population(),
                shuttles.size());
        for (IShuttle shuttle : shuttles) {
            put(
                    line,
                    player(shuttle.getOwner()),
                    shuttle.getSourcePlanetId(),
                    shuttle.getNumberPeople(),
                    shuttle.getTurnsToArrival());
        }
        return line.toString();
    }

    /** Returns the number of an owner in the text: 1 or 2 for a player, 0 for none. */
    private int player(Owner owner) {
        return switch (owner) {
            case SELF -> seat + 1;
            case OPPONENT -> 2 - seat;
            case NEUTRAL -> 0;
        };
    }

    private static StringJoiner line(long... numbers) {
        StringJoiner line = new StringJoiner(" ");
        put(line, numbers);
        return line;
    }

    private static void put(StringJoiner line, long... numbers) {
        for (long number : numbers) {
            line.add(String.valueOf(number));
        }
    }
}
