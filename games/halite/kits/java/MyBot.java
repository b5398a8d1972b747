import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A first bot for Halite III: ships mine the richest cells nearby and bring the halite home. */
public class MyBot {

    static final int ENOUGH = 800; // A ship with this much halite goes home.
    static final int POOR = 80; // A cell with less halite than this is left alone.
    static final int MAX_SHIPS = 16;
    static final String LETTERS = "nsew";
    static final int[] DX = {0, 0, 1, -1};
    static final int[] DY = {-1, 1, 0, 0};

    /** A place is one number: y * width + x. */
    record Ship(int id, int place, int cargo) {}

    final BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    StringTokenizer line = new StringTokenizer("");
    int turns, players, me, width, height, home;
    int[] halite;
    int turn, bank;
    List<Ship> ships = new ArrayList<>();
    final Set<Integer> returning = new HashSet<>();

    public static void main(String[] arguments) throws IOException {
        MyBot bot = new MyBot();
        bot.readGreeting();
        System.out.println("MyBot");
        while (bot.readTurn()) {
            System.out.println(bot.play());
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
        Matcher constant = Pattern.compile("\"MAX_TURNS\":\\s*(\\d+)").matcher(in.readLine());
        turns = constant.find() ? Integer.parseInt(constant.group(1)) : 400;
        players = number();
        me = number();
        int homeX = 0;
        int homeY = 0;
        for (int i = 0; i < players; i++) {
            int player = number();
            int x = number();
            int y = number();
            if (player == me) {
                homeX = x;
                homeY = y;
            }
        }
        width = number();
        height = number();
        home = homeY * width + homeX;
        halite = new int[width * height];
        for (int cell = 0; cell < halite.length; cell++) {
            halite[cell] = number();
        }
    }

    boolean readTurn() throws IOException {
        if (!more()) {
            return false;
        }
        turn = number();
        for (int i = 0; i < players; i++) {
            int player = number();
            int shipCount = number();
            int dropoffCount = number();
            int stored = number();
            List<Ship> theirs = new ArrayList<>();
            for (int j = 0; j < shipCount; j++) {
                theirs.add(new Ship(number(), number() + number() * width, number()));
            }
            for (int j = 0; j < 3 * dropoffCount; j++) {
                number(); // id, x, y. This bot builds none.
            }
            if (player == me) {
                bank = stored;
                ships = theirs;
            }
        }
        int changed = number();
        for (int i = 0; i < changed; i++) {
            int cell = number() + number() * width;
            halite[cell] = number();
        }
        return true;
    }

    int distance(int a, int b) {
        int dx = Math.abs(a % width - b % width);
        int dy = Math.abs(a / width - b / width);
        return Math.min(dx, width - dx) + Math.min(dy, height - dy);
    }

    int step(int place, int direction) {
        int x = Math.floorMod(place % width + DX[direction], width);
        int y = Math.floorMod(place / width + DY[direction], height);
        return y * width + x;
    }

    /** Returns the cell with the most halite for its distance that no other ship goes to. */
    int richest(int place, Set<Integer> claimed) {
        int best = place;
        double most = -1;
        for (int cell = 0; cell < halite.length; cell++) {
            double worth = halite[cell] / (distance(place, cell) + 1.0);
            if (worth > most && !claimed.contains(cell)) {
                best = cell;
                most = worth;
            }
        }
        claimed.add(best);
        return best;
    }

    int goal(Ship ship, Set<Integer> claimed) {
        if (ship.place() == home) {
            returning.remove(ship.id());
        }
        if (ship.cargo() >= ENOUGH || turns - turn <= distance(ship.place(), home) + MAX_SHIPS) {
            returning.add(ship.id());
        }
        if (returning.contains(ship.id())) {
            return home;
        }
        boolean worthStaying = ship.place() != home && halite[ship.place()] >= POOR;
        return worthStaying ? ship.place() : richest(ship.place(), claimed);
    }

    /** Returns the direction of a ship. It never enters a cell that another ship of ours needs. */
    char move(Ship ship, int target, Set<Integer> taken) {
        int place = ship.place();
        if (ship.cargo() < halite[place] / 10) {
            return 'o'; // Too light to pay for the move.
        }
        boolean blocksHome = place == home && target != home;
        List<Integer> ways = new ArrayList<>(List.of(0, 1, 2, 3));
        ways.removeIf(way -> !blocksHome && distance(step(place, way), target) >= distance(place, target));
        ways.sort(Comparator.comparingInt(way -> distance(step(place, way), target)));
        for (int way : ways) {
            if (!taken.contains(step(place, way))) {
                taken.remove(place);
                taken.add(step(place, way));
                return LETTERS.charAt(way);
            }
        }
        return 'o';
    }

    String play() {
        Set<Integer> taken = new HashSet<>();
        ships.forEach(ship -> taken.add(ship.place()));
        Set<Integer> claimed = new HashSet<>();
        StringBuilder orders = new StringBuilder();
        for (Ship ship : ships) {
            char direction = move(ship, goal(ship, claimed), taken);
            orders.append("m ").append(ship.id()).append(' ').append(direction).append(' ');
        }
        if (bank >= 1000 && turn < turns * 0.5 && ships.size() < MAX_SHIPS && !taken.contains(home)) {
            orders.append('g');
        }
        return orders.toString();
    }
}
