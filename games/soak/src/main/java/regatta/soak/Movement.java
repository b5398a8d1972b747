package regatta.soak;

import regatta.core.Events;

/** Moves all agents at once. An agent that is blocked stays. */
final class Movement {

    private final Terrain terrain;
    private final PathSearch paths;

    /** The agent on each tile, or 0. */
    private final byte[] agentAt;

    /** The agents, as bits, that want to move to each tile. */
    private final int[] wantedBy;

    private final int[] from = new int[Roster.LIMIT + 1];
    private final int[] to = new int[Roster.LIMIT + 1];

    /** The agents whose tiles at the start of the turn are in {@link #from}. */
    private int present;

    private boolean startsMarked;

    Movement(Terrain terrain) {
        this.terrain = terrain;
        paths = new PathSearch(terrain);
        agentAt = new byte[terrain.cells];
        wantedBy = new int[terrain.cells];
    }

    void beginTurn(SoakPosition position) {
        if (startsMarked) {
            paths.clearOccupied();
            startsMarked = false;
        }
        present = position.alive;
        for (int left = present; left != 0; left &= left - 1) {
            int agent = Integer.numberOfTrailingZeros(left);
            from[agent] = position.cell[agent];
        }
    }

    /** Gives searches the agents' tiles at the start of the turn. Before that, no agent is in the way. */
    void markStarts() {
        if (!startsMarked) {
            for (int left = present; left != 0; left &= left - 1) {
                paths.occupy(from[Integer.numberOfTrailingZeros(left)]);
            }
            startsMarked = true;
        }
    }

    /** Returns the tile to step on from {@code cell} towards the destination of an agent's move. */
    int step(int cell, Plan plan, int agent) {
        return paths.step(cell, plan.moveX[agent], plan.moveY[agent]);
    }

    void apply(SoakPosition position, Plan plan, Events events) {
        int movers = chooseSteps(plan);
        if (movers == 0) {
            return;
        }
        for (int left = present; left != 0; left &= left - 1) {
            int agent = Integer.numberOfTrailingZeros(left);
            agentAt[from[agent]] = (byte) agent;
        }
        int free = movers & ~blocked(movers);
        for (int left = free; left != 0; left &= left - 1) {
            int agent = Integer.numberOfTrailingZeros(left);
            position.cell[agent] = to[agent];
        }
        for (int left = present; left != 0; left &= left - 1) {
            agentAt[from[Integer.numberOfTrailingZeros(left)]] = 0;
        }
        report(movers & ~free, events);
    }

    private void report(int blocked, Events events) {
        for (int left = blocked; left != 0; left &= left - 1) {
            int agent = Integer.numberOfTrailingZeros(left);
            events.begin(SoakEvents.BLOCKED);
            events.put(agent);
            events.put(to[agent]);
        }
    }

    /** Returns the agents that want to leave their tile, and stores where they want to go. */
    private int chooseSteps(Plan plan) {
        int movers = 0;
        for (int left = plan.moving; left != 0; left &= left - 1) {
            int agent = Integer.numberOfTrailingZeros(left);
            int wanted = terrain.cell(plan.moveX[agent], plan.moveY[agent]);
            int distance = wanted == Terrain.NONE ? Terrain.UNREACHABLE : terrain.walk(from[agent], wanted);
            if (distance > 1) { // An adjacent tile needs no search.
                markStarts();
                wanted = step(from[agent], plan, agent);
            }
            to[agent] = wanted;
            movers |= wanted == from[agent] ? 0 : 1 << agent;
        }
        return movers;
    }

    private int blocked(int movers) {
        int blocked = runningIntoSomeone(movers);
        blocked |= clashing(movers & ~blocked);
        int previous = blocked;
        while (previous != 0) {
            int followers = 0;
            for (int left = movers & ~blocked; left != 0; left &= left - 1) {
                int agent = Integer.numberOfTrailingZeros(left);
                followers |= (previous >>> agentAt[to[agent]] & 1) << agent;
            }
            blocked |= followers;
            previous = followers;
        }
        return blocked;
    }

    /** Returns the moving agents that are blocked by an agent that stays. */
    private int runningIntoSomeone(int movers) {
        int still = present & ~movers;
        int blocked = 0;
        for (int left = movers; left != 0; left &= left - 1) {
            int agent = Integer.numberOfTrailingZeros(left);
            blocked |= (still >>> agentAt[to[agent]] & 1) << agent;
        }
        return blocked;
    }

    /** Returns the moving agents that want the same tile as another, or each other's. */
    private int clashing(int movers) {
        for (int left = movers; left != 0; left &= left - 1) {
            int agent = Integer.numberOfTrailingZeros(left);
            wantedBy[to[agent]] |= 1 << agent;
        }
        int clashing = 0;
        for (int left = movers; left != 0; left &= left - 1) {
            int agent = Integer.numberOfTrailingZeros(left);
            int rivals = wantedBy[to[agent]] & ~(1 << agent);
            int opposite = agentAt[to[agent]];
            boolean swaps = (movers >>> opposite & 1) == 1 && to[opposite] == from[agent];
            clashing |= rivals != 0 || swaps ? 1 << agent : 0;
        }
        for (int left = movers; left != 0; left &= left - 1) {
            wantedBy[to[Integer.numberOfTrailingZeros(left)]] = 0;
        }
        return clashing;
    }
}
