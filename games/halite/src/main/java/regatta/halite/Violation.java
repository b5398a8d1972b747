package regatta.halite;

import java.util.ArrayList;
import java.util.List;
import regatta.core.Fault;
import regatta.core.Orders;

/**
 * A violation of the rules in the orders of a seat.
 *
 * @param detail our description, for the author of the bot
 * @param remarks the original's lines, for its log, at least one
 */
record Violation(String detail, List<Remark> remarks) {

    /**
     * A line of the original's log about a command.
     *
     * @param phase when it is logged: all seats are checked for one kind of problem before the next
     * @param excerpts the commands it is about, as the log shows them; empty if they are unreadable
     */
    record Remark(int phase, String words, String excerpts) {}

    /** Creates a violation with a single remark. */
    Violation(String detail, String words, String excerpts) {
        this(detail, List.of(new Remark(0, words, excerpts)));
    }

    /** The number of commands that an excerpt shows before and after the one it is about. */
    private static final int CONTEXT = 2;

    /** Returns whether the orders were readable, but impossible. */
    boolean impossible() {
        return !remarks.get(0).excerpts().isEmpty();
    }

    Fault fault() {
        return Fault.invalid(detail);
    }

    /**
     * Returns the commands of a seat around the one at {@code at}, and then around each related one.
     *
     * @param relation the label of the related commands, printed only if there are any
     */
    static String excerpts(List<String> commands, int at, String relation, List<Integer> related) {
        StringBuilder text = new StringBuilder("At command ");
        text.append(at + 1).append(" of ").append(commands.size()).append(":\n");
        appendExcerpt(commands, at, text);
        if (!related.isEmpty()) {
            text.append(relation).append(":\n");
        }
        for (int other : related) {
            appendExcerpt(commands, other, text);
        }
        return text.toString();
    }

    private static void appendExcerpt(List<String> commands, int at, StringBuilder text) {
        for (int i = Math.max(0, at - CONTEXT); i <= Math.min(commands.size() - 1, at + CONTEXT); i++) {
            text.append(i == at ? ">>> " : "    ").append(i + 1).append("   ");
            text.append(commands.get(i)).append('\n');
        }
        text.append('\n');
    }

    /** Returns the orders of a seat as text; an order that cannot be written becomes a question mark. */
    static List<String> commands(Orders orders, int seat) {
        List<String> commands = new ArrayList<>();
        for (int i = 0; i < orders.count(seat); i++) {
            boolean known = HaliteOrders.exists(orders.kind(seat, i), orders.first(seat, i));
            commands.add(known ? HaliteWire.command(orders, seat, i) : "?");
        }
        return commands;
    }
}
