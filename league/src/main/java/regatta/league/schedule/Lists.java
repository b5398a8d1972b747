package regatta.league.schedule;

import java.util.List;

/** What lists of numbers need that cannot be read in two ways. */
final class Lists {

    private Lists() {}

    /** Takes out the entry at a place: of a list of numbers, {@code remove} might be read as taking out a number. */
    static <T> T take(List<T> list, int index) {
        return list.remove(index);
    }
}
