package regatta.space.bots;

import java.util.ArrayList;
import java.util.List;
import regatta.core.Budget;
import regatta.core.BuiltIn;
import regatta.core.Orders;
import regatta.space.Sketch;
import regatta.space.SpacePosition;
import regatta.space.SpaceRules;
import regatta.space.game.SpaceGame;

/**
 * A drawn position for tests: planets as {@code id habitability/size people1,people2}, then lanes as {@code 1-2:3}, all
 * separated by blanks and semicolons. The player with more people owns a planet.
 */
public final class Galaxy {

    private final SpaceRules rules;
    private final SpacePosition position;

    private Galaxy(SpaceRules rules, SpacePosition position) {
        this.rules = rules;
        this.position = position;
    }

    public static Galaxy of(String planets, String lanes) {
        StringBuilder dot = new StringBuilder("graph drawn {\n");
        String[] drawn = planets.split("; *", -1);
        for (int i = 0; i < drawn.length; i++) {
            String[] words = drawn[i].strip().split("[ /,]", -1);
            String home = i == 0 ? "base = 1, " : i == drawn.length - 1 ? "base = 2, " : "";
            dot.append(words[0]).append(" [ ").append(home).append("habit = ").append(words[1]);
            dot.append(", size = ").append(words[2]).append(", x = 1, y = 1 ]\n");
        }
        for (String lane : lanes.split(" +", -1)) {
            String[] words = lane.split("[-:]", -1);
            dot.append(words[0]).append(" -- ").append(words[1]);
            dot.append(" [ weight = ").append(words[2]).append(" ]\n");
        }
        SpaceRules rules = Sketch.rules("classic", dot.append("}\n").toString());
        SpacePosition position = rules.start();
        for (String planet : drawn) {
            String[] words = planet.strip().split("[ /,]", -1);
            long first = Long.parseLong(words[3]);
            long second = Long.parseLong(words[4]);
            int owner = first > second ? 1 : second > first ? 2 : 0;
            int index = position.board.indexOf(Long.parseLong(words[0]));
            Sketch.set(position, index, owner + " " + (first + second) + " " + first + " " + second);
        }
        return new Galaxy(rules, position);
    }

    /**
     * Returns what a bot in seat 0 orders: {@code 1>2:30}. It is named as a person would, {@code frontier?keep=0.5}.
     */
    public List<String> play(String bot) {
        Orders orders = new Orders(2);
        BuiltIn.seat(new SpaceGame(), bot, 0, rules, view(0), 0).play(orders, Budget.ofTurns(5000));
        return sent(orders);
    }

    /** Returns orders of seat 0 in few words. */
    public static List<String> sent(Orders orders) {
        List<String> sent = new ArrayList<>();
        for (int i = 0; i < orders.count(0); i++) {
            sent.add(orders.subject(0, i) + ">" + orders.first(0, i) + ":" + orders.second(0, i));
        }
        return sent;
    }

    /** Returns the position itself, to be changed before a bot sees it. */
    public SpacePosition position() {
        return position;
    }

    public SpaceRules rules() {
        return rules;
    }

    /** Returns what {@code seat} sees. */
    public SpacePosition view(int seat) {
        SpacePosition view = position.copy();
        rules.veil(position, seat, view);
        return view;
    }
}
