package regatta.halite;

import java.util.Arrays;

/** Facts that the phases of one turn pass on to each other. */
final class TurnNotes {

    private int turnStamp;
    private int[] actedAt;
    private int[] commandedAt;
    private final int[] changedAt;
    private final HashOrder changed;

    /** Whether strict mode must end the match. */
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

    /** Records that a ship was given a command, and returns whether that was its first. */
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

    /** Stores the changed cells in the position, for the next turn's message. */
    void keepChanges(HalitePosition position) {
        int count = 0;
        for (int cell = changed.first(); cell != HashOrder.NONE; cell = changed.next(cell)) {
            position.changedCells[count++] = cell;
        }
        position.changedCount = count;
        position.changedLevel = changed.level();
    }
}
