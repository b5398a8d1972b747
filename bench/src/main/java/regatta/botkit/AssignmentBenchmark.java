package regatta.botkit;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jgrapht.alg.matching.MaximumWeightBipartiteMatching;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import regatta.core.Measured;
import regatta.core.Rng;

/** Benchmarks the two assignments of a Halite bot with 200 ships: ships to moves and ships to goals. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@State(Scope.Thread)
public class AssignmentBenchmark extends Measured {

    private static final int SHIPS = 200;
    private static final int SIDE = 24;
    private static final int GOALS = 30;

    /** {@code moves}: each ship moves to its own cell or a neighbour. {@code goals}: ships choose among 30 goals. */
    @Param({"moves", "goals"})
    public String problem;

    private int jobs;
    private int[][] targets;
    private long[][] weights;
    private final Assignment assignment = new Assignment();
    private SimpleWeightedGraph<Integer, DefaultWeightedEdge> graph;
    private Set<Integer> left;
    private Set<Integer> right;

    @Setup
    public void draw() {
        Rng rng = new Rng(1);
        boolean moves = problem.equals("moves");
        jobs = moves ? SIDE * SIDE : GOALS;
        targets = new int[SHIPS][];
        weights = new long[SHIPS][];
        int[] cells = shuffledCells(rng);
        for (int ship = 0; ship < SHIPS; ship++) {
            targets[ship] = moves ? around(cells[ship]) : everyGoal();
            weights[ship] = new long[targets[ship].length];
            for (int i = 0; i < weights[ship].length; i++) {
                weights[ship][i] = 1L + rng.below(1_000_000);
            }
        }
        buildGraph();
    }

    private static int[] shuffledCells(Rng rng) {
        int[] cells = new int[SIDE * SIDE];
        for (int i = 0; i < cells.length; i++) {
            int j = rng.below(i + 1);
            cells[i] = cells[j];
            cells[j] = i;
        }
        return cells;
    }

    private static int[] around(int cell) {
        int x = cell % SIDE;
        int y = cell / SIDE;
        return new int[] {
            cell,
            y * SIDE + (x + 1) % SIDE,
            y * SIDE + (x + SIDE - 1) % SIDE,
            (y + 1) % SIDE * SIDE + x,
            (y + SIDE - 1) % SIDE * SIDE + x
        };
    }

    private static int[] everyGoal() {
        int[] goals = new int[GOALS];
        for (int goal = 0; goal < GOALS; goal++) {
            goals[goal] = goal;
        }
        return goals;
    }

    private void buildGraph() {
        graph = new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
        left = new LinkedHashSet<>();
        right = new LinkedHashSet<>();
        for (int ship = 0; ship < SHIPS; ship++) {
            left.add(ship);
        }
        for (int job = 0; job < jobs; job++) {
            right.add(SHIPS + job);
        }
        left.forEach(graph::addVertex);
        right.forEach(graph::addVertex);
        for (int ship = 0; ship < SHIPS; ship++) {
            for (int i = 0; i < targets[ship].length; i++) {
                graph.setEdgeWeight(graph.addEdge(ship, SHIPS + targets[ship][i]), (double) weights[ship][i]);
            }
        }
    }

    @Benchmark
    public long regatta() {
        assignment.begin(SHIPS, jobs);
        for (int ship = 0; ship < SHIPS; ship++) {
            for (int i = 0; i < targets[ship].length; i++) {
                assignment.offer(ship, targets[ship][i], weights[ship][i]);
            }
        }
        return assignment.heaviest();
    }

    /** Includes building the graph, because a bot's weights change every turn. */
    @Benchmark
    public double jgrapht() {
        buildGraph();
        return jgraphtSolving();
    }

    /** Only solves the problem, on an existing graph. */
    @Benchmark
    public double jgraphtSolving() {
        return new MaximumWeightBipartiteMatching<>(graph, left, right)
                .getMatching()
                .getWeight();
    }
}
