package regatta.soakprogram;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.util.StringTokenizer;
import regatta.soak.Terrain;
import regatta.soak.bots.skirmisher.Battle;

/** Reads what the game says into a battle. */
final class BattleReader {

    private final BufferedReader in;
    private StringTokenizer line = new StringTokenizer("");

    /** The own player, once {@link #readGreeting} has read it. */
    int player;

    BattleReader(BufferedReader in) {
        this.in = in;
    }

    /** Reads what is said once, before the first turn. */
    Battle readGreeting() throws IOException {
        player = number();
        int count = number();
        int[][] agents = new int[count][];
        for (int i = 0; i < count; i++) {
            agents[i] = new int[] {number(), number(), number(), number(), number(), number()};
        }
        Battle battle = new Battle(readTerrain(), count);
        for (int[] agent : agents) {
            int id = agent[0];
            battle.player[id] = agent[1];
            battle.range[id] = agent[3];
            battle.power[id] = agent[4];
        }
        return battle;
    }

    private Terrain readTerrain() throws IOException {
        int width = number();
        int height = number();
        byte[] types = new byte[width * height];
        for (int i = 0; i < types.length; i++) {
            int x = number();
            int y = number();
            types[y * width + x] = (byte) number();
        }
        return new Terrain(width, height, types);
    }

    /** Reads a turn, or returns false if the match is over. */
    boolean readTurn(Battle battle) throws IOException {
        if (!more()) {
            return false;
        }
        battle.living[0] = 0;
        battle.living[1] = 0;
        for (int left = number(); left > 0; left--) {
            int id = number();
            battle.living[battle.player[id]] |= 1 << id;
            int x = number();
            battle.cell[id] = battle.terrain.cell(x, number());
            battle.cooldown[id] = number();
            battle.bombs[id] = number();
            battle.wetness[id] = number();
        }
        number(); // How many agents are asked for orders: the living ones.
        return true;
    }

    private boolean more() throws IOException {
        while (!line.hasMoreTokens()) {
            String next = in.readLine();
            if (next == null) {
                return false;
            }
            line = new StringTokenizer(next);
        }
        return true;
    }

    private int number() throws IOException {
        if (!more()) {
            throw new EOFException("the input ended in the middle of a message");
        }
        return Integer.parseInt(line.nextToken());
    }
}
