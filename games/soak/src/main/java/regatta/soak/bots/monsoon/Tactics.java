package regatta.soak.bots.monsoon;

import regatta.core.Orders;
import regatta.soak.Roster;
import regatta.soak.SoakOrders;
import regatta.soak.SoakPosition;
import regatta.soak.Terrain;

/**
 * Chooses the actions of agents in simulated turns, once all moves are known: the shot or the bomb that costs the enemy
 * the most, or else hunkering down. Damage is recorded at once, so that no agent shoots at one that is out already.
 * Mutable, for one thread.
 */
final class Tactics {

    private final Terrain terrain;
    private final Roster roster;
    private final MonsoonParameters weights;

    /** The tile where each agent will be. */
    final int[] tile;

    private final int[] wetness;

    private int bombX;
    private int bombY;

    Tactics(SoakPosition position, MonsoonParameters weights) {
        terrain = position.terrain();
        roster = position.roster();
        this.weights = weights;
        tile = new int[roster.agents + 1];
        wetness = new int[roster.agents + 1];
    }

    /** Adds an action for each agent of a player. */
    void act(SoakPosition position, int player, boolean bombs, Orders orders) {
        System.arraycopy(position.wetness, 0, wetness, 0, wetness.length);
        int enemies = position.living(1 - player);
        for (int left = position.living(player); left != 0; left &= left - 1) {
            act(position, Roster.first(left), player, enemies, bombs, orders);
        }
    }

    private void act(SoakPosition position, int agent, int player, int enemies, boolean bombs, Orders orders) {
        int target = position.readyIn(agent) > 0 ? 0 : target(position, agent, enemies);
        double shot = target == 0
                ? 0
                : weights.cost(wetness[target], position.damage(agent, tile[agent], tile[target], false));
        if (bombs && position.bombs[agent] > 0) {
            double blast = bomb(position, agent, player);
            if (blast > Math.max(shot, 0) + weights.bomb) {
                orders.add(player, SoakOrders.THROW, agent, bombX, bombY);
                book(position, player, terrain.cell(bombX, bombY));
                return;
            }
        }
        if (target != 0) {
            orders.add(player, SoakOrders.SHOOT, agent, target, 0);
            wetness[target] += position.damage(agent, tile[agent], tile[target], false);
        } else {
            orders.add(player, SoakOrders.HUNKER_DOWN, agent, 0, 0);
        }
    }

    /** Returns the most costly target of a shot, or 0 for none. */
    private int target(SoakPosition position, int agent, int enemies) {
        int best = 0;
        double max = weights.reload * roster.shootCooldown[agent];
        for (int left = enemies; left != 0; left &= left - 1) {
            int enemy = Roster.first(left);
            int damage = wetness[enemy] >= SoakPosition.DROWNED
                    ? 0
                    : position.damage(agent, tile[agent], tile[enemy], false);
            if (damage > 0) {
                // Of equal hits the one on the wetter agent: an agent that is out shoots no more.
                double value = weights.cost(wetness[enemy], damage) + 0.01 * wetness[enemy];
                if (value > max) {
                    max = value;
                    best = enemy;
                }
            }
        }
        return best;
    }

    /** Finds the best bomb, stored in the fields, and returns its value. */
    private double bomb(SoakPosition position, int agent, int player) {
        double max = 0;
        int x = terrain.x[tile[agent]];
        int y = terrain.y[tile[agent]];
        for (int left = position.living(1 - player); left != 0; left &= left - 1) {
            int enemy = Roster.first(left);
            int dx = terrain.x[tile[enemy]] - x;
            int dy = terrain.y[tile[enemy]] - y;
            if (Math.abs(dx) + Math.abs(dy) > SoakPosition.THROW_RANGE + 2) {
                continue;
            }
            for (int offset = 0; offset < 9; offset++) {
                int toX = x + dx + offset % 3 - 1;
                int toY = y + dy + offset / 3 - 1;
                if (Math.abs(toX - x) + Math.abs(toY - y) <= SoakPosition.THROW_RANGE
                        && terrain.cell(toX, toY) != Terrain.NONE) {
                    double value = blast(position, player, toX, toY);
                    if (value > max) {
                        max = value;
                        bombX = toX;
                        bombY = toY;
                    }
                }
            }
        }
        return max;
    }

    private double blast(SoakPosition position, int player, int x, int y) {
        double value = 0;
        for (int left = position.living(0) | position.living(1); left != 0; left &= left - 1) {
            int one = Roster.first(left);
            if (within(x, y, tile[one]) && wetness[one] < SoakPosition.DROWNED) {
                double cost = weights.cost(wetness[one], SoakPosition.SPLASH);
                value += roster.player(one) == player ? -1.5 * cost : weights.hit * cost;
            }
        }
        return value;
    }

    private boolean within(int x, int y, int cell) {
        return Math.abs(terrain.x[cell] - x) <= 1 && Math.abs(terrain.y[cell] - y) <= 1;
    }

    private void book(SoakPosition position, int player, int cell) {
        for (int left = position.living(1 - player); left != 0; left &= left - 1) {
            int enemy = Roster.first(left);
            if (terrain.chebyshev(tile[enemy], cell) <= 1) {
                wetness[enemy] += SoakPosition.SPLASH;
            }
        }
    }
}
