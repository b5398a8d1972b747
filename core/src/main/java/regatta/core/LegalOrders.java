package regatta.core;

/**
 * Lists the orders a seat may give, for those who choose among them without knowing the game: random bots, fuzzing, learning.
 *
 * @param <P> the position of the game
 */
public interface LegalOrders<P extends Position<P>> {

    /**
     * Adds to {@code options}, as orders of {@code seat}, each order that the rules carry out if it is given alone, one unit
     * after the other. An order with an amount stands for all amounts up to it. An order that is the end of its unit is
     * listed only if the unit has no other.
     *
     * @param view what the seat sees when it is asked
     */
    void list(P view, int seat, Orders options);

    /** Returns a bot that gives each unit one of its orders at random. */
    default Bot random(P view, int seat, Rng rng) {
        Orders options = new Orders(view.seats());
        return (orders, budget) -> {
            options.clear();
            list(view, seat, options);
            int next = 0;
            for (int first = 0; first < options.count(seat); first = next) {
                int chosen = first;
                int unit = options.subject(seat, first);
                for (next = first; next < options.count(seat) && options.subject(seat, next) == unit; next++) {
                    chosen = rng.oneIn(next - first + 1) ? next : chosen;
                }
                orders.add(seat, options, chosen);
            }
        };
    }
}
