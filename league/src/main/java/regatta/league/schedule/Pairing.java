package regatta.league.schedule;

import java.util.ArrayList;
import java.util.List;

/**
 * A group of bots that play each other, in all seat rotations of every scenario of their round. Bots are numbered in
 * the order of entry.
 *
 * @param bots the bots, in the order of seats of the first rotation
 */
public record Pairing(List<Integer> bots) {

    public Pairing {
        bots = List.copyOf(bots);
        if (bots.size() < 2 || bots.stream().distinct().count() < bots.size()) {
            throw new IllegalArgumentException("a pairing has two or more different bots, not " + bots);
        }
    }

    public static Pairing of(int... bots) {
        List<Integer> list = new ArrayList<>();
        for (int bot : bots) {
            list.add(bot);
        }
        return new Pairing(list);
    }

    /** Returns the number of bots, which is also the number of rotations. */
    public int size() {
        return bots.size();
    }

    /** Returns the index of the bot in a seat of a rotation. Every bot has every seat once. */
    public int member(int seat, int rotation) {
        return (seat + rotation) % bots.size();
    }

    public List<Integer> seated(int rotation) {
        List<Integer> seated = new ArrayList<>();
        for (int seat = 0; seat < bots.size(); seat++) {
            seated.add(bots.get(member(seat, rotation)));
        }
        return seated;
    }
}
