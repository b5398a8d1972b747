package regatta.league.rating;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Game results as choices in the model of Plackett and Luce: the sets of players from which one was chosen, with the
 * number of times, and how often each player was chosen. Equal sets of different games are merged, so that a hundred
 * thousand games of ten players become a few sets.
 *
 * <p>A tie counts as all orders of the tied players, each with an equal share of one game; in a game of two, as half a
 * win and half a loss. Averaged over all orders, the remaining players are every subset of the tied players of a given
 * size equally often, together with all lower-ranked players. The number of subsets doubles with each player, so a tie
 * of more than {@value #MAX_TIED} is represented by the cyclic orders in both directions from each of its players. They
 * also give each player each rank equally often, and the remaining players are arcs of the circle.
 */
final class Choices {

    static final int MAX_TIED = 6;

    private final double[] credits;
    private final Map<Players, Double> gathered = new LinkedHashMap<>();
    private int[][] members = {};
    private double[] weights = {};

    /** A set of players, with equality by content. */
    private record Players(int[] numbers) {

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Players players && Arrays.equals(numbers, players.numbers);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(numbers);
        }
    }

    private Choices(int players) {
        credits = new double[players];
    }

    static Choices of(Results results) {
        Choices choices = new Choices(results.players());
        results.finishes().forEach(choices::addFinish);
        choices.members =
                choices.gathered.keySet().stream().map(Players::numbers).toArray(int[][]::new);
        choices.weights = choices.gathered.values().stream()
                .mapToDouble(Double::doubleValue)
                .toArray();
        choices.gathered.clear();
        return choices;
    }

    private void addFinish(int[] finish, long count) {
        int from = 0;
        while (from < finish.length) {
            int to = from + 1;
            while (to < finish.length && finish[to] < 0) {
                to++;
            }
            addTie(finish, from, to, (double) count);
            from = to;
        }
    }

    /** Adds the choices of the ranks from {@code from} to {@code to}, held by one player or by several tied players. */
    private void addTie(int[] finish, int from, int to, double count) {
        int tied = to - from;
        boolean last = to == finish.length;
        for (int place = from; place < to; place++) {
            // A choice from one player is certain. In a tie for the last ranks, each player avoids it equally often.
            credits[number(finish[place])] += last ? count * (tied - 1) / tied : count;
        }
        if (tied <= MAX_TIED) {
            addSubsets(finish, from, to, count);
        } else {
            addArcs(finish, from, to, count);
        }
    }

    private void addSubsets(int[] finish, int from, int to, double count) {
        int tied = to - from;
        for (int subset = 1; subset < 1 << tied; subset++) {
            int size = Integer.bitCount(subset);
            int[] set = new int[size + finish.length - to];
            int next = 0;
            for (int i = 0; i < tied; i++) {
                if ((subset >> i & 1) != 0) {
                    set[next++] = number(finish[from + i]);
                }
            }
            addSet(finish, to, set, count / binomial(tied, size));
        }
    }

    private void addArcs(int[] finish, int from, int to, double count) {
        int tied = to - from;
        for (int size = 1; size <= tied; size++) {
            for (int start = 0; start < tied; start++) {
                int[] set = new int[size + finish.length - to];
                for (int i = 0; i < size; i++) {
                    set[i] = number(finish[from + (start + i) % tied]);
                }
                addSet(finish, to, set, count / tied);
            }
        }
    }

    /** Adds the set of some tied players and all lower-ranked ones. */
    private void addSet(int[] finish, int after, int[] set, double weight) {
        if (set.length == 1) {
            return;
        }
        int begun = set.length - (finish.length - after);
        for (int i = after; i < finish.length; i++) {
            set[begun + i - after] = number(finish[i]);
        }
        Arrays.sort(set);
        gathered.merge(new Players(set), weight, Double::sum);
    }

    private static int number(int placed) {
        return placed < 0 ? ~placed : placed;
    }

    private static int binomial(int n, int k) {
        int result = 1;
        for (int i = 1; i <= k; i++) {
            result = result * (n - k + i) / i;
        }
        return result;
    }

    int size() {
        return members.length;
    }

    /** Returns the players of a set, in ascending order. */
    int[] members(int choice) {
        return members[choice];
    }

    /** Returns the number of choices from a set. */
    double weight(int choice) {
        return weights[choice];
    }

    /** Returns how often a player was chosen. */
    double credit(int player) {
        return credits[player];
    }

    /** Returns the group of each player. Players that share a set are in the same group. */
    int[] groups() {
        int[] parents = new int[credits.length];
        Arrays.setAll(parents, i -> i);
        for (int[] set : members) {
            for (int member : set) {
                join(parents, set[0], member);
            }
        }
        int[] groups = new int[parents.length];
        Map<Integer, Integer> numbers = new TreeMap<>();
        for (int i = 0; i < parents.length; i++) {
            int root = root(parents, i);
            Integer number = numbers.putIfAbsent(root, numbers.size());
            groups[i] = number == null ? numbers.size() - 1 : number;
        }
        return groups;
    }

    private static void join(int[] parents, int a, int b) {
        parents[root(parents, b)] = root(parents, a);
    }

    private static int root(int[] parents, int player) {
        int root = player;
        while (parents[root] != root) {
            parents[root] = parents[parents[root]];
            root = parents[root];
        }
        return root;
    }
}
