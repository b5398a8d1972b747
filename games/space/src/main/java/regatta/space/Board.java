package regatta.space;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The planets and lanes of a match. Rules use the index of a planet, counted by ascending id; bots and boards use ids.
 */
public final class Board {

    /** Stands for no seat, no planet or no lane. */
    public static final int NONE = -1;

    /** Tables grow with the square of the number of planets. */
    static final int MAX_PLANETS = 1000;

    private final List<Planet> planets;
    private final List<Lane> lanes;

    final int[] ids;

    /** The planets in the order in which the original visits them. */
    final int[] walk;

    /** The neighbours of each planet, in the order in which the lanes of a visible planet are listed. */
    final int[][] neighbours;

    private final int[] lengths;

    private Board(List<Planet> planets, List<Lane> lanes) {
        this.planets =
                planets.stream().sorted(Comparator.comparingInt(Planet::id)).toList();
        this.lanes = lanes.stream().sorted(Comparator.comparing(Lane::key)).toList();
        int count = planets.size();
        ids = this.planets.stream().mapToInt(Planet::id).toArray();
        walk = walk();
        lengths = new int[count * count];
        Arrays.fill(lengths, NONE);
        neighbours = new int[count][];
    }

    /** Creates a board. Planets have different ids, and at most one lane joins any two of them. */
    static Board of(List<Planet> planets, List<Lane> lanes) {
        Board board = new Board(planets, lanes);
        for (int planet = 0; planet < board.count(); planet++) {
            board.loadLanes(planet);
        }
        return board;
    }

    /**
     * Creates a board from what both players know. The order in which lanes were loaded is reconstructed as far as any
     * list depends on it.
     *
     * @param ids in ascending order
     * @param ends for each planet the ids of its neighbours, in the order for a visible planet
     * @param spans the lengths of the lanes to them
     */
    static Board received(int[] ids, int[][] ends, int[][] spans) {
        List<Planet> planets = new ArrayList<>();
        List<Lane> lanes = new ArrayList<>();
        for (int planet = 0; planet < ids.length; planet++) {
            planets.add(new Planet(ids[planet], 0, 0, NONE, 0, 0));
            for (int lane = 0; lane < ends[planet].length; lane++) {
                if (ids[planet] <= ends[planet][lane]) {
                    lanes.add(new Lane(ids[planet], ends[planet][lane], spans[planet][lane]));
                }
            }
        }
        Board board = new Board(planets, lanes);
        for (int planet = 0; planet < ids.length; planet++) {
            board.listLanes(planet, ends[planet], spans[planet]);
        }
        return board;
    }

    /** Returns the order of a hash map with the ids, as text, as its keys. */
    private int[] walk() {
        List<Integer> byText = new ArrayList<>();
        for (int planet = 0; planet < ids.length; planet++) {
            byText.add(planet);
        }
        byText.sort(Comparator.comparing(planet -> String.valueOf(ids[planet])));
        int[] order = byText.stream().mapToInt(Integer::intValue).toArray();
        HashOrder.sort(order, 0, order.length, ids, HashOrder.DEFAULT_CAPACITY);
        return order;
    }

    private void loadLanes(int planet) {
        int id = ids[planet];
        List<Lane> own = lanes.stream()
                .filter(lane -> lane.from() == id || lane.to() == id)
                .toList();
        int[] ends = own.stream()
                .mapToInt(lane -> lane.from() == id ? lane.to() : lane.from())
                .toArray();
        listLanes(planet, ends, own.stream().mapToInt(Lane::length).toArray());
    }

    private void listLanes(int planet, int[] ends, int[] spans) {
        int id = ids[planet];
        int[] loaded = LaneOrder.loaded(id, ends, spans);
        int[] endsAsLoaded = picked(ends, loaded);
        int[] spansAsLoaded = picked(spans, loaded);
        int[] visible = LaneOrder.visible(id, endsAsLoaded, spansAsLoaded);
        neighbours[planet] = indexes(picked(endsAsLoaded, visible));
        for (int i = 0; i < ends.length; i++) {
            lengths[planet * ids.length + indexOf(ends[i])] = spans[i];
        }
    }

    private static int[] picked(int[] values, int[] order) {
        return Arrays.stream(order).map(i -> values[i]).toArray();
    }

    private int[] indexes(int[] some) {
        return Arrays.stream(some).map(this::indexOf).toArray();
    }

    /** Returns the planets by index, including what only players who see them know. */
    List<Planet> planets() {
        return planets;
    }

    /** Returns the lanes in the order in which the original loads them. */
    List<Lane> lanes() {
        return lanes;
    }

    public int count() {
        return ids.length;
    }

    public int id(int planet) {
        return ids[planet];
    }

    /** Returns the index of a planet by its id, or {@link #NONE}. */
    public int indexOf(long id) {
        int index = id == (int) id ? Arrays.binarySearch(ids, (int) id) : NONE;
        return index < 0 ? NONE : index;
    }

    /** Returns the number of lanes of a planet. */
    public int laneCount(int planet) {
        return neighbours[planet].length;
    }

    /** Returns the planet at the other end of a lane; lanes are numbered in the order for a visible planet. */
    public int laneEnd(int planet, int lane) {
        return neighbours[planet][lane];
    }

    /** Returns the length of the lane between two planets, or {@link #NONE}. */
    public int length(int from, int to) {
        return lengths[from * ids.length + to];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board && planets.equals(board.planets) && lanes.equals(board.lanes);
    }

    @Override
    public int hashCode() {
        return 31 * planets.hashCode() + lanes.hashCode();
    }

    /** Returns the board as DOT. */
    @Override
    public String toString() {
        return Dot.write(this);
    }
}
