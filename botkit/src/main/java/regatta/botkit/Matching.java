package regatta.botkit;

import java.util.Arrays;

/**
 * Places seekers at posts, one seeker after the other, so that what they earn together is always the most there is.
 *
 * <p>Shortest augmenting paths with potentials: a new seeker looks, by Dijkstra's algorithm, for the cheapest chain of
 * seekers that move up and ends at a post with room or with somebody who goes without. Prices of seekers and posts make
 * every step of a chain cost at least nothing, and a step back along a pair that is made exactly nothing. A search sees only
 * what its seeker is connected to, so a problem that falls into parts is solved in parts.
 */
final class Matching {

    static final int NONE = -1;

    /** How many seekers a post takes. */
    int[] room = new int[16];

    /** Where a seeker was placed, or {@link #NONE}. */
    int[] postOf = new int[16];

    private int[] offerPost = new int[0];
    private long[] offerWeight = new long[0];
    private long bonus;

    private int[] firstOffer = new int[16];
    private int[] offersEnd = new int[16];
    private int[] placed = new int[16];

    // The seekers at a post, as a list.
    private int[] firstSeeker = new int[16];
    private int[] nextSeeker = new int[16];

    private long[] seekerPrice = new long[16];
    private long[] postPrice = new long[16];

    // One search: distances, the way back, and the best end found so far.
    private final PostHeap heap = new PostHeap();
    private int[] reachedBy = new int[16];
    private long[] seekerDistance = new long[16];
    private int[] seenSeekers = new int[16];
    private int[] seenPosts = new int[16];
    private int seenSeekerCount;
    private int seenPostCount;
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
            seenSeekers = new int[size];
        }
        if (room.length < posts) {
            int size = Math.max(posts, room.length * 2);
            room = new int[size];
            placed = new int[size];
            firstSeeker = new int[size];
            postPrice = new long[size];
            reachedBy = new int[size];
            seenPosts = new int[size];
        }
        heap.makeRoom(posts);
        Arrays.fill(placed, 0, posts, 0);
        Arrays.fill(firstSeeker, 0, posts, NONE);
        Arrays.fill(postPrice, 0, posts, 0);
    }

    /** Says what is on offer. A seeker that is placed earns the bonus besides the weight; one that goes without, nothing. */
    void offers(int[] posts, long[] weights, long bonusOfAll) {
        offerPost = posts;
        offerWeight = weights;
        bonus = bonusOfAll;
    }

    /** Places the next seeker, whose offers are those from {@code from} up to {@code to}. */
    void place(int seeker, int from, int to) {
        firstOffer[seeker] = from;
        offersEnd[seeker] = to;
        postOf[seeker] = NONE;
        if (!placeAtOnce(seeker)) {
            search(seeker);
            settlePrices();
            moveUp(seeker);
        }
    }

    /** Sets the price that makes the cheapest step of a new seeker cost nothing, and takes it if it ends there. */
    private boolean placeAtOnce(int seeker) {
        long least = 0;
        int best = NONE;
        for (int i = firstOffer[seeker]; i < offersEnd[seeker]; i++) {
            int post = offerPost[i];
            long step = -offerWeight[i] - bonus - postPrice[post];
            if (step < least && room[post] > 0) {
                least = step;
                best = post;
            }
        }
        seekerPrice[seeker] = least;
        if (best != NONE && placed[best] < room[best]) {
            arrive(seeker, best);
            return true;
        }
        return best == NONE;
    }

    /** Finds the cheapest chain that begins with a new seeker. */
    private void search(int seeker) {
        heap.clear();
        seenSeekerCount = 0;
        seenPostCount = 0;
        endDistance = Long.MAX_VALUE;
        reach(seeker, 0);
        while (!heap.empty() && heap.least() < endDistance) {
            long distance = heap.least();
            int post = heap.take();
            seenPosts[seenPostCount++] = post;
            for (int other = firstSeeker[post]; other != NONE; other = nextSeeker[other]) {
                reach(other, distance);
            }
        }
    }

    private void reach(int seeker, long distance) {
        seekerDistance[seeker] = distance;
        seenSeekers[seenSeekerCount++] = seeker;
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
            if (placed[post] < room[post]) {
                end(there, post, seeker);
            } else if (room[post] > 0 && heap.offer(post, there)) {
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
        for (int i = 0; i < seenSeekerCount; i++) {
            int seeker = seenSeekers[i];
            seekerPrice[seeker] += endDistance - seekerDistance[seeker];
        }
        for (int i = 0; i < seenPostCount; i++) {
            postPrice[seenPosts[i]] += heap.distance(seenPosts[i]) - endDistance;
        }
    }

    /** Walks the chain back from its end, giving every seeker on it the post it was reached for. */
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
