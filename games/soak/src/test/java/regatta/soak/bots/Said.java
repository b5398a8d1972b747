package regatta.soak.bots;

import java.util.ArrayList;
import java.util.List;
import regatta.core.Orders;
import regatta.soak.SoakOrders;

/** Orders in few words, for tests. */
public final class Said {

    private Said() {}

    /** Returns the orders of seat 0: {@code 1 MOVE 3 4}. */
    public static List<String> lines(Orders orders) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < orders.count(0); i++) {
            String numbers = " " + orders.first(0, i) + " " + orders.second(0, i);
            lines.add(orders.subject(0, i)
                    + switch (orders.kind(0, i)) {
                        case SoakOrders.MOVE -> " MOVE" + numbers;
                        case SoakOrders.SHOOT -> " SHOOT " + orders.first(0, i);
                        case SoakOrders.THROW -> " THROW" + numbers;
                        default -> " HUNKER_DOWN";
                    });
        }
        return lines;
    }
}
