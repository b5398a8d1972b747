package regatta.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.Orders;
import regatta.soak.game.SoakGame;
import regatta.testkit.GoldenLines;
import tools.jackson.databind.JsonNode;

/** Answers are understood as the official referee understood them. */
class ParseGoldenTest {

    @GoldenLines(game = "soak", prefix = "parse")
    void answersMeanWhatTheyMeanToTheReferee(JsonNode golden) {
        SoakRules rules = new SoakGame().open(RefereeGame.scenario(golden));
        SoakPosition position = rules.start();
        List<String> lines = RefereeGame.strings(golden.get("lines"));
        Answer answer = Answer.of(lines.toArray(new String[0]));
        Orders orders = new Orders(2);

        rules.read(position, 0, answer, orders);

        Map<String, String> expected = new TreeMap<>();
        for (Map.Entry<String, JsonNode> agent : golden.get("orders").properties()) {
            describe(agent.getKey(), agent.getValue(), expected);
        }
        Map<String, String> actual = describe(orders);
        for (SoakRules.Message message : rules.messages(position, 0, answer)) {
            actual.put(message.agent() + " says", message.text());
        }
        assertThat(actual).as("%s", lines).isEqualTo(expected);
        Fault fault = orders.fault(0);
        assertThat(fault == null ? null : fault.kind())
                .as("%s", lines)
                .isEqualTo(golden.get("stillActive").asBoolean() ? null : Fault.Kind.INVALID);
    }

    private static void describe(String agent, JsonNode orders, Map<String, String> descriptions) {
        if (orders.has("move")) {
            descriptions.put(agent + " moves", orders.get("move").toString());
        }
        if (orders.has("combat")) {
            descriptions.put(agent + " fights", orders.get("combat").toString().replace("\"", ""));
        }
        if (orders.has("message")) {
            descriptions.put(agent + " says", orders.get("message").asString());
        }
    }

    private static Map<String, String> describe(Orders orders) {
        Map<String, String> descriptions = new TreeMap<>();
        for (int i = 0; i < orders.count(0); i++) {
            int agent = orders.subject(0, i);
            String pair = orders.first(0, i) + "," + orders.second(0, i) + "]";
            switch (orders.kind(0, i)) {
                case SoakOrders.MOVE -> descriptions.put(agent + " moves", "[" + pair);
                case SoakOrders.SHOOT -> descriptions.put(agent + " fights", "[SHOOT," + orders.first(0, i) + "]");
                case SoakOrders.THROW -> descriptions.put(agent + " fights", "[THROW," + pair);
                default -> descriptions.put(agent + " fights", "[HUNKER_DOWN]");
            }
        }
        return descriptions;
    }
}
