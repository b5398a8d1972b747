package regatta.league.rating;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What results say in the model of Plackett and Luce: out of which sets of players one was drawn, how often, and how often
 * each player was the one. Equal sets of different games are one, so that hundred thousand games of ten players are a
 * handful of sets.
 *
 * <p>A tie counts as every order of the tied players, each with an equal share of one game; in a game of two, as half a
 * win and half a loss. Averaged over all orders, those still to be drawn are every subset of the tied players of a size
 * equally often, together with all who came after. Subsets double with each player, so a tie of more than
 * {@value #MOST_TIED} stands for the orders that go around a circle, in either direction, from each of its players: they too
 * give each player each place equally often, and those still to be drawn are the arcs.
 */
final class Choices {

    static final int MOST_TIED = 6;

    private final double[] credits;
    private final Map<Players, Double> gathered = new LinkedHashMap<>();
    private int[][] members = {};
    private double[] weights = {};

    /** A set of players, equal to others of the same. */
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

    /** Adds the draws of the places from {@code from} to {@code to}, which one player holds, or several that tie. */
    private void addTie(int[] finish, int from, int to, double count) {
        int tied = to - from;
        boolean last = to == finish.length;
        for (int place = from; place < to; place++) {
            // A draw out of one is no draw: of a tie for the last places, each is spared it equally often.
            credits[number(finish[place])] += last ? count * (tied - 1) / tied : count;
        }
        if (tied <= MOST_TIED) {
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

    /** Adds the set that begins with some of a tie and goes on with all who came after it. */
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

    /** Returns how many different sets there are. */
    int size() {
        return members.length;
    }

    /** Returns the players of a set, in ascending order. */
    int[] members(int choice) {
        return members[choice];
    }

    /** Returns how often a set was drawn from. */
    double weight(int choice) {
        return weights[choice];
    }

    /** Returns how often a player was drawn. */
    double credit(int player) {
        return credits[player];
    }

    /** Returns the group of each player: those whom sets link have the same. */
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
