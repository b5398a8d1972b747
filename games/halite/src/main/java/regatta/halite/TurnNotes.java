package regatta.halite;

import java.util.Arrays;

/** What the phases of one turn tell each other. Scratch: nothing in it outlives a turn. */
final class TurnNotes {

    private int turnStamp;
    private int[] actedAt;
    private int[] commandedAt;
    private final int[] changedAt;
    private final HashOrder changed;

    /** Whether something happened that strict mode does not forgive. */
    boolean warned;

    TurnNotes(int shipCapacity, long[] cellHashes) {
        actedAt = new int[shipCapacity];
        commandedAt = new int[shipCapacity];
        changedAt = new int[cellHashes.length];
        changed = new HashOrder(HashOrder.links(cellHashes.length), cellHashes);
    }

    void beginTurn(HalitePosition position) {
        turnStamp++;
        warned = false;
        if (actedAt.length < position.shipCell.length) {
            actedAt = Arrays.copyOf(actedAt, position.shipCell.length);
            commandedAt = Arrays.copyOf(commandedAt, position.shipCell.length);
        }
        changed.reset(position.changedLevel);
    }

    /** Marks a ship as having moved, delivered or been launched: it will not mine. */
    void act(int ship) {
        if (ship >= actedAt.length) {
            actedAt = Arrays.copyOf(actedAt, ship * 2);
        }
        actedAt[ship] = turnStamp;
    }

    boolean acted(int ship) {
        return actedAt[ship] == turnStamp;
    }

    /** Notes that a ship was given a command, and returns whether that was its first. */
    boolean command(int ship) {
        boolean first = commandedAt[ship] != turnStamp;
        commandedAt[ship] = turnStamp;
        return first;
    }

    boolean commanded(int ship) {
        return ship < commandedAt.length && commandedAt[ship] == turnStamp;
    }

    void change(int cell) {
        if (changedAt[cell] != turnStamp) {
            changedAt[cell] = turnStamp;
            changed.insert(cell);
        }
    }

    /** Leaves the changed cells with the position, for the next turn's message. */
    void keepChanges(HalitePosition position) {
        int count = 0;
        for (int cell = changed.first(); cell != HashOrder.NONE; cell = changed.next(cell)) {
            position.changedCells[count++] = cell;
        }
        position.changedCount = count;
        position.changedLevel = changed.level();
    }
}
