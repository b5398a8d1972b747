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
    final long[] size;

    /** By what the people of a planet multiply. */
    final double[] growth;

    /** The planets in the order the original walks through them. */
    final int[] walk;

    /** For each planet its neighbours, in the order of the set it was loaded with. */
    final int[][] neighbours;

    private final int[][] visibleLanes;
    private final int[] lengths;

    /** Makes a board of planets with different ids and of at most one lane between any two of them. */
    public Board(List<Planet> planets, List<Lane> lanes) {
        this.planets =
                planets.stream().sorted(Comparator.comparingInt(Planet::id)).toList();
        this.lanes = lanes.stream().sorted(Comparator.comparing(Lane::key)).toList();
        int count = planets.size();
        ids = this.planets.stream().mapToInt(Planet::id).toArray();
        size = this.planets.stream().mapToLong(Planet::size).toArray();
        growth = this.planets.stream()
                .mapToDouble(planet -> 1.0 + planet.habitability() / 100.0)
                .toArray();
        walk = walk();
        lengths = new int[count * count];
        Arrays.fill(lengths, NONE);
        neighbours = new int[count][];
        visibleLanes = new int[count][];
        for (int planet = 0; planet < count; planet++) {
            listLanes(planet);
        }
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

    private void listLanes(int planet) {
        int id = ids[planet];
        List<Lane> own = lanes.stream()
                .filter(lane -> lane.from() == id || lane.to() == id)
                .toList();
        int[] ends = own.stream()
                .mapToInt(lane -> lane.from() == id ? lane.to() : lane.from())
                .toArray();
        int[] spans = own.stream().mapToInt(Lane::length).toArray();
        int[] loaded = LaneOrder.loaded(id, ends, spans);
        int[] endsAsLoaded = picked(ends, loaded);
        int[] spansAsLoaded = picked(spans, loaded);
        int[] visible = LaneOrder.visible(id, endsAsLoaded, spansAsLoaded);
        neighbours[planet] = indexes(endsAsLoaded);
        visibleLanes[planet] = indexes(picked(endsAsLoaded, visible));
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

    /** Returns the planets, by index. */
    public List<Planet> planets() {
        return planets;
    }

    /** Returns the lanes, in the order the original loads them. */
    public List<Lane> lanes() {
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
        return visibleLanes[planet].length;
    }

    /** Returns the planet at the other end of a lane; they are numbered in the order of a planet in sight. */
    public int laneEnd(int planet, int lane) {
        return visibleLanes[planet][lane];
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
