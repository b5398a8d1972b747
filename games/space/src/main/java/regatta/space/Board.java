package regatta.space;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Planets and the lanes between them. Inside the game a planet goes by its index, counted by ascending id; ids are what
 * bots and boards use.
 */
public final class Board {

    /** No seat, no planet, no lane. */
    public static final int NONE = -1;

    /** More planets than anyone can look at; the tables grow with the square of them. */
    static final int MOST_PLANETS = 1000;

    private final List<Planet> planets;
    private final List<Lane> lanes;

    final int[] ids;

    /** The planets in the order the original walks through them. */
    final int[] walk;

    /** For each planet its neighbours, in the order in which the lanes of a planet in sight are listed. */
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

    /** Makes a board of planets with different ids and of at most one lane between any two of them. */
    static Board of(List<Planet> planets, List<Lane> lanes) {
        Board board = new Board(planets, lanes);
        for (int planet = 0; planet < board.count(); planet++) {
            board.loadLanes(planet);
        }
        return board;
    }

    /**
     * Makes a board of which no more is known than everyone is told. Of the order in which lanes were loaded, as much can
     * be told from the order in which they are listed as any list depends on.
     *
     * @param ids in ascending order
     * @param ends for each planet the ids of its neighbours, as they are listed for a planet in sight
     * @param spans how long the lanes to them are
     */
    static Board told(int[] ids, int[][] ends, int[][] spans) {
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

    /** Returns the order of a hash map that the planets were put into by the text of their ids. */
    private int[] walk() {
        List<Integer> byText = new ArrayList<>();
        for (int planet = 0; planet < ids.length; planet++) {
            byText.add(planet);
        }
        byText.sort(Comparator.comparing(planet -> String.valueOf(ids[planet])));
        int[] order = byText.stream().mapToInt(Integer::intValue).toArray();
        HashOrder.sort(order, 0, order.length, ids, HashOrder.STANDARD_CAPACITY);
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

    /** Returns the planets, by index, with all that only those in sight of them are told. */
    List<Planet> planets() {
        return planets;
    }

    /** Returns the lanes, in the order the original loads them. */
    List<Lane> lanes() {
        return lanes;
    }

    public int count() {
        return ids.length;
    }

    public int id(int planet) {
        return ids[planet];
    }

    /** Returns the index of the planet called {@code id}, or {@link #NONE}. */
    public int indexOf(long id) {
        int index = id == (int) id ? Arrays.binarySearch(ids, (int) id) : NONE;
        return index < 0 ? NONE : index;
    }

    /** Returns how many lanes lead from {@code planet}. */
    public int laneCount(int planet) {
        return neighbours[planet].length;
    }

    /** Returns the planet at the other end of a lane; they are numbered in the order of a planet in sight. */
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
