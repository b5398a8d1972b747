package regatta.space;

import java.util.Arrays;
import regatta.core.Fingerprint;
import regatta.core.Position;

/**
 * A position of Space Explorers: time has passed and the mover has not moved yet. Laid out by field: the planet numbered
 * {@code p} is the {@code p}-th entry of each planet array, and so on for shuttles. A table: one owner, one thread. Read
 * it freely; only the rules write it.
 */
public final class SpacePosition implements Position<SpacePosition> {

    public static final int SEATS = 2;
    public static final int NONE = Board.NONE;

    public final Board board;
    private final int lastTick;

    /** The turn about to be played, counted from 0. Seat 0 moves in the even ones. */
    public int turn;

    /** How often time has passed. */
    public int ticks;

    public boolean over;

    /** Who won, or {@link #NONE}; a match that is over without a winner is a draw. */
    public int winner = NONE;

    /** Whether the match ended because a seat had no planet and no shuttle left. */
    public boolean conquered;

    /** Whose planet it is, which may lag behind who has the most people there. */
    public final byte[] owner;

    /**
     * How many people live on a planet, as the rules count them. By the {@code classic} rules this can part from the sum
     * of {@link #people}, and even fall below zero.
     */
    public final long[] total;

    /** By seat, then by planet. */
    public final long[][] people;

    /** Shuttles under way stand in the order of their launch. */
    public int shuttleCount;

    public byte[] shuttleSeat = new byte[64];
    public int[] shuttleSource = new int[64];
    public int[] shuttleDestination = new int[64];
    public long[] shuttlePeople = new long[64];

    /** In how many ticks a shuttle lands. */
    public int[] shuttleTicks = new int[64];

    SpacePosition(Board board, int lastTick) {
        this.board = board;
        this.lastTick = lastTick;
        owner = new byte[board.count()];
        total = new long[board.count()];
        people = new long[SEATS][board.count()];
        for (int planet = 0; planet < board.count(); planet++) {
            int home = board.planets().get(planet).home();
            owner[planet] = (byte) home;
            if (home != NONE) {
                total[planet] = 1;
                people[home][planet] = 1;
            }
        }
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
        return lastTick;
    }

    @Override
    public boolean over() {
        return over;
    }

    /** Returns the seat whose turn it is. */
    public int mover() {
        return turn & 1;
    }

    /** Returns how many people of {@code seat} stand on planets: what counts at the end. */
    public long peopleOf(int seat) {
        long sum = 0;
        for (long some : people[seat]) {
            sum += some;
        }
        return sum;
    }

    /** Returns whether {@code seat} owns a planet or has a shuttle under way. */
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
        return false;
    }

    /** Returns the seat with the most people on a planet, or {@link #NONE} if they are equal. */
    byte majority(int planet) {
        long first = people[0][planet];
        long second = people[1][planet];
        return (byte) (first > second ? 0 : second > first ? 1 : NONE);
    }

    void launch(int seat, int source, int destination, long count) {
        room(shuttleCount + 1);
        shuttleSeat[shuttleCount] = (byte) seat;
        shuttleSource[shuttleCount] = source;
        shuttleDestination[shuttleCount] = destination;
        shuttlePeople[shuttleCount] = count;
        shuttleTicks[shuttleCount] = board.length(source, destination);
        shuttleCount++;
    }

    /** Moves a shuttle to an earlier place in the list. */
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
        SpacePosition copy = new SpacePosition(board, lastTick);
        copy.copyFrom(this);
        return copy;
    }

    /** Allocates only if {@code other} has more shuttles under way than this one ever had. */
    @Override
    public void copyFrom(SpacePosition other) {
        turn = other.turn;
        ticks = other.ticks;
        over = other.over;
        winner = other.winner;
        conquered = other.conquered;
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

    @Override
    public long fingerprint() {
        return new Fingerprint()
                .add(turn)
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
