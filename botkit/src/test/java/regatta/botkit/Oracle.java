package regatta.botkit;

import java.util.LinkedHashSet;
import java.util.Set;
import org.jgrapht.alg.matching.MaximumWeightBipartiteMatching;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;

/** The same problems, solved by JGraphT. */
final class Oracle {

    /** What a placed worker is worth beyond its weight, so that the heaviest is the fullest. */
    static final long BONUS = 1_000_000;

    private Oracle() {}

    static long heaviest(RandomProblem problem) {
        return solve(problem, 0);
    }

    /** Returns the largest sum of weights, each with the {@link #BONUS}. */
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
            for (int place = 0; place < problem.rooms[job]; place++) {
                places.add("job " + job + " place " + place);
            }
        }
        workers.forEach(graph::addVertex);
        places.forEach(graph::addVertex);
        for (RandomProblem.Offer offer : problem.offers) {
            for (int place = 0; place < problem.rooms[offer.job()]; place++) {
                String target = "job " + offer.job() + " place " + place;
                // The oracle wants weights that are not negative; a negative job is one left undone.
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
