package regatta.core;

/** Lists the legal orders of a seat, for callers that do not know the game, such as random bots and fuzzers. */
public interface LegalOrders<P extends Position<P>> {

    /**
     * Adds all orders of {@code seat} that are legal on their own to {@code options}, grouped by unit. An order with an
     * amount stands for all smaller amounts too. An order that destroys its unit is listed only if the unit has no
     * other order.
     *
     * @param view the view of the seat
     */
    void list(P view, int seat, Orders options);

    /** Adds a listed order to the orders of its seat, with a random amount up to the listed one if it has one. */
    default void add(Orders orders, int seat, Orders options, int index, Rng rng) {
        orders.add(seat, options, index);
    }

    /** Returns the built-in that gives each unit a random legal order. */
    default BuiltIn<P> random() {
        return new BuiltIn<>("random", "Gives random legal orders.", (model, view, seat, settings) -> {
            Rng rng = settings.chance();
            Orders options = new Orders(view.seats());
            P trial = view.copy();
            return (orders, budget) -> {
                options.clear();
                list(view, seat, options);
                choose(options, seat, rng, orders, Integer.MAX_VALUE);
                trial.copyFrom(view);
                model.advance(trial, orders, new Events());
                if (orders.fault(seat) != null) {
                    // Each is legal alone, but not together, such as two purchases with money for one.
                    orders.clear();
                    choose(options, seat, rng, orders, 1);
                }
            };
        });
    }

    private void choose(Orders options, int seat, Rng rng, Orders orders, int maxUnits) {
        int next = 0;
        for (int first = 0; first < options.count(seat) && orders.count(seat) < maxUnits; first = next) {
            int chosen = first;
            int unit = options.subject(seat, first);
            for (next = first; next < options.count(seat) && options.subject(seat, next) == unit; next++) {
                chosen = rng.oneIn(next - first + 1) ? next : chosen;
            }
            add(orders, seat, options, chosen, rng);
        }
    }
}
