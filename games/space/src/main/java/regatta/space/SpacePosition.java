package regatta.space;

import java.util.Arrays;
import regatta.core.Fingerprint;
import regatta.core.Position;

/**
 * A position of Space Explorers: time has passed and the mover has not moved yet. Stored by field: entry {@code p} of
 * each planet array belongs to planet {@code p}, and so on for shuttles. Mutable, for one thread; only
 * the rules write it.
 */
public final class SpacePosition implements Position<SpacePosition> {

    public static final int SEATS = 2;
    public static final int NONE = Board.NONE;

    public final Board board;

    final SpaceRuleSet ruleSet;

    /** The turn about to be played, counted from 0. Seat 0 moves in even turns. */
    public int turn;

    /** The number of ticks that have passed. */
    public int ticks;

    public boolean over;

    /** The winner, or {@link #NONE}; a match that is over without a winner is a draw. */
    public int winner = NONE;

    /** Whether the match ended because a seat had no planet and no shuttle left. */
    public boolean conquered;

    /** Whether this is a view of one seat. */
    boolean veiled;

    /** Whether a planet's numbers are known; unknown ones are as if the planet were empty and uninhabitable. */
    public final boolean[] seen;

    /** The number of people that a planet has room for. */
    public final long[] size;

    /** The growth of a planet in percent per tick. */
    public final int[] habitability;

    /** The growth factor of a planet, which follows from {@link #habitability}. */
    final double[] growth;

    /** Whether people of a seat began here. */
    public final boolean[] home;

    /** The owner of a planet, which may lag behind the majority. */
    public final byte[] owner;

    /**
     * The number of people on a planet, as the rules count them. In {@code classic} it can differ from the sum of
     * {@link #people}, and even be negative.
     */
    public final long[] total;

    /** By seat, then by planet. */
    public final long[][] people;

    /** Shuttles are in the order of launch; in a view, those to the same planet are. */
    public int shuttleCount;

    public byte[] shuttleSeat = new byte[64];
    public int[] shuttleSource = new int[64];
    public int[] shuttleDestination = new int[64];
    public long[] shuttlePeople = new long[64];

    /** The number of ticks until a shuttle lands. */
    public int[] shuttleTicks = new int[64];

    SpacePosition(Board board, SpaceRuleSet ruleSet) {
        this.board = board;
        this.ruleSet = ruleSet;
        seen = new boolean[board.count()];
        size = new long[board.count()];
        habitability = new int[board.count()];
        growth = new double[board.count()];
        home = new boolean[board.count()];
        owner = new byte[board.count()];
        total = new long[board.count()];
        people = new long[SEATS][board.count()];
        for (int planet = 0; planet < board.count(); planet++) {
            Planet facts = board.planets().get(planet);
            know(planet, facts.habitability(), facts.size(), facts.home() != NONE);
            owner[planet] = (byte) facts.home();
            if (facts.home() != NONE) {
                total[planet] = 1;
                people[facts.home()][planet] = 1;
            }
        }
    }

    /** Sets what never changes about a planet. */
    void know(int planet, int itsHabitability, long itsSize, boolean isHome) {
        seen[planet] = true;
        size[planet] = itsSize;
        habitability[planet] = itsHabitability;
        growth[planet] = 1.0 + itsHabitability / 100.0;
        home[planet] = isHome;
    }

    @Override
    public int seats() {
        return SEATS;
    }

    @Override
    public int turn() {
        return turn;
    }

    @Override
    public int turnLimit() {
        return SpaceRules.LAST_TICK;
    }

    @Override
    public boolean over() {
        return over;
    }

    /** Returns the seat whose turn it is. */
    public int mover() {
        return turn & 1;
    }

    /** Returns how many people of {@code seat} are on planets, which decides a match without conquest. */
    public long peopleOf(int seat) {
        long sum = 0;
        for (long some : people[seat]) {
            sum += some;
        }
        return sum;
    }

    /** Returns whether {@code seat} owns a planet or has a shuttle under way, or may have one out of sight. */
    boolean alive(int seat) {
        for (byte one : owner) {
            if (one == seat) {
                return true;
            }
        }
        for (int shuttle = 0; shuttle < shuttleCount; shuttle++) {
            if (shuttleSeat[shuttle] == seat) {
                return true;
            }
        }
        return veiled && !allSeen();
    }

    private boolean allSeen() {
        for (boolean one : seen) {
            if (!one) {
                return false;
            }
        }
        return true;
    }

    /** Returns the seat with the most people on a planet, or {@link #NONE} if they are equal. */
    byte majority(int planet) {
        long first = people[0][planet];
        long second = people[1][planet];
        return (byte) (first > second ? 0 : second > first ? 1 : NONE);
    }

    void launch(int seat, int source, int destination, long count) {
        add(seat, source, destination, count, board.length(source, destination));
    }

    /** Adds a shuttle that lands after some ticks. */
    void add(int seat, int source, int destination, long count, int ticksToGo) {
        room(shuttleCount + 1);
        shuttleSeat[shuttleCount] = (byte) seat;
        shuttleSource[shuttleCount] = source;
        shuttleDestination[shuttleCount] = destination;
        shuttlePeople[shuttleCount] = count;
        shuttleTicks[shuttleCount] = ticksToGo;
        shuttleCount++;
    }

