package regatta.league.schedule;

import java.util.ArrayList;
import java.util.List;

/**
 * Bots that play each other, in all seat rotations of every scenario of their round. Bots are numbered in the order they
 * entered.
 *
 * @param bots who they are, in the order of seats of the first rotation
 */
public record Pairing(List<Integer> bots) {

    public Pairing {
        bots = List.copyOf(bots);
        if (bots.size() < 2 || bots.stream().distinct().count() < bots.size()) {
            throw new IllegalArgumentException("a pairing is of two different bots or more, not of " + bots);
        }
    }

    public static Pairing of(int... bots) {
        List<Integer> list = new ArrayList<>();
        for (int bot : bots) {
            list.add(bot);
        }
        return new Pairing(list);
    }

    /** Returns how many bots play, which is also how many rotations there are. */
    public int size() {
        return bots.size();
    }

    /** Returns which of its bots, counted from 0, has a seat in a rotation. Every bot has every seat once. */
    public int member(int seat, int rotation) {
        return (seat + rotation) % bots.size();
    }

    /** Returns the bots by seat in a rotation. */
    public List<Integer> seated(int rotation) {
        List<Integer> seated = new ArrayList<>();
        for (int seat = 0; seat < bots.size(); seat++) {
            seated.add(bots.get(member(seat, rotation)));
        }
        return seated;
    }
}
