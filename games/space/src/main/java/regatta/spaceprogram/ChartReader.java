package regatta.spaceprogram;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import java.util.StringTokenizer;
import regatta.space.bots.frontier.Chart;

/** Reads what the game says into a chart. */
final class ChartReader {

    private final BufferedReader in;
    private StringTokenizer line = new StringTokenizer("");

    /** How the text calls this bot, 1 or 2, once {@link #readBoard} has read it. */
    private int player;

    ChartReader(BufferedReader in) {
        this.in = in;
    }

    /** Reads what is said once, before the first turn. The game lists planets by ascending id. */
    Chart readBoard() throws IOException {
        word("player");
        player = number();
        word("planets");
        int count = number();
        int[] ids = new int[count];
        int[][] lanes = new int[count][];
        for (int planet = 0; planet < count; planet++) {
            ids[planet] = number();
            lanes[planet] = new int[2 * number()];
            for (int i = 0; i < lanes[planet].length; i++) {
                lanes[planet][i] = number();
            }
        }
        int[][] neighbours = new int[count][];
        int[][] lengths = new int[count][];
        for (int planet = 0; planet < count; planet++) {
            sortLanes(planet, ids, lanes[planet], neighbours, lengths);
        }
        return new Chart(ids, neighbours, lengths);
    }

    private static void sortLanes(int planet, int[] ids, int[] lanes, int[][] neighbours, int[][] lengths) {
        int count = lanes.length / 2;
        neighbours[planet] = new int[count];
        lengths[planet] = new int[count];
        for (int i = 0; i < count; i++) {
            neighbours[planet][i] = Arrays.binarySearch(ids, lanes[2 * i]);
        }
        Arrays.sort(neighbours[planet]);
        for (int i = 0; i < count; i++) {
            int place = Arrays.binarySearch(neighbours[planet], Arrays.binarySearch(ids, lanes[2 * i]));
            lengths[planet][place] = lanes[2 * i + 1];
        }
    }

    /** Reads a turn, or returns false if the match is over. */
    boolean readSight(Chart chart) throws IOException {
        if (!more()) {
            return false;
        }
        word("tick");
        number();
        int visible = number();
        int hidden = number();
        chart.clear();
        for (int i = 0; i < visible; i++) {
            readPlanet(chart);
        }
        for (int i = 0; i < hidden; i++) {
            number();
        }
        return true;
    }

    private void readPlanet(Chart chart) throws IOException {
        int planet = Arrays.binarySearch(chart.ids, number());
        chart.visible[planet] = true;
        chart.habitability[planet] = number();
        chart.size[planet] = number();
        int owner = number();
        chart.owner[planet] = owner == 0 ? Chart.NOBODY : owner == player ? Chart.SELF : Chart.OPPONENT;
        number(); // Whether it is a home: of no use to this bot.
        count(); // The total, which is that of the rules.
        chart.people[0][planet] = count();
        chart.people[1][planet] = count();
        for (int left = number(); left > 0; left--) {
            chart.awaited[number() - 1][planet] = true;
            number();
            count();
            number();
        }
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

    private String token() throws IOException {
        if (!more()) {
            throw new EOFException("the input ended in the middle of a message");
        }
        return line.nextToken();
    }

    private void word(String expected) throws IOException {
        String found = token();
        if (!found.equals(expected)) {
            throw new IOException("expected '" + expected + "' but the arena said: " + found);
        }
    }

    private int number() throws IOException {
        return Integer.parseInt(token());
    }

    private long count() throws IOException {
        return Long.parseLong(token());
    }
}
