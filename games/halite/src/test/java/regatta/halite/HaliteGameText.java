package regatta.halite;

import regatta.core.Scenario;
import regatta.core.TextOut;
import regatta.halite.game.HaliteGame;

/** The texts of a match, for tests. */
record HaliteGameText(String scenario) {

    HaliteRules rules() {
        return new HaliteGame().open(Scenario.parse(scenario));
    }

    /** Returns the first message a seat gets. */
    String greeting(int seat) {
        HaliteRules rules = rules();
        TextOut out = new TextOut();
        rules.observe(rules.start(), seat, out);
        return out.toString();
    }

    /** Returns the orders of a seat as text. */
    static String written(HaliteDrawing drawing, int seat) {
        TextOut out = new TextOut();
        drawing.rules.write(drawing.position, seat, drawing.orders, out);
        return out.toString();
    }
}
