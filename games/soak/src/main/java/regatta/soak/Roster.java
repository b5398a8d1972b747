package regatta.soak;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The agents of a match at its start, and what never changes about them. The agent with the id {@code a} is entry
 * {@code a} of each array; entry 0 stands for none. The ids of player 0 come before those of player 1.
 */
public final class Roster {

    /** The maximum number of agents: their ids, and 0, fit into the bits of an int. */
    static final int LIMIT = 31;

    /** The number of agents; their ids are 1 to this. */
    public final int agents;

    /** The ids in list order: the order of the protocol and, except in some tutorials, of the ids. */
    final int[] list;

    /** The agents of each player as bits. */
    final int[] team = new int[2];

    public final AgentClass[] agentClass;
    public final int[] shootCooldown;
    public final int[] range;
    public final int[] power;
    final int[] bombs;
    final int[] wetness;
    final int[] cell;

    /** An agent at the start of a match. */
    record Entry(int id, int player, int cell, AgentClass agentClass, int wetness, Kit kit) {

        static Entry of(int id, int player, int cell, AgentClass agentClass) {
            return new Entry(id, player, cell, agentClass, 0, Kit.of(agentClass));
        }

        /** Returns the same agent at another tile, with that tile's wetness. */
        Entry placed(int at, int wet) {
            return new Entry(id, player, at, agentClass, wet, kit);
        }
    }

    /** The equipment of an agent: that of its class, or a tutorial's own. */
    record Kit(int shootCooldown, int power, int range, int bombs) {

        static Kit of(AgentClass agentClass) {
            return new Kit(agentClass.shootCooldown, agentClass.power, agentClass.range, agentClass.bombs);
        }

        /** In the tutorials there are only snipers, which may shoot in every turn. */
        static Kit tutorial(int power, int range, int bombs) {
            return new Kit(0, power, range, bombs);
        }
    }

    /** Takes the agents in list order. */
    Roster(List<Entry> entries) {
        agents = entries.size();
        assert agents <= LIMIT : agents + " agents";
        list = entries.stream().mapToInt(Entry::id).toArray();
        List<Entry> byId = new ArrayList<>(entries);
        byId.sort(Comparator.comparingInt(Entry::id));
        agentClass = new AgentClass[agents + 1];
        agentClass[0] = AgentClass.SNIPER;
        shootCooldown = new int[agents + 1];
        range = new int[agents + 1];
        power = new int[agents + 1];
        bombs = new int[agents + 1];
        wetness = new int[agents + 1];
        cell = new int[agents + 1];
        for (Entry entry : byId) {
            int id = entry.id();
            team[entry.player()] |= 1 << id;
            agentClass[id] = entry.agentClass();
            shootCooldown[id] = entry.kit().shootCooldown();
            range[id] = entry.kit().range();
            power[id] = entry.kit().power();
            bombs[id] = entry.kit().bombs();
            wetness[id] = entry.wetness();
            cell[id] = entry.cell();
        }
    }

    /** Returns the agent with the lowest id of a set that is not empty. */
    public static int first(int agents) {
        return Integer.numberOfTrailingZeros(agents);
    }

    /** Returns the agents with which a player started the match, as bits. */
    public int all(int player) {
        return team[player];
    }

    /** Returns the player whose agent this is. */
    public int player(int agent) {
        return team[1] >>> agent & 1;
    }
}
