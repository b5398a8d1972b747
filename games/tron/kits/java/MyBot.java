import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.StringTokenizer;

/** A first bot for Tron Battle: straight on while it can, and then to where the most cells around are free. */
public class MyBot {

    static final int WIDTH = 30;
    static final int HEIGHT = 20;
    static final String[] WORDS = {"LEFT", "RIGHT", "UP", "DOWN"};
    static final int[] DX = {-1, 1, 0, 0};
    static final int[] DY = {0, 0, -1, 1};
    static final int UP = 2;
    static final int NONE = -1;

    final BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    final int[][] ribbons = new int[WIDTH][HEIGHT]; // The player whose ribbon lies on a cell, or NONE.
    int x, y; // Where our cycle is.
    int heading = NONE;

    public static void main(String[] arguments) throws IOException {
        MyBot bot = new MyBot();
        for (int[] column : bot.ribbons) {
            Arrays.fill(column, NONE);
        }
        while (bot.readTurn()) {
            bot.heading = bot.play();
            System.out.println(WORDS[bot.heading]);
        }
    }

    /** Reads a message. It shows where cycles started and are; we remember where they have been. */
    boolean readTurn() throws IOException {
        String line = in.readLine();
        if (line == null) {
            return false; // The match is over.
        }
        StringTokenizer words = new StringTokenizer(line);
        int players = Integer.parseInt(words.nextToken());
        int me = Integer.parseInt(words.nextToken());
        int[][] cycles = new int[players][4]; // x and y of the start, x and y of now; all -1 for the dead.
        for (int player = 0; player < players; player++) {
            words = new StringTokenizer(in.readLine());
            for (int i = 0; i < 4; i++) {
                cycles[player][i] = Integer.parseInt(words.nextToken());
            }
            if (cycles[player][0] < 0) {
                forget(player);
            }
        }
        for (int player = 0; player < players; player++) {
            int[] cycle = cycles[player];
            if (cycle[0] >= 0) {
                ribbons[cycle[0]][cycle[1]] = player;
                ribbons[cycle[2]][cycle[3]] = player;
            }
        }
        x = cycles[me][2];
        y = cycles[me][3];
        return true;
    }

    void forget(int player) {
        for (int[] column : ribbons) {
            for (int row = 0; row < HEIGHT; row++) {
                if (column[row] == player) {
                    column[row] = NONE;
                }
            }
        }
    }

    boolean free(int x, int y) {
        return x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT && ribbons[x][y] == NONE;
    }

    int freeAround(int x, int y) {
        int count = 0;
        for (int direction = 0; direction < 4; direction++) {
            count += free(x + DX[direction], y + DY[direction]) ? 1 : 0;
        }
        return count;
    }

    /** Returns the direction to go in. */
    int play() {
        if (heading != NONE && free(x + DX[heading], y + DY[heading])) {
            return heading;
        }
        int best = UP;
        int most = -1;
        for (int direction = 0; direction < 4; direction++) {
            int toX = x + DX[direction];
            int toY = y + DY[direction];
            if (free(toX, toY) && freeAround(toX, toY) > most) {
                best = direction;
                most = freeAround(toX, toY);
            }
        }
        return best;
    }
}
