package regatta.space;

import java.util.ArrayList;
import java.util.List;
import regatta.core.Events;
import regatta.core.Orders;
import regatta.core.Scenario;
import regatta.space.game.SpaceGame;

/** Positions drawn as text, for tests that show a rule at work. */
public final class Sketch {

    /** Two homes of size 100 and habitability 5, three ticks apart, and an empty planet between and beyond them. */
    static final String LINE = """
            graph line {
              1 [ base = 1, habit = 5, size = 100, x = 1, y = 1 ]
              2 [ habit = 5, size = 100, x = 3, y = 1 ]
              3 [ base = 2, habit = 5, size = 100, x = 5, y = 1 ]
              4 [ habit = 5, size = 100, x = 7, y = 1 ]
              1 -- 2 [ weight = 1 ]
              2 -- 3 [ weight = 2 ]
              1 -- 3 [ weight = 3 ]
              3 -- 4 [ weight = 1 ]
            }
            """;

    private Sketch() {}

    public static SpaceRules rules(String ruleSet, String dot) {
        return new SpaceGame().open(Scenario.parse("space/" + ruleSet).with("board", dot));
    }

    /**
     * Draws a board of a single planet, given as {@code habitability/size owner total people1 people2}, with 1 and 2
     * for the players and 0 for none.
     */
    static SpacePosition planet(String drawing, SpaceRuleSet ruleSet) {
        String[] words = drawing.strip().split("[/ ]+", -1);
        Planet planet = new Planet(0, Integer.parseInt(words[0]), Integer.parseInt(words[1]), Board.NONE, 0, 0);
        SpacePosition position = new SpacePosition(Board.of(List.of(planet), List.of()), ruleSet);
        set(position, 0, words[2] + " " + words[3] + " " + words[4] + " " + words[5]);
        return position;
    }

    /** Sets a planet to {@code owner total people1 people2}. */
    public static void set(SpacePosition position, int planet, String drawing) {
        String[] words = drawing.split(" ", -1);
        position.owner[planet] = (byte) (Integer.parseInt(words[0]) - 1);
        position.total[planet] = Long.parseLong(words[1]);
        position.people[0][planet] = Long.parseLong(words[2]);
        position.people[1][planet] = Long.parseLong(words[3]);
    }

    /** Adds shuttles that arrive at planet 0 in the next tick, given as {@code player:people}. */
    static void arrive(SpacePosition position, String shuttles) {
        for (String shuttle :
                shuttles.isBlank() ? new String[0] : shuttles.strip().split(" +", -1)) {
            String[] words = shuttle.split(":", -1);
            position.launch(Integer.parseInt(words[0]) - 1, 0, 0, Long.parseLong(words[1]));
            position.shuttleTicks[position.shuttleCount - 1] = 1;
        }
    }

    /** Lets time pass once. */
    static void pass(SpacePosition position) {
        new Passage(position.board).pass(position, new Events());
    }

    /** Draws a planet as {@code owner total people1 people2}. */
    static String draw(SpacePosition position, int planet) {
        return position.owner[planet] + 1 + " " + position.total[planet] + " " + position.people[0][planet] + " "
                + position.people[1][planet];
    }

    /** Draws the shuttles under way as {@code player:source>destination:people@ticks}. */
    static List<String> shuttles(SpacePosition position) {
        List<String> shuttles = new ArrayList<>();
        for (int i = 0; i < position.shuttleCount; i++) {
            shuttles.add(position.shuttleSeat[i] + 1 + ":" + position.board.id(position.shuttleSource[i]) + ">"
                    + position.board.id(position.shuttleDestination[i]) + ":" + position.shuttlePeople[i] + "@"
                    + position.shuttleTicks[i]);
        }
        return shuttles;
    }

    /** Makes orders of the mover out of triples. */
    static Orders orders(SpacePosition position, long... triples) {
        Orders orders = new Orders(SpacePosition.SEATS);
        for (int i = 0; i < triples.length; i += 3) {
            orders.add(position.mover(), SpaceOrders.SEND, (int) triples[i], triples[i + 1], triples[i + 2]);
        }
        return orders;
    }
}
