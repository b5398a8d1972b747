package regatta.halite;

import java.util.ArrayList;
import java.util.List;
import regatta.core.Fault;
import regatta.core.Orders;

/**
 * What is wrong with the orders of a seat.
 *
 * @param detail ours, for the author of the bot
 * @param remarks the original's, for its log, at least one
 */
record Objection(String detail, List<Remark> remarks) {

    /**
     * What the original's log says about a command.
     *
     * @param phase when it says so: it looks at all seats for one kind of problem before it looks for the next
     * @param excerpts the commands it is about, as the log shows them; empty if they could not be read
     */
    record Remark(int phase, String words, String excerpts) {}

    /** Makes one of a single remark. */
    Objection(String detail, String words, String excerpts) {
        this(detail, List.of(new Remark(0, words, excerpts)));
    }

    /** How many commands an excerpt shows before and after the one it is about. */
    private static final int CONTEXT = 2;

    /** Returns whether the orders could be read, but not be carried out. */
    boolean impossible() {
        return !remarks.get(0).excerpts().isEmpty();
    }

    Fault fault() {
        return Fault.invalid(detail);
    }

    /**
     * Returns the commands of a seat around the one at {@code at}, and then around each of those related to it.
     *
     * @param relation what the related ones are; said only if there are any
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

    /** Returns the orders of a seat as text; one that no text could say, which only a search gives, as a question mark. */
    static List<String> commands(Orders orders, int seat) {
        List<String> commands = new ArrayList<>();
        for (int i = 0; i < orders.count(seat); i++) {
            boolean known = HaliteOrders.exists(orders.kind(seat, i), orders.first(seat, i));
            commands.add(known ? HaliteWire.command(orders, seat, i) : "?");
        }
        return commands;
    }
}
