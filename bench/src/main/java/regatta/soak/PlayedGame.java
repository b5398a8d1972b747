package regatta.soak;

import java.util.ArrayList;
import java.util.List;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Match;
import regatta.core.Orders;
import regatta.core.Rng;

/** A game whose orders are known in advance. */
final class PlayedGame {

    final long seed;
    final SoakRules rules;
    final SoakPosition start;
    final SoakPosition position;
    final SoakPosition view;
    final List<Orders> turns = new ArrayList<>();

    private PlayedGame(RefereeGame golden) {
        seed = golden.record().get("seed").asLong();
        rules = golden.open();
        start = rules.start();
        position = rules.start();
        view = rules.start();
    }

    static PlayedGame of(RefereeGame golden) {
        PlayedGame game = new PlayedGame(golden);
        Match.Watcher<SoakPosition> recorder = (position, turn) -> game.turns.add(copy(turn.orders()));
        new Match<>(game.rules, game.rules.start(), golden.seats(), recorder).play();
        return game;
    }

    private static Orders copy(Orders orders) {
        Orders copy = new Orders(orders.seats());
        for (int seat = 0; seat < orders.seats(); seat++) {
            for (int i = 0; i < orders.count(seat); i++) {
                copy.add(seat, orders, i);
            }
            Fault fault = orders.fault(seat);
            if (fault != null) {
                copy.fail(seat, fault);
            }
        }
        return copy;
    }

    /** Returns a game with random moves, to tiles nearby or anywhere, and random combat. */
    static PlayedGame random(RefereeGame golden, boolean near) {
        PlayedGame game = new PlayedGame(golden);
        SoakPosition position = game.rules.start();
        Rng rng = new Rng(game.seed);
        Events events = new Events();
        while (!position.over()) {
            Orders orders = new Orders(2);
            for (int seat = 0; seat < 2; seat++) {
                for (int left = position.living(seat); left != 0; left &= left - 1) {
                    int agent = Integer.numberOfTrailingZeros(left);
                    int target = near ? nearby(position, agent, rng) : rng.below(position.terrain().cells);
                    move(position, seat, agent, target, orders);
                    fight(position, seat, agent, rng, orders);
                }
            }
            game.turns.add(orders);
            game.rules.advance(position, orders, events);
        }
        return game;
    }

    private static int nearby(SoakPosition position, int agent, Rng rng) {
        int cell = position.terrain().neighbour(position.cell[agent], rng.below(Terrain.DIRECTIONS));
        boolean floor = cell != Terrain.NONE && position.terrain().type(cell) == Terrain.FLOOR;
        return floor ? cell : position.cell[agent];
    }

    private static void move(SoakPosition position, int seat, int agent, int target, Orders orders) {
        Terrain terrain = position.terrain();
        orders.add(seat, SoakOrders.MOVE, agent, terrain.x[target], terrain.y[target]);
    }

    private static void fight(SoakPosition position, int seat, int agent, Rng rng, Orders orders) {
        Terrain terrain = position.terrain();
        switch (rng.below(8)) {
            case 0 -> orders.add(seat, SoakOrders.HUNKER_DOWN, agent, 0, 0);
            case 1 -> {
                int cell = position.cell[agent];
                orders.add(seat, SoakOrders.THROW, agent, terrain.x[cell] + rng.below(4), terrain.y[cell]);
            }
            default -> orders.add(seat, SoakOrders.SHOOT, agent, 1 + rng.below(position.roster().agents), 0);
        }
    }
}
