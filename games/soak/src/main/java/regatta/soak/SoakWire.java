package regatta.soak;

import regatta.core.Orders;
import regatta.core.TextOut;

/** Writes the messages to bots, byte for byte as the original does, and orders as text. */
final class SoakWire {

    private SoakWire() {}

    /** Writes what a bot reads once, before its first turn. */
    static void writeGreeting(SoakPosition position, int seat, TextOut out) {
        Roster roster = position.roster();
        Terrain terrain = position.terrain();
        out.put(seat).newline();
        out.put(roster.agents).newline();
        for (int agent : roster.list) {
            out.put(agent).space().put(roster.player(agent)).space();
            out.put(roster.shootCooldown[agent])
                    .space()
                    .put(roster.range[agent])
                    .space();
            out.put(roster.power[agent]).space().put(roster.bombs[agent]).newline();
        }
        out.put(terrain.width).space().put(terrain.height).newline();
        for (int cell = 0; cell < terrain.cells; cell++) {
            out.put(terrain.x[cell]).space().put(terrain.y[cell]).space().put(terrain.type(cell));
            out.put(terrain.x[cell] == terrain.width - 1 ? '\n' : ' ');
        }
    }

    static void writeTurn(SoakPosition position, int seat, TextOut out) {
        Terrain terrain = position.terrain();
        int living = position.living(0) | position.living(1);
        out.put(Integer.bitCount(living)).newline();
        for (int agent : position.roster().list) {
            if ((living >>> agent & 1) == 1) {
                int cell = position.cell[agent];
                out.put(agent)
                        .space()
                        .put(terrain.x[cell])
                        .space()
                        .put(terrain.y[cell])
                        .space();
                out.put(position.readyIn(agent))
                        .space()
                        .put(position.bombs[agent])
                        .space();
                out.put(position.wetness[agent]).newline();
            }
        }
        out.put(Integer.bitCount(position.living(seat))).newline();
    }

    /** Writes a line for each living agent of a seat: its id and its orders, or a lone semicolon if it has none. */
    static void writeOrders(SoakPosition position, int seat, Orders orders, TextOut out) {
        int living = position.living(seat);
        for (int agent : position.roster().list) {
            if ((living >>> agent & 1) == 1) {
                int before = out.size();
                for (int i = 0; i < orders.count(seat); i++) {
                    if (orders.subject(seat, i) == agent) {
                        writeOrder(seat, orders, i, out.size() == before, out);
                    }
                }
                out.put(out.size() == before ? ";\n" : "\n");
            }
        }
    }

    private static void writeOrder(int seat, Orders orders, int index, boolean first, TextOut out) {
        if (first) {
            out.put(orders.subject(seat, index));
        }
        switch (orders.kind(seat, index)) {
            case SoakOrders.MOVE -> writePlace(";MOVE ", seat, orders, index, out);
            case SoakOrders.SHOOT -> out.put(";SHOOT ").put(orders.first(seat, index));
            case SoakOrders.THROW -> writePlace(";THROW ", seat, orders, index, out);
            default -> out.put(";HUNKER_DOWN");
        }
    }

    private static void writePlace(String word, int seat, Orders orders, int index, TextOut out) {
        out.put(word).put(orders.first(seat, index)).space().put(orders.second(seat, index));
    }
}
