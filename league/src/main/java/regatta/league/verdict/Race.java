package regatta.league.verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A race of several variants of a bot against one baseline. Each variant has a sequential test with an equal share of
 * the error rate. Every other block goes to the variant that is nearest to a positive verdict, and the others go to the
 * variant with the fewest blocks. Variants with a verdict get no more blocks. Mutable, for one thread.
 *
 * <p>The choice of the next variant may depend on all results, because each test sees the blocks of its variant in
 * order: see docs/adr/0009-corrected-tests-for-races.md.
 */
public final class Race {

    /** The result of {@link #next} if every variant has a verdict. */
    public static final int NONE = -1;

    private final List<SequentialTest> tests = new ArrayList<>();
    private final int[] begun;
    private final boolean[] retired;
    private boolean leaderIsNext;
    private int maxBlocks = Integer.MAX_VALUE;

    /**
     * Creates a race.
     *
     * @param seats the number of seats per game
     * @param elo0 the strength, in normalised Elo, at which no variant should be called better
     * @param elo1 the strength at which no variant should be rejected
     * @param error the probability of calling any variant better that is at most {@code elo0}, and of rejecting any
     *     that is at least {@code elo1}
     */
    public Race(int variants, int seats, double elo0, double elo1, double error) {
        for (int i = 0; i < variants; i++) {
            tests.add(new SequentialTest(seats, elo0, elo1, error / variants));
        }
        begun = new int[variants];
        retired = new boolean[variants];
    }

    void limit(int blocksPerVariant) {
        maxBlocks = blocksPerVariant;
    }

    /** Removes a variant from the race, because further blocks would be repetitions. */
    void retire(int variant) {
        retired[variant] = true;
    }

    boolean isOver(int variant) {
        return retired[variant] || tests.get(variant).verdict().settled();
    }

    private boolean mayPlay(int variant) {
        return !isOver(variant) && begun[variant] < maxBlocks;
    }

    /** Chooses and counts the variant of the next block, or returns {@link #NONE}. */
    public int next() {
        int chosen = NONE;
        for (int i = 0; i < begun.length; i++) {
            if (mayPlay(i) && (chosen == NONE || comesBefore(i, chosen))) {
                chosen = i;
            }
        }
        if (chosen != NONE) {
            begun[chosen]++;
            leaderIsNext = !leaderIsNext;
        }
        return chosen;
    }

    private boolean comesBefore(int variant, int other) {
        double lead = tests.get(variant).verdict().ratio()
                - tests.get(other).verdict().ratio();
        if (leaderIsNext && lead != 0) {
            return lead > 0;
        }
        return begun[variant] < begun[other];
    }

    /** Returns the number of blocks of a variant that have started. */
    public int begun(int variant) {
        return begun[variant];
    }

    /** Counts a block of a variant, unless the variant already has a verdict. */
    public void add(int variant, double score) {
        if (!isOver(variant)) {
            tests.get(variant).add(score);
        }
    }

    public List<Verdict> verdicts() {
        return tests.stream().map(SequentialTest::verdict).toList();
    }

    /** Returns the number of games that are still expected if all variants differ equally from the baseline. */
    public Forecast forecast() {
        return verdicts().stream().map(Verdict::forecast).reduce(new Forecast(0, 0, 0), Forecast::plus);
    }

    /** Returns a maximum number of blocks that leaves about one of ten variants undecided in the worst case. */
    public long cap() {
        return verdicts().stream()
                .mapToLong(verdict -> Forecast.cap(verdict.hypotheses()))
                .sum();
    }

    /** Returns the bound that decides a test when the ratio reaches it, upwards or downwards. */
    public double bound() {
        return tests.isEmpty() ? 0 : tests.get(0).upper();
    }

    /** Returns whether no further block of any variant counts. */
    boolean isOver() {
        return IntStream.range(0, begun.length).allMatch(this::isOver);
    }

    public boolean settled() {
        return tests.stream().allMatch(test -> test.verdict().settled());
    }
}
