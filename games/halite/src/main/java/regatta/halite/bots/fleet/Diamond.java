package regatta.halite.bots.fleet;

import regatta.halite.Torus;

/**
 * The cells within a number of steps of every cell, the nearest first. The {@code k}-th of them is {@code dx[k]} and
 * {@code dy[k]} away from the middle, whichever cell that is. Immutable.
 */
final class Diamond {

    final int size;
    final int[] dx;
    final int[] dy;
    final int[] distance;

    /** The indexes of the one or two cells that are a step nearer to the middle; for the middle, its own. */
    final int[] nearerAcross;

    final int[] nearerAlong;

    private final int radius;
    private final int[] cells;

    Diamond(Torus torus, int radius) {
        this.radius = radius;
        size = 2 * radius * (radius + 1) + 1;
        dx = new int[size];
        dy = new int[size];
        distance = new int[size];
        nearerAcross = new int[size];
        nearerAlong = new int[size];
        layOut();
        cells = new int[torus.cells * size];
        for (int cell = 0; cell < torus.cells; cell++) {
            for (int k = 0; k < size; k++) {
                cells[cell * size + k] = torus.offset(cell, dx[k], dy[k]);
            }
        }
    }

    private void layOut() {
        int k = 0;
        for (int steps = 0; steps <= radius; steps++) {
            for (int y = -steps; y <= steps; y++) {
                int reach = steps - Math.abs(y);
                for (int x = -reach; x <= reach; x += Math.max(1, 2 * reach)) {
                    dx[k] = x;
                    dy[k] = y;
                    distance[k++] = steps;
                }
            }
        }
        for (int i = 1; i < size; i++) {
            int across = dx[i] == 0 ? i : index(dx[i] - Integer.signum(dx[i]), dy[i]);
            int along = dy[i] == 0 ? i : index(dx[i], dy[i] - Integer.signum(dy[i]));
            nearerAcross[i] = dx[i] == 0 ? along : across;
            nearerAlong[i] = dy[i] == 0 ? across : along;
        }
    }

    private int index(int x, int y) {
        for (int k = 0; k < size; k++) {
            if (dx[k] == x && dy[k] == y) {
                return k;
            }
        }
        throw new IllegalArgumentException(x + "," + y);
    }

    /** Returns the {@code k}-th cell around {@code cell}. */
    int cell(int cell, int k) {
        return cells[cell * size + k];
    }
}
