package regatta.soak;

import java.util.Arrays;
import regatta.core.Fingerprint;
import regatta.core.Position;

/**
 * A position of Soak Overflow, laid out by field: the agent with the id {@code a} is the {@code a}-th entry of each
 * array, and the {@code a}-th bit of each set of agents. A table: one owner, one thread. Read it freely; only the rules
 * write it.
 *
 * <p>It shows the turn just played to its end: who was soaked in it still lies there, marked as {@link #dying}, and
 * cooldowns are as the shots left them. The next turn begins with cleaning up; what bots are told, and what they can
 * count on, is {@link #living} and {@link #readyIn}.
 */
public final class SoakPosition implements Position<SoakPosition> {

    /** Owns a tile that is equally near to both players. */
    public static final byte NOBODY = -1;

    /** From this wetness on an agent is out. */
    public static final int DROWNED = 100;

    /** How far a bomb can be thrown, and how wet it makes those around it. */
    public static final int THROW_RANGE = 4;

    public static final int SPLASH = 30;

    final Scene scene;

    /** The number of turns played. */
    public int turn;

    boolean over;

    /** Whether the next turn is the curtain turn: a team is gone, nobody is asked, and the match ends. */
    public boolean curtain;

    /** Whether the goal of a tutorial is reached. */
    public boolean goalMet;

    /** The players, as bits, who failed to answer as the rules demand. */
    int inactive;

    /** The agents in the list, those dying included. */
    public int alive;

    /** The agents soaked in the turn just played. */
    public int dying;

    /** The agents that hunkered down in the turn just played. */
    public int hunkered;

    public final int[] points = new int[2];
    public final int[] cell;
    public final int[] cooldown;
    public final int[] bombs;
    public final int[] wetness;
    final Chance chance;

    SoakPosition(Scene scene, Chance chance) {
        this.scene = scene;
        this.chance = chance;
        Roster roster = scene.roster();
        alive = roster.team[0] | roster.team[1];
        cell = roster.cell.clone();
        cooldown = new int[roster.agents + 1];
        bombs = roster.bombs.clone();
        wetness = roster.wetness.clone();
    }

    @Override
    public int seats() {
        return scene.league().seats;
    }

    @Override
    public int turn() {
        return turn;
    }

    @Override
    public int turnLimit() {
        return scene.league().turns;
    }

    @Override
    public boolean over() {
        return over;
    }

    public Terrain terrain() {
        return scene.terrain();
    }

    public Roster roster() {
        return scene.roster();
    }

    /** Returns whether orders of a kind are carried out in the league of the match. */
    boolean works(int kind) {
        return (scene.league().works >> kind & 1) == 1;
    }

    /** Returns the agents of {@code player}, as bits, that are not dying: those that take part in the next turn. */
    public int living(int player) {
        return alive & ~dying & scene.roster().team[player];
    }

    /** Returns in how many turns {@code agent} may shoot: 0 is the next one. */
    public int readyIn(int agent) {
        return Math.max(0, cooldown[agent] - 1);
    }

    /** Returns whether {@code player} has always answered as the rules demand. */
    public boolean active(int player) {
        return (inactive >> player & 1) == 0;
    }

    /** Returns the official score: −1 for a lost match, else what the league counts. It is final once the match is over. */
    public int score(int player) {
        return scene.league().score(this, player);
    }

    /** Returns how wet a shot makes its target; 0 also if it is out of range. Cooldowns and orders aside. */
    public int damage(int shooter, int target, boolean hunkeredDown) {
        return damage(shooter, cell[shooter], cell[target], hunkeredDown);
    }

    /** Returns how wet a shot of {@code shooter} from one tile would make whoever stands on another. */
    public int damage(int shooter, int from, int to, boolean hunkeredDown) {
        int parts = reachHalves(shooter, from, to) * exposedQuarters(from, to, hunkeredDown);
        return scene.roster().power[shooter] * parts + 4 >> 3; // In eighths, rounded half up.
    }

    /** Returns how much of its power a shooter brings from one tile to another: two halves, one, or none. */
    int reachHalves(int shooter, int from, int to) {
        int distance = scene.terrain().manhattan(from, to);
        int range = scene.roster().range[shooter];
        return distance <= range ? 2 : distance <= range * 2 ? 1 : 0;
    }

    /** Returns how many quarters of a shot cover and hunkering let through. */
    int exposedQuarters(int from, int to, boolean hunkeredDown) {
        return scene.terrain().coverQuarters(from, to) - (hunkeredDown ? 1 : 0);
    }

    /** Writes the owner of each tile as the agents stand now: 0, 1 or {@link #NOBODY}. Tutorials have no territory. */
    public void territory(byte[] owners) {
        Territory territory = scene.territory();
        if (territory == null) {
            Arrays.fill(owners, NOBODY);
        } else {
            territory.owners(this, owners);
        }
    }

    /** Returns how many tiles more player 0 owns than player 1, as the agents stand now. */
    public int territoryLead() {
        Territory territory = scene.territory();
        return territory == null ? 0 : territory.lead(this);
    }

    /** Gives the points of a turn that was played, for the ground held at its end. */
    void givePoints() {
        int lead = territoryLead();
        points[lead > 0 ? 0 : 1] += Math.abs(lead);
    }

    @Override
    public SoakPosition copy() {
        SoakPosition copy = new SoakPosition(scene, chance.copy());
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(SoakPosition other) {
        turn = other.turn;
        over = other.over;
        curtain = other.curtain;
        goalMet = other.goalMet;
        inactive = other.inactive;
        alive = other.alive;
        dying = other.dying;
        hunkered = other.hunkered;
        points[0] = other.points[0];
        points[1] = other.points[1];
        System.arraycopy(other.cell, 0, cell, 0, cell.length);
        System.arraycopy(other.cooldown, 0, cooldown, 0, cooldown.length);
        System.arraycopy(other.bombs, 0, bombs, 0, bombs.length);
        System.arraycopy(other.wetness, 0, wetness, 0, wetness.length);
        chance.copyFrom(other.chance);
    }

    @Override
    public long fingerprint() {
        Fingerprint print = new Fingerprint();
        print.add(turn).add(over).add(curtain).add(goalMet).add(inactive);
        print.add(alive).add(dying).add(hunkered).add(points, 2);
        for (int left = alive; left != 0; left &= left - 1) {
            int agent = Integer.numberOfTrailingZeros(left);
            print.add(cell[agent]).add(cooldown[agent]).add(bombs[agent]).add(wetness[agent]);
        }
        chance.addTo(print);
        return print.value();
    }
}
