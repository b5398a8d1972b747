package regatta.league.verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Many variants of a bot against one baseline: a sequential test each, at an equal share of the error that the whole race
 * may make. Every other block goes to the variant nearest to being called better, the rest to whoever had fewest; who has
 * an answer gets no more. A table: one owner, one thread.
 *
 * <p>Who plays next may depend on all that was seen, because each test sees the blocks of its own variant in their own
 * order: see docs/adr/0009-race.md.
 */
public final class Race {

    /** What {@link #next} returns when every variant has its answer. */
    public static final int NOBODY = -1;

    private final List<SequentialTest> tests = new ArrayList<>();
    private final int[] begun;
    private final boolean[] retired;
    private boolean leaderIsNext;
    private int mostBlocks = Integer.MAX_VALUE;

    /**
     * Prepares a race.
     *
     * @param seats how many seats the games have
     * @param elo0 the strength, in normalised Elo, at which no variant should be called better
     * @param elo1 the strength at which none should be dropped
     * @param error how often a race may call any variant better that is at most {@code elo0}, and how often it may drop
     *     any that is at least {@code elo1}
     */
    public Race(int variants, int seats, double elo0, double elo1, double error) {
        for (int i = 0; i < variants; i++) {
            tests.add(new SequentialTest(seats, elo0, elo1, error / variants));
        }
        begun = new int[variants];
        retired = new boolean[variants];
    }

    /** Lets no variant play more than so many blocks. */
    void limit(int blocksAVariant) {
        mostBlocks = blocksAVariant;
    }

    /** Lets a variant play no more: nothing new is to be learnt about it. */
    void retire(int variant) {
        retired[variant] = true;
    }

    /** Returns whether no further block of a variant counts. */
    boolean isOver(int variant) {
        return retired[variant] || tests.get(variant).verdict().settled();
    }

    private boolean mayPlay(int variant) {
        return !isOver(variant) && begun[variant] < mostBlocks;
    }

    /** Chooses the variant that plays the next block, and notes that it has begun; or returns {@link #NOBODY}. */
    public int next() {
        int chosen = NOBODY;
        for (int i = 0; i < begun.length; i++) {
            if (mayPlay(i) && (chosen == NOBODY || comesBefore(i, chosen))) {
                chosen = i;
            }
        }
        if (chosen != NOBODY) {
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

    /** Returns how many blocks of a variant have begun. */
    public int begun(int variant) {
        return begun[variant];
    }

    /** Notes a block of a variant. What ends after the answer is clear is not counted. */
    public void add(int variant, double score) {
        if (!isOver(variant)) {
            tests.get(variant).add(score);
        }
    }

    /** Returns how each variant stands. */
    public List<Verdict> verdicts() {
        return tests.stream().map(SequentialTest::verdict).toList();
    }

    /** Returns the bound a ratio must reach, upwards or downwards. */
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
