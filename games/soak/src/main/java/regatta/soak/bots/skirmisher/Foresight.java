package regatta.soak.bots.skirmisher;

import java.util.Arrays;
import regatta.soak.Roster;
import regatta.soak.SoakPosition;
import regatta.soak.Terrain;

/** Predicts, before any moves, whom each enemy will shoot and where it will throw: as this bot itself would. */
final class Foresight {

    private final SoakPosition view;
    private final Shots shots;
    private final Bombs bombs;
    private final Stand stand;

    /** By enemy, its expected target, or {@link Shots#NOBODY}. */
    final int[] shotTarget;

    /** By enemy, the expected tile of its bomb, or {@link Terrain#NONE}. */
    final int[] bombTile;

    Foresight(SoakPosition view, Shots shots, Bombs bombs) {
        this.view = view;
        this.shots = shots;
        this.bombs = bombs;
        stand = new Stand(view.roster().agents);
        shotTarget = new int[view.roster().agents + 1];
        bombTile = new int[view.roster().agents + 1];
    }

    /** Predicts what the enemies of {@code seat} will do. An enemy is expected to throw whatever has any value. */
    void predict(int seat) {
        Arrays.fill(shotTarget, Shots.NOBODY);
        Arrays.fill(bombTile, Terrain.NONE);
        stand.reset(view);
        for (int left = view.living(1 - seat); left != 0; left &= left - 1) {
            int enemy = Roster.first(left);
            shots.choose(enemy, view.living(seat), stand);
            shotTarget[enemy] = shots.target;
            bombs.choose(enemy, stand, 0, 0);
            bombTile[enemy] = bombs.tile;
        }
    }
}
