package regatta.soak;

import java.util.Arrays;
import regatta.core.Fingerprint;
import regatta.core.Position;

/**
 * A position of Soak Overflow, stored by field: the agent with the id {@code a} is entry {@code a} of each array, and
 * bit {@code a} of each set of agents. Mutable, for one thread; only the rules write it.
 *
 * <p>It is the position at the end of a turn: agents soaked in it are still there, marked as {@link #dying}, and
 * cooldowns are as the shots left them. The next turn begins with the cleanup; bots receive {@link #living} and {@link
 * #readyIn}.
 */
public final class SoakPosition implements Position<SoakPosition> {

    /** The owner of a tile that is equally near to both players. */
    public static final byte NOBODY = -1;

    /** An agent with this wetness is out. */
    public static final int DROWNED = 100;

    /** The range of a bomb, and the wetness it adds to agents around it. */
    public static final int THROW_RANGE = 4;

    public static final int SPLASH = 30;

    final Scene scene;

    /** The number of turns played. */
    public int turn;

    boolean over;

    /** Whether the next turn is the last: a team is gone, no player is asked, and the match ends. */
    public boolean curtain;

    /** Whether the goal of a tutorial is reached. */
    public boolean goalMet;

    /** The players, as bits, that failed to answer by the rules. */
    int inactive;

    /** The agents in the list, including those that are dying. */
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
    final RefereeRandom chance;

    SoakPosition(Scene scene, RefereeRandom chance) {
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

    /** Returns the agents of {@code player}, as bits, that take part in the next turn. */
    public int living(int player) {
        return alive & ~dying & scene.roster().team[player];
    }

    /** Returns in how many turns {@code agent} may shoot; 0 is the next one. */
    public int readyIn(int agent) {
        return Math.max(0, cooldown[agent] - 1);
    }

    /** Returns whether {@code player} has always answered by the rules. */
    public boolean active(int player) {
        return (inactive >> player & 1) == 0;
    }

    /** Returns the official score: −1 for a lost match, else the league's. It is final once the match is over. */
    public int score(int player) {
        return scene.league().score(this, player);
    }

    /** Returns the wetness that a shot adds to its target; 0 if it is out of range. Ignores cooldowns and orders. */
    public int damage(int shooter, int target, boolean hunkeredDown) {
        return damage(shooter, cell[shooter], cell[target], hunkeredDown);
    }

    /** Returns the wetness that a shot of {@code shooter} from one tile adds on another. */
    public int damage(int shooter, int from, int to, boolean hunkeredDown) {
        int parts = reachHalves(shooter, from, to) * exposedQuarters(from, to, hunkeredDown);
        return scene.roster().power[shooter] * parts + 4 >> 3; // In eighths, rounded half up.
    }

    /** Returns how many halves of its power a shooter brings from one tile to another: two, one, or none. */
    int reachHalves(int shooter, int from, int to) {
        int distance = scene.terrain().manhattan(from, to);
        int range = scene.roster().range[shooter];
        return distance <= range ? 2 : distance <= range * 2 ? 1 : 0;
    }

    /** Returns how many quarters of a shot get through cover and hunkering. */
    int exposedQuarters(int from, int to, boolean hunkeredDown) {
        return scene.terrain().coverQuarters(from, to) - (hunkeredDown ? 1 : 0);
    }

    /** Writes the owner of each tile: 0, 1 or {@link #NOBODY}. Tutorials have no territory. */
    public void territory(byte[] owners) {
        Territory territory = scene.territory();
        if (territory == null) {
            Arrays.fill(owners, NOBODY);
        } else {
            territory.owners(this, owners);
        }
    }

    /** Returns how many more tiles player 0 owns than player 1. */
    public int territoryLead() {
        Territory territory = scene.territory();
        return territory == null ? 0 : territory.lead(this);
    }

    /** Adds the points of a turn, for the territory at its end. */
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