    /** Moves a shuttle to an earlier index. */
    void moveShuttle(int from, int to) {
        shuttleSeat[to] = shuttleSeat[from];
        shuttleSource[to] = shuttleSource[from];
        shuttleDestination[to] = shuttleDestination[from];
        shuttlePeople[to] = shuttlePeople[from];
        shuttleTicks[to] = shuttleTicks[from];
    }

    private void room(int shuttles) {
        if (shuttles > shuttleSeat.length) {
            int capacity = Math.max(shuttles, shuttleSeat.length * 2);
            shuttleSeat = Arrays.copyOf(shuttleSeat, capacity);
            shuttleSource = Arrays.copyOf(shuttleSource, capacity);
            shuttleDestination = Arrays.copyOf(shuttleDestination, capacity);
            shuttlePeople = Arrays.copyOf(shuttlePeople, capacity);
            shuttleTicks = Arrays.copyOf(shuttleTicks, capacity);
        }
    }

    @Override
    public SpacePosition copy() {
        SpacePosition copy = new SpacePosition(board, ruleSet);
        copy.copyFrom(this);
        return copy;
    }

    /** Copies the turn, the tick and the result. */
    void copyCourse(SpacePosition other) {
        turn = other.turn;
        ticks = other.ticks;
        over = other.over;
        winner = other.winner;
        conquered = other.conquered;
    }

    /** Copies everything about a planet except the shuttles on their way to it. */
    public void copyPlanet(SpacePosition other, int planet) {
        seen[planet] = other.seen[planet];
        size[planet] = other.size[planet];
        habitability[planet] = other.habitability[planet];
        growth[planet] = other.growth[planet];
        home[planet] = other.home[planet];
        owner[planet] = other.owner[planet];
        total[planet] = other.total[planet];
        people[0][planet] = other.people[0][planet];
        people[1][planet] = other.people[1][planet];
    }

    /** Makes a planet unknown. */
    void forgetPlanet(int planet) {
        know(planet, 0, 0, false);
        seen[planet] = false;
        owner[planet] = NONE;
        total[planet] = 0;
        people[0][planet] = 0;
        people[1][planet] = 0;
    }

    void copyShuttlesTo(SpacePosition other, int planet) {
        for (int shuttle = 0; shuttle < other.shuttleCount; shuttle++) {
            if (other.shuttleDestination[shuttle] == planet) {
                add(
                        other.shuttleSeat[shuttle],
                        other.shuttleSource[shuttle],
                        planet,
                        other.shuttlePeople[shuttle],
                        other.shuttleTicks[shuttle]);
            }
        }
    }

    /** Allocates only if {@code other} has more shuttles than this one ever had. */
    @Override
    public void copyFrom(SpacePosition other) {
        copyCourse(other);
        if (veiled || other.veiled) { // Positions that are not views all know the same.
            copyKnowledge(other);
        }
        System.arraycopy(other.owner, 0, owner, 0, owner.length);
        System.arraycopy(other.total, 0, total, 0, total.length);
        System.arraycopy(other.people[0], 0, people[0], 0, people[0].length);
        System.arraycopy(other.people[1], 0, people[1], 0, people[1].length);
        room(other.shuttleCount);
        shuttleCount = other.shuttleCount;
        System.arraycopy(other.shuttleSeat, 0, shuttleSeat, 0, shuttleCount);
        System.arraycopy(other.shuttleSource, 0, shuttleSource, 0, shuttleCount);
        System.arraycopy(other.shuttleDestination, 0, shuttleDestination, 0, shuttleCount);
        System.arraycopy(other.shuttlePeople, 0, shuttlePeople, 0, shuttleCount);
        System.arraycopy(other.shuttleTicks, 0, shuttleTicks, 0, shuttleCount);
    }

    private void copyKnowledge(SpacePosition other) {
        veiled = other.veiled;
        System.arraycopy(other.seen, 0, seen, 0, seen.length);
        System.arraycopy(other.size, 0, size, 0, size.length);
        System.arraycopy(other.habitability, 0, habitability, 0, habitability.length);
        System.arraycopy(other.growth, 0, growth, 0, growth.length);
        System.arraycopy(other.home, 0, home, 0, home.length);
    }

    /** Which planets are known matters in views only. */
    @Override
    public long fingerprint() {
        Fingerprint print = new Fingerprint();
        if (veiled) {
            print.add(size, size.length).add(habitability, habitability.length);
            for (int planet = 0; planet < seen.length; planet++) {
                print.add(seen[planet]).add(home[planet]);
            }
        }
        return print.add(turn)
                .add(ticks)
                .add(over)
                .add(winner)
                .add(conquered)
                .add(owner, owner.length)
                .add(total, total.length)
                .add(people[0], people[0].length)
                .add(people[1], people[1].length)
                .add(shuttleCount)
                .add(shuttleSeat, shuttleCount)
                .add(shuttleSource, shuttleCount)
                .add(shuttleDestination, shuttleCount)
                .add(shuttlePeople, shuttleCount)
                .add(shuttleTicks, shuttleCount)
                .value();
    }
}
