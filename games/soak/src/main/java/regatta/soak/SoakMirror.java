package regatta.soak;

import java.util.ArrayList;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.Mirror;
import regatta.core.TextIn;

/**
 * A match of Soak Overflow as its messages tell it. They do not tell the points: those are counted here, turn by turn, by
 * the ground that the agents in the message hold.
 */
public final class SoakMirror implements Mirror<SoakPosition> {

    private final TextIn in;
    private final int seat;
    private final SoakRules rules;

    /** What was read, before it passes through the veil. */
    private final SoakPosition told;

    private final SoakPosition view;

    /**
     * Reads the first message of a match.
     *
     * @param ruleSet one of the game's, which the message does not tell
     * @throws BadInput if it is no such message
     */
    public SoakMirror(String ruleSet, TextIn in) {
        this.in = in;
        League league = League.of(ruleSet);
        seat = in.number(0, league.seats - 1);
        List<Roster.Entry> entries = readAgents();
        Terrain terrain = readTerrain();
        Roster unplaced = new Roster(entries);
        requireTeams(league, unplaced);
        SoakPosition first = new SoakPosition(new Scene(league, terrain, unplaced, null), new Chance(0));
        readTurn(first);
        rules = new SoakRules(league, new Scene(league, terrain, placed(entries, first)));
        told = rules.start();
        told.copyFrom(first);
        view = told.copy();
        rules.veil(told, seat, view);
    }

    private List<Roster.Entry> readAgents() {
        int count = in.number(1, Roster.LIMIT);
        List<Roster.Entry> entries = new ArrayList<>();
        int known = 0;
        for (int i = 0; i < count; i++) {
            int id = in.number(1, count);
            int player = in.number(0, 1);
            int shootCooldown = in.number();
            int range = in.number();
            int power = in.number();
            Roster.Kit kit = new Roster.Kit(shootCooldown, power, range, in.number());
            entries.add(new Roster.Entry(id, player, 0, AgentClass.of(kit), 0, kit));
            known |= 1 << id;
        }
        if (Integer.bitCount(known) < count) {
            throw new BadInput("The first message names an agent twice.");
        }
        return entries;
    }

    private static void requireTeams(League league, Roster roster) {
        int larger = Math.max(Integer.bitCount(roster.team[0]), Integer.bitCount(roster.team[1]));
        if (league.territory && larger > Territory.TEAM) {
            throw new BadInput("The first message names a team of " + larger + " agents. The most are " + Territory.TEAM
                    + "; a tutorial may have more, if it is known to be one.");
        }
    }

    private Terrain readTerrain() {
        int width = in.number(1, Terrain.MOST_CELLS);
        int height = in.number(1, Terrain.MOST_CELLS / width);
        byte[] types = new byte[width * height];
        for (int i = 0; i < types.length; i++) {
            int x = in.number(0, width - 1);
            int y = in.number(0, height - 1);
            types[y * width + x] = (byte) in.number(Terrain.FLOOR, Terrain.HIGH_COVER);
        }
        return new Terrain(width, height, types);
    }

    private void readTurn(SoakPosition position) {
        Terrain terrain = position.terrain();
        int agents = position.roster().agents;
        position.alive = 0;
        for (int left = in.number(0, agents); left > 0; left--) {
            int agent = in.number(1, agents);
            position.alive |= 1 << agent;
            int x = in.number(0, terrain.width - 1);
            position.cell[agent] = terrain.cell(x, in.number(0, terrain.height - 1));
            position.cooldown[agent] = in.number(0, Integer.MAX_VALUE - 1) + 1; // As the turn before left it.
            position.bombs[agent] = in.number();
            position.wetness[agent] = in.number();
        }
        in.number(0, agents); // How many lines are awaited: one for each own agent.
    }

    private static Roster placed(List<Roster.Entry> entries, SoakPosition first) {
        return new Roster(entries.stream()
                .map(entry -> entry.placed(first.cell[entry.id()], first.wetness[entry.id()]))
                .toList());
    }

    @Override
    public SoakRules rules() {
        return rules;
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public SoakPosition view() {
        return view;
    }

    @Override
    public boolean next() {
        if (!in.more()) {
            return false;
        }
        readTurn(told);
        told.turn++;
        told.givePoints();
        rules.veil(told, seat, view);
        return true;
    }
}
