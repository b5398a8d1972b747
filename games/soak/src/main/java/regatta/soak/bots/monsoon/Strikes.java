package regatta.soak.bots.monsoon;

import regatta.core.Orders;
import regatta.soak.Roster;
import regatta.soak.SoakOrders;
import regatta.soak.SoakPosition;
import regatta.soak.Terrain;

/**
 * Chooses the shots and bombs of the current turn. Own moves are known; enemy moves are uncertain, so each choice is
 * judged by its mean cost over all enemy moves. Mutable, for one thread.
 */
final class Strikes {

    private final SoakPosition view;
    private final Terrain terrain;
    private final Roster roster;
    private final MonsoonParameters weights;

    /** The tiles where each agent may be after its move, with probabilities. */
    private final int[][] tiles;

    private final double[][] chances;

    /** The expected wetness of each agent. */
    private final double[] wetness;

    private int target;
    private int bombCell;

    Strikes(SoakPosition view, MonsoonParameters weights) {
        this.view = view;
        this.weights = weights;
        terrain = view.terrain();
        roster = view.roster();
        tiles = new int[roster.agents + 1][Terrain.DIRECTIONS + 1];
        chances = new double[roster.agents + 1][Terrain.DIRECTIONS + 1];
        wetness = new double[roster.agents + 1];
    }

    void order(int player, PlannedMoves own, PlannedMoves enemy, Orders orders) {
        for (int agent = 1; agent <= roster.agents; agent++) {
            wetness[agent] = view.wetness[agent];
            boolean mine = roster.player(agent) == player;
            guess(agent, mine ? own : enemy, mine ? 1 : weights.sure);
        }
        for (int left = view.living(player); left != 0; left &= left - 1) {
            int agent = Roster.first(left);
            int to = tiles[agent][0];
            orders.add(player, SoakOrders.MOVE, agent, terrain.x[to], terrain.y[to]);
            strike(player, agent, orders);
        }
    }

    /** Spreads the probabilities of an agent: the expected tile first, then the others it can reach. */
    private void guess(int agent, PlannedMoves course, double sure) {
        int at = view.cell[agent];
        int options = 1;
        for (int direction = 0; direction < Terrain.DIRECTIONS; direction++) {
            options += terrain.floor(terrain.neighbour(at, direction)) ? 1 : 0;
        }
        double share = (1 - sure) / options;
        int expected = course.step(terrain, at, 0, agent);
        tiles[agent][0] = expected;
        chances[agent][0] = sure + share;
        int place = 1;
        for (int direction = 0; direction <= Terrain.DIRECTIONS; direction++) {
            int to = direction == PlannedMoves.STAY ? at : terrain.neighbour(at, direction);
            if (terrain.floor(to) && to != expected) {
                tiles[agent][place] = to;
                chances[agent][place++] = share;
            }
        }
        for (; place < tiles[agent].length; place++) {
            tiles[agent][place] = at;
            chances[agent][place] = 0;
        }
    }

    private void strike(int player, int agent, Orders orders) {
        double shot = view.readyIn(agent) > 0 ? 0 : shot(player, agent);
        double bomb = view.bombs[agent] == 0 ? 0 : bomb(player, agent) - weights.bomb;
        if (bomb > Math.max(0, shot)) {
            orders.add(player, SoakOrders.THROW, agent, terrain.x[bombCell], terrain.y[bombCell]);
            for (int left = view.living(1 - player); left != 0; left &= left - 1) {
                int enemy = Roster.first(left);
                wetness[enemy] += SoakPosition.SPLASH * hitChance(enemy, bombCell);
            }
        } else if (shot > 0) {
            orders.add(player, SoakOrders.SHOOT, agent, target, 0);
            wetness[target] += expectedDamage(agent, target);
        } else {
            orders.add(player, SoakOrders.HUNKER_DOWN, agent, 0, 0);
        }
    }

    /** Finds the most costly target of a shot, stored in the fields, and returns its cost. */
    private double shot(int player, int agent) {
        double cost = weights.reload * roster.shootCooldown[agent];
        double max = cost;
        for (int left = view.living(1 - player); left != 0; left &= left - 1) {
            int enemy = Roster.first(left);
            double value = 0;
            int wet = (int) wetness[enemy];
            for (int i = 0; wet < SoakPosition.DROWNED && i < tiles[enemy].length; i++) {
                int damage = view.damage(agent, tiles[agent][0], tiles[enemy][i], false);
                value += chances[enemy][i] * weights.cost(wet, damage);
            }
            if (value > 0 && value + 0.01 * wet > max) {
                max = value + 0.01 * wet;
                target = enemy;
            }
        }
        return max - cost;
    }

    private double expectedDamage(int agent, int enemy) {
        double sum = 0;
        for (int i = 0; i < tiles[enemy].length; i++) {
            sum += chances[enemy][i] * view.damage(agent, tiles[agent][0], tiles[enemy][i], false);
        }
        return sum;
    }

    /** Finds the best tile for a bomb, stored in the fields, and returns its value. */
    private double bomb(int player, int agent) {
        double max = 0;
        for (int cell = 0; cell < terrain.cells; cell++) {
            if (terrain.manhattan(tiles[agent][0], cell) <= SoakPosition.THROW_RANGE) {
                double value = blast(player, cell);
                if (value > max) {
                    max = value;
                    bombCell = cell;
                }
            }
        }
        return max;
    }

    private double blast(int player, int cell) {
        double value = 0;
        for (int left = view.living(0) | view.living(1); left != 0; left &= left - 1) {
            int one = Roster.first(left);
            boolean mine = roster.player(one) == player;
            if (terrain.chebyshev(view.cell[one], cell) <= 2 && wetness[one] < SoakPosition.DROWNED) {
                double cost = weights.cost((int) wetness[one], SoakPosition.SPLASH);
                // An own agent may be blocked and stay where it is.
                boolean own =
                        terrain.chebyshev(tiles[one][0], cell) <= 1 || terrain.chebyshev(view.cell[one], cell) <= 1;
                value += mine ? (own ? -cost : 0) : cost * hitChance(one, cell);
            }
        }
        return value;
    }

    private double hitChance(int agent, int cell) {
        double chance = 0;
        for (int i = 0; i < tiles[agent].length; i++) {
            if (terrain.chebyshev(tiles[agent][i], cell) <= 1) {
                chance += chances[agent][i];
            }
        }
        return chance;
    }
}
