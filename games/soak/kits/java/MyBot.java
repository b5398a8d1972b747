import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringTokenizer;

/** A first bot for Soak Overflow: walk up to the nearest enemy, shoot the wettest in range, hunker down otherwise. */
public class MyBot {

    /** An agent: its fixed values from the first message, and its state from each turn. */
    static class Agent {
        int id, player, shootCooldown, range, power;
        int x, y, cooldown, bombs, wetness;

        int distance(Agent other) {
            return Math.abs(x - other.x) + Math.abs(y - other.y);
        }
    }

    final BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    StringTokenizer line = new StringTokenizer("");
    int me, width, height;
    int[][] tiles; // By x, then y: 0 is floor, 1 low cover, 2 high cover.
    final Map<Integer, Agent> agents = new HashMap<>();
    final List<Agent> ours = new ArrayList<>();
    final List<Agent> enemies = new ArrayList<>();

    public static void main(String[] arguments) throws IOException {
        MyBot bot = new MyBot();
        bot.readGreeting();
        while (bot.readTurn()) {
            for (Agent agent : bot.ours) {
                System.out.println(agent.id + bot.move(agent) + bot.fight(agent));
            }
        }
    }

    boolean more() throws IOException {
        while (!line.hasMoreTokens()) {
            String next = in.readLine();
            if (next == null) {
                return false; // The match is over.
            }
            line = new StringTokenizer(next);
        }
        return true;
    }

    int number() throws IOException {
        return more() ? Integer.parseInt(line.nextToken()) : 0;
    }

    void readGreeting() throws IOException {
        me = number();
        int count = number();
        for (int i = 0; i < count; i++) {
            Agent agent = new Agent();
            agent.id = number();
            agent.player = number();
            agent.shootCooldown = number();
            agent.range = number();
            agent.power = number();
            agent.bombs = number();
            agents.put(agent.id, agent);
        }
        width = number();
        height = number();
        tiles = new int[width][height];
        for (int i = 0; i < width * height; i++) {
            int x = number();
            int y = number();
            tiles[x][y] = number();
        }
    }

    boolean readTurn() throws IOException {
        if (!more()) {
            return false;
        }
        ours.clear();
        enemies.clear();
        int count = number();
        for (int i = 0; i < count; i++) {
            Agent agent = agents.get(number());
            agent.x = number();
            agent.y = number();
            agent.cooldown = number();
            agent.bombs = number();
            agent.wetness = number();
            (agent.player == me ? ours : enemies).add(agent);
        }
        number(); // How many of them are ours: one line is due for each.
        return true;
    }

    /** Walks on until the nearest enemy is in range. The game finds the way around covers. */
    String move(Agent agent) {
        if (enemies.isEmpty()) {
            return ";MOVE " + width / 2 + " " + height / 2;
        }
        Agent nearest = enemies.stream().min(Comparator.comparingInt(agent::distance)).get();
        return agent.distance(nearest) <= agent.range ? "" : ";MOVE " + nearest.x + " " + nearest.y;
    }

    /** Shoots the wettest enemy in range, of equal ones the nearest. Up to twice the range a shot does half. */
    String fight(Agent agent) {
        if (agent.cooldown > 0) {
            return ";HUNKER_DOWN";
        }
        Comparator<Agent> dryness = Comparator.comparingInt(enemy -> -enemy.wetness);
        return enemies.stream()
                .filter(enemy -> agent.distance(enemy) <= 2 * agent.range)
                .min(dryness.thenComparingInt(agent::distance))
                .map(enemy -> ";SHOOT " + enemy.id)
                .orElse(";HUNKER_DOWN");
    }
}
