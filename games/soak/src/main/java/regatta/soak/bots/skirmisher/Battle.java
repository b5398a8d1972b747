package regatta.soak.bots.skirmisher;

import regatta.soak.Roster;
import regatta.soak.SoakPosition;
import regatta.soak.Terrain;

/**
 * What the bot knows when a turn begins, whether it was shown a position or read it from text. The agent with the id
 * {@code a} is the {@code a}-th entry of each array and the {@code a}-th bit of each set. A table: one owner, one thread.
 */
public final class Battle {

    public final Terrain terrain;

    /** How many agents entered the match; the ids are 1 to this. */
    public final int agents;

    // What never changes about an agent.
    public final int[] player;
    public final int[] range;
    public final int[] power;

    /** The turn about to be played, counted from 0. */
    public int turn;

    /** By player, the agents as bits that take part in the turn. */
    public final int[] living = new int[2];

    public final int[] cell;

    /** In how many turns an agent may shoot: 0 is now. */
    public final int[] cooldown;

    public final int[] bombs;
    public final int[] wetness;

    public Battle(Terrain terrain, int agents) {
        this.terrain = terrain;
        this.agents = agents;
        player = new int[agents + 1];
        range = new int[agents + 1];
        power = new int[agents + 1];
        cell = new int[agents + 1];
        cooldown = new int[agents + 1];
        bombs = new int[agents + 1];
        wetness = new int[agents + 1];
    }

    /** Returns the battle of a match that is about to begin. */
    static Battle of(SoakPosition position) {
        Roster roster = position.roster();
        Battle battle = new Battle(position.terrain(), roster.agents);
        for (int agent = 1; agent <= roster.agents; agent++) {
            battle.player[agent] = roster.player(agent);
            battle.range[agent] = roster.range[agent];
            battle.power[agent] = roster.power[agent];
        }
        battle.look(position);
        return battle;
    }

    /** Takes over what a later position shows. */
    void look(SoakPosition position) {
        turn = position.turn;
        living[0] = position.living(0);
        living[1] = position.living(1);
        for (int agent = 1; agent <= agents; agent++) {
            cell[agent] = position.cell[agent];
            cooldown[agent] = position.readyIn(agent);
            bombs[agent] = position.bombs[agent];
            wetness[agent] = position.wetness[agent];
        }
    }

    /** Returns how wet a shot of {@code shooter} from one tile makes whoever stands on another. */
    int damage(int shooter, int from, int to, boolean hunkered) {
        int distance = terrain.manhattan(from, to);
        if (distance > 2 * range[shooter]) {
            return 0;
        }
        int halves = distance <= range[shooter] ? 2 : 1;
        int quarters = terrain.coverQuarters(from, to) - (hunkered ? 1 : 0);
        return power[shooter] * halves * quarters + 4 >> 3; // In eighths, rounded half up.
    }

    /** Returns whether an agent may shoot or throw now. One that may not will hunker down. */
    boolean canAct(int agent) {
        return cooldown[agent] == 0 || bombs[agent] > 0;
    }

    boolean floor(int tile) {
        return tile != Terrain.NONE && terrain.type(tile) == Terrain.FLOOR;
    }

    static boolean has(int agents, int agent) {
        return (agents >>> agent & 1) == 1;
    }

    /** Returns the lowest id of a set that is not empty. */
    static int first(int agents) {
        return Integer.numberOfTrailingZeros(agents);
    }
}
