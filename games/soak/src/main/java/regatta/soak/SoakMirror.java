package regatta.soak;

import java.util.ArrayList;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.Mirror;
import regatta.core.TextIn;

/**
 * Rebuilds a match of Soak Overflow from its messages. They do not contain the points, which are counted here turn by
 * turn, from the territory of the agents in the messages.
 */
public final class SoakMirror implements Mirror<SoakPosition> {

    private final TextIn in;
    private final int seat;
    private final SoakRules rules;

    /** The position as read, before it is reduced to the view. */
    private final SoakPosition known;

    private final SoakPosition view;

    /**
     * Reads the first message of a match.
     *
     * @param ruleSet the rule set, which the message does not contain
     * @throws BadInput if it is not a first message of Soak Overflow
     */
    public SoakMirror(String ruleSet, TextIn in) {
        this.in = in;
        SoakLeague league = SoakLeague.of(ruleSet);
        seat = in.number(0, league.seats - 1);
        List<Roster.Entry> entries = readAgents();
        Terrain terrain = readTerrain();
        Roster unplaced = new Roster(entries);
        requireTeams(league, unplaced);
        SoakPosition first = new SoakPosition(new Scene(league, terrain, unplaced, null), new RefereeRandom(0));
        readTurn(first);
        rules = new SoakRules(league, new Scene(league, terrain, placed(entries, first)));
        known = rules.start();
        known.copyFrom(first);
        view = known.copy();
        rules.veil(known, seat, view);
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

    private static void requireTeams(SoakLeague league, Roster roster) {
        int larger = Math.max(Integer.bitCount(roster.team[0]), Integer.bitCount(roster.team[1]));
        if (league.territory && larger > Territory.TEAM) {
            throw new BadInput("The first message names a team of " + larger + " agents. The most are " + Territory.TEAM
                    + "; a tutorial may have more, if it is known to be one.");
        }
    }

    private Terrain readTerrain() {
        int width = in.number(1, Terrain.MAX_CELLS);
        int height = in.number(1, Terrain.MAX_CELLS / width);
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
            position.cooldown[agent] = in.number(0, Integer.MAX_VALUE - 1) + 1; // As the previous turn left it.
            position.bombs[agent] = in.number();
            position.wetness[agent] = in.number();
        }
        in.number(0, agents); // The number of awaited lines: one per own agent.
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
        readTurn(known);
        known.turn++;
        known.givePoints();
        rules.veil(known, seat, view);
        return true;
    }
}
