package regatta.space;

import java.util.Arrays;
import regatta.core.BadInput;
import regatta.core.Mirror;
import regatta.core.TextIn;

/** Rebuilds a match of Space Explorers from its messages. They do not contain the rule set. */
public final class SpaceMirror implements Mirror<SpacePosition> {

    private final TextIn in;
    private final int seat;
    private final Board board;
    private final SpaceRules rules;

    /** The position as read, before it is reduced to the view. */
    private final SpacePosition known;

    private final SpacePosition view;

    /**
     * Reads the first message of a match.
     *
     * @param ruleSet the rules that are played
     * @throws BadInput if it is not a first message of Space Explorers
     */
    public SpaceMirror(SpaceRuleSet ruleSet, TextIn in) {
        this.in = in;
        in.expect("player");
        seat = readSeat(1);
        board = readBoard();
        rules = new SpaceRules(board, ruleSet);
        known = rules.blank();
        view = known.copy();
        readSight();
    }

    /** Reads a player: the text calls seats 1 and 2; 0 means none. */
    private int readSeat(int min) {
        return in.number(min, SpacePosition.SEATS) - 1;
    }

    private Board readBoard() {
        in.expect("planets");
        int[] ids = new int[in.number(1, Board.MAX_PLANETS)];
        int[][] ends = new int[ids.length][];
        int[][] lengths = new int[ids.length][];
        for (int planet = 0; planet < ids.length; planet++) {
            ids[planet] = in.number();
            ends[planet] = new int[in.number(0, ids.length)];
            lengths[planet] = new int[ends[planet].length];
            for (int lane = 0; lane < ends[planet].length; lane++) {
                ends[planet][lane] = in.number();
                lengths[planet][lane] = in.number();
            }
            if (planet > 0 && ids[planet] <= ids[planet - 1]) {
                throw new BadInput("Planet " + ids[planet] + " must not be listed after " + ids[planet - 1] + ".");
            }
        }
        for (int[] some : ends) {
            requireListed(ids, some);
        }
        return Board.received(ids, ends, lengths);
    }

    private static void requireListed(int[] ids, int[] ends) {
        for (int end : ends) {
            if (Arrays.binarySearch(ids, end) < 0) {
                throw new BadInput("A lane leads to planet " + end + ", which is not listed.");
            }
        }
    }

    /** Reads what is visible in a turn. When a turn is asked about, one more tick has passed than there were turns. */
    private void readSight() {
        in.expect("tick");
        known.ticks = in.number(1, SpaceRules.LAST_TICK);
        known.turn = known.ticks - 1;
        known.shuttleCount = 0;
        Arrays.fill(known.owner, (byte) SpacePosition.NONE);
        int visible = in.number(0, board.count());
        int hidden = in.number(board.count() - visible, board.count() - visible);
        for (int i = 0; i < visible; i++) {
            readPlanet();
        }
        in.nextLine(); // The line is empty if nothing is hidden.
        for (int i = 0; i < hidden; i++) {
            readIndex();
        }
        rules.veil(known, seat, view);
    }

    private void readPlanet() {
        int planet = readIndex();
        int habitability = in.number();
        int size = in.number();
        known.owner[planet] = (byte) readSeat(0);
        known.know(planet, habitability, size, in.number(0, 1) == 1);
        known.total[planet] = in.longNumber();
        known.people[0][planet] = in.longNumber();
        known.people[1][planet] = in.longNumber();
        for (int left = in.number(0, Integer.MAX_VALUE); left > 0; left--) {
            int owner = readSeat(1);
            int source = readIndex();
            known.add(owner, source, planet, in.longNumber(), in.number());
        }
    }

    /** Reads the id of a planet and returns its index. */
    private int readIndex() {
        int id = in.number();
        int planet = board.indexOf(id);
        if (planet == Board.NONE) {
            throw new BadInput("Planet " + id + " is none of those in the first message.");
        }
        return planet;
    }

    @Override
    public SpaceRules rules() {
        return rules;
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public SpacePosition view() {
        return view;
    }

    @Override
    public boolean next() {
        if (!in.more()) {
            return false;
        }
        readSight();
        return true;
    }
}
