package regatta.botkit;

import java.util.LinkedHashSet;
import java.util.Set;
import org.jgrapht.alg.matching.MaximumWeightBipartiteMatching;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;

/** Solves the same problems with JGraphT. */
final class Oracle {

    /** The value of a worker with a job beyond its weight, so that the heaviest solution is the fullest. */
    static final long BONUS = 1_000_000;

    private Oracle() {}

    static long heaviest(RandomProblem problem) {
        return solve(problem, 0);
    }

    /** Returns the largest sum of weights, each with the {@link #BONUS} added. */
    static long fullest(RandomProblem problem) {
        return solve(problem, BONUS);
    }

    private static long solve(RandomProblem problem, long bonus) {
        SimpleWeightedGraph<String, DefaultWeightedEdge> graph = new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
        Set<String> workers = new LinkedHashSet<>();
        Set<String> places = new LinkedHashSet<>();
        for (int worker = 0; worker < problem.workers; worker++) {
            workers.add("worker " + worker);
        }
        for (int job = 0; job < problem.jobs; job++) {
            for (int place = 0; place < problem.capacities[job]; place++) {
                places.add("job " + job + " place " + place);
            }
        }
        workers.forEach(graph::addVertex);
        places.forEach(graph::addVertex);
        for (RandomProblem.Offer offer : problem.offers) {
            for (int place = 0; place < problem.capacities[offer.job()]; place++) {
                String target = "job " + offer.job() + " place " + place;
                // JGraphT requires non-negative weights; a negative job is left undone.
                if (offer.weight() + bonus >= 0) {
                    graph.setEdgeWeight(
                            graph.addEdge("worker " + offer.worker(), target), (double) (offer.weight() + bonus));
                }
            }
        }
        return Math.round(new MaximumWeightBipartiteMatching<>(graph, workers, places)
                .getMatching()
                .getWeight());
    }
}
