package regatta.botkit;

import java.util.Arrays;

/**
 * Assigns seekers to posts, one seeker after the other, so that the sum of weights is maximal at every step.
 *
 * <p>Uses shortest augmenting paths with potentials. For a new seeker, Dijkstra's algorithm finds the cheapest chain
 * of seekers that change posts, which ends at a post with free capacity or with a seeker that loses its post. Prices of
 * seekers and posts make all costs non-negative, and the cost of existing pairs zero. A search only sees seekers
 * connected to the new one, so independent parts of a problem are solved separately.
 */
final class Matching {

    static final int NONE = -1;

    int[] capacity = new int[16];

    /** The post of a seeker, or {@link #NONE}. */
    int[] postOf = new int[16];

    private int[] offerPost = new int[0];
    private long[] offerWeight = new long[0];
    private long bonus;

    private int[] firstOffer = new int[16];
    private int[] offersEnd = new int[16];
    private int[] placed = new int[16];

    // The seekers at a post, as a linked list.
    private int[] firstSeeker = new int[16];
    private int[] nextSeeker = new int[16];

    private long[] seekerPrice = new long[16];
    private long[] postPrice = new long[16];

    // The state of one search: distances, the way back, and the best end so far.
    private final PostHeap heap = new PostHeap();
    private int[] reachedBy = new int[16];
    private long[] seekerDistance = new long[16];
    private int[] reachedSeekers = new int[16];
    private int[] reachedPosts = new int[16];
    private int reachedSeekerCount;
    private int reachedPostCount;
    private long endDistance;
    private int endPost;
    private int endSeeker;

    void begin(int seekers, int posts) {
        if (postOf.length < seekers) {
            int size = Math.max(seekers, postOf.length * 2);
            postOf = new int[size];
            firstOffer = new int[size];
            offersEnd = new int[size];
            nextSeeker = new int[size];
            seekerPrice = new long[size];
            seekerDistance = new long[size];
            reachedSeekers = new int[size];
        }
        if (capacity.length < posts) {
            int size = Math.max(posts, capacity.length * 2);
            capacity = new int[size];
            placed = new int[size];
            firstSeeker = new int[size];
            postPrice = new long[size];
            reachedBy = new int[size];
            reachedPosts = new int[size];
        }
        heap.ensureCapacity(posts);
        Arrays.fill(placed, 0, posts, 0);
        Arrays.fill(firstSeeker, 0, posts, NONE);
        Arrays.fill(postPrice, 0, posts, 0);
    }

    /** Sets the offers. A seeker with a post earns the bonus in addition to the weight; one without earns nothing. */
    void offers(int[] posts, long[] weights, long bonusOfAll) {
        offerPost = posts;
        offerWeight = weights;
        bonus = bonusOfAll;
    }

    /** Places the next seeker, whose offers are those from {@code from} to {@code to}. */
    void place(int seeker, int from, int to) {
        firstOffer[seeker] = from;
        offersEnd[seeker] = to;
        postOf[seeker] = NONE;
        if (!placeDirectly(seeker)) {
            search(seeker);
            settlePrices();
            moveUp(seeker);
        }
    }

    /** Sets the price by which the cheapest step of a new seeker is free, and takes it if its post has capacity. */
    private boolean placeDirectly(int seeker) {
        long min = 0;
        int best = NONE;
        for (int i = firstOffer[seeker]; i < offersEnd[seeker]; i++) {
            int post = offerPost[i];
            long step = -offerWeight[i] - bonus - postPrice[post];
            if (step < min && capacity[post] > 0) {
                min = step;
                best = post;
            }
        }
        seekerPrice[seeker] = min;
        if (best != NONE && placed[best] < capacity[best]) {
            arrive(seeker, best);
            return true;
        }
        return best == NONE;
    }

    /** Finds the cheapest chain that begins with a new seeker. */
    private void search(int seeker) {
        heap.clear();
        reachedSeekerCount = 0;
        reachedPostCount = 0;
        endDistance = Long.MAX_VALUE;
        reach(seeker, 0);
        while (!heap.empty() && heap.min() < endDistance) {
            long distance = heap.min();
            int post = heap.take();
            reachedPosts[reachedPostCount++] = post;
            for (int other = firstSeeker[post]; other != NONE; other = nextSeeker[other]) {
                reach(other, distance);
            }
        }
    }

    private void reach(int seeker, long distance) {
        seekerDistance[seeker] = distance;
        reachedSeekers[reachedSeekerCount++] = seeker;
        long base = distance - seekerPrice[seeker];
        if (base < endDistance) {
            end(base, NONE, seeker);
        }
        for (int i = firstOffer[seeker]; i < offersEnd[seeker]; i++) {
            int post = offerPost[i];
            long there = base - offerWeight[i] - bonus - postPrice[post];
            if (there >= endDistance) {
                continue;
            }
            if (placed[post] < capacity[post]) {
                end(there, post, seeker);
            } else if (capacity[post] > 0 && heap.offer(post, there)) {
                reachedBy[post] = seeker;
            }
        }
    }

    private void end(long distance, int post, int seeker) {
        endDistance = distance;
        endPost = post;
        endSeeker = seeker;
    }

    private void settlePrices() {
        for (int i = 0; i < reachedSeekerCount; i++) {
            int seeker = reachedSeekers[i];
            seekerPrice[seeker] += endDistance - seekerDistance[seeker];
        }
        for (int i = 0; i < reachedPostCount; i++) {
            postPrice[reachedPosts[i]] += heap.distance(reachedPosts[i]) - endDistance;
        }
    }

    /** Follows the chain back from its end, and gives every seeker the post for which it was reached. */
    private void moveUp(int first) {
        int post = endPost;
        int seeker = endSeeker;
        while (true) {
            int left = postOf[seeker];
            if (left != NONE) {
                leave(seeker, left);
            }
            if (post != NONE) {
                arrive(seeker, post);
            }
            if (seeker == first) {
                return;
            }
            post = left;
            seeker = reachedBy[left];
        }
    }

    private void arrive(int seeker, int post) {
        postOf[seeker] = post;
        nextSeeker[seeker] = firstSeeker[post];
        firstSeeker[post] = seeker;
        placed[post]++;
    }

    private void leave(int seeker, int post) {
        postOf[seeker] = NONE;
        placed[post]--;
        if (firstSeeker[post] == seeker) {
            firstSeeker[post] = nextSeeker[seeker];
            return;
        }
        int before = firstSeeker[post];
        while (nextSeeker[before] != seeker) {
            before = nextSeeker[before];
        }
        nextSeeker[before] = nextSeeker[seeker];
    }
}
