package regatta.botkit;

import java.util.Arrays;

/** A binary heap of posts by distance, whose distances can decrease. Clearing takes constant time. */
final class PostHeap {

    private static final int ABSENT = 0;
    private static final int TAKEN = -1;

    private int[] heap = new int[16];
    private long[] distance = new long[16];

    /** The position of a post in the heap, counted from 1; valid if its stamp is that of the search. */
    private int[] place = new int[16];

    private int[] stamp = new int[16];
    private int search;
    private int size;

    void ensureCapacity(int posts) {
        if (heap.length < posts) {
            int length = Math.max(posts, heap.length * 2);
            heap = new int[length];
            distance = new long[length];
            place = new int[length];
            stamp = new int[length];
            search = 0;
        }
    }

    void clear() {
        size = 0;
        if (++search == Integer.MAX_VALUE) {
            Arrays.fill(stamp, 0);
            search = 1;
        }
    }

    boolean empty() {
        return size == 0;
    }

    long min() {
        return distance[heap[0]];
    }

    /** Returns the last distance of a post. */
    long distance(int post) {
        return distance[post];
    }

    /** Adds a post or decreases its distance. Returns false if it was nearer already or was taken. */
    boolean offer(int post, long newDistance) {
        int at = stamp[post] == search ? place[post] : ABSENT;
        if (at == TAKEN || at != ABSENT && distance[post] <= newDistance) {
            return false;
        }
        stamp[post] = search;
        distance[post] = newDistance;
        rise(at == ABSENT ? size++ : at - 1, post);
        return true;
    }

    int take() {
        int nearest = heap[0];
        place[nearest] = TAKEN;
        int last = heap[--size];
        if (size > 0) {
            sink(last);
        }
        return nearest;
    }

    private void rise(int from, int post) {
        int at = from;
        while (at > 0 && distance[post] < distance[heap[(at - 1) / 2]]) {
            put(at, heap[(at - 1) / 2]);
            at = (at - 1) / 2;
        }
        put(at, post);
    }

    private void sink(int post) {
        int at = 0;
        while (2 * at + 1 < size) {
            int child = 2 * at + 1;
            if (child + 1 < size && distance[heap[child + 1]] < distance[heap[child]]) {
                child++;
            }
            if (distance[post] <= distance[heap[child]]) {
                break;
            }
            put(at, heap[child]);
            at = child;
        }
        put(at, post);
    }

    private void put(int at, int post) {
        heap[at] = post;
        place[post] = at + 1;
    }
}
