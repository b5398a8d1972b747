package regatta.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.Orders;
import regatta.core.Rng;
import regatta.core.Scenario;
import regatta.soak.game.SoakGame;
import regatta.testkit.SeedSource;

/** Random answers: every answer has a meaning or is a fault, and never causes an exception. */
class OrderReaderFuzzTest {

    private static final String[] SCRAPS = {
        "MOVE",
        "SHOOT",
        "THROW",
        "HUNKER_DOWN",
        "WAIT",
        "MESSAGE",
        "move",
        "Shoot",
        "MOVE 1 2",
        "SHOOT 5",
        "THROW -1 3",
        "MESSAGE hi",
        "hunker_down",
        " ",
        " ",
        " ",
        ";",
        ";",
        ";",
        "1",
        "2",
        "3",
        "4",
        "5",
        "0",
        "-",
        "+",
        "7",
        "2147483647",
        "2147483648",
        "-2147483648",
        "99999999999999999999",
        "\t",
        "\u0001",
        "é",
        "１",
        "\u00a0",
        "x",
        "\"",
        "\u2003",
        "ſhoot 5",
        "MOVE 1 2;SHOOT 3;MESSAGE m"
    };

    private final SoakRules rules = new SoakGame().open(Scenario.parse("soak seed=3"));
    private final SoakPosition position = rules.start();
    private final Orders orders = new Orders(2);

    private static String line(Rng rng) {
        StringBuilder line = new StringBuilder();
        for (int i = rng.below(9); i > 0; i--) {
            line.append(SCRAPS[rng.below(SCRAPS.length)]);
            line.append(rng.oneIn(3) ? ";" : "");
        }
        return line.toString();
    }

    @Test
    void twoMillionAnswersOfRandomBytesAreOrdersOrFaults() {
        Rng rng = new Rng(2025);
        Answer answer = new Answer();
        byte[] bytes = new byte[40];
        String alphabet = "MOVEmoveSHTRWAIunkr_DN;; 0123456789-+\t\0ÿ";
        for (int round = 0; round < 2_000_000; round++) {
            answer.clear();
            orders.clear();
            for (int line = 0; line < 4; line++) {
                int length = rng.below(bytes.length);
                for (int i = 0; i < length; i++) {
                    bytes[i] = (byte) alphabet.charAt(rng.below(alphabet.length()));
                }
                answer.add(bytes, 0, length);
            }
            rules.read(position, 0, answer, orders);
            check();
        }
    }

    private void check() {
        Fault fault = orders.fault(0);
        boolean sound = (fault == null || fault.kind() == Fault.Kind.INVALID) && orders.count(0) <= 8;
        for (int i = 0; i < orders.count(0); i++) {
            int agent = orders.subject(0, i);
            sound &= (position.living(0) >>> agent & 1) == 1 && agent < 31;
        }
        if (!sound) {
            throw new AssertionError(orders.count(0) + " orders, " + fault);
        }
    }

    @ParameterizedTest
    @SeedSource(100)
    void answersMeanWhatTheRulebookSays(long seed) {
        Rng rng = new Rng(seed);
        for (int round = 0; round < 1000; round++) {
            String[] lines = {line(rng), line(rng), line(rng), line(rng)};
            orders.clear();
            rules.read(position, 0, Answer.of(lines), orders);
            Literally literally = new Literally(position);
            for (int i = 0; i < lines.length; i++) {
                literally.read(lines[i], i + 1);
            }

            assertThat(describe(orders)).as(String.join("\n", lines)).isEqualTo(literally.orders);
            assertThat(orders.fault(0) == null).as(String.join("\n", lines)).isEqualTo(literally.active);
        }
    }

    private static Map<String, String> describe(Orders orders) {
        Map<String, String> descriptions = new TreeMap<>();
        for (int i = 0; i < orders.count(0); i++) {
            int agent = orders.subject(0, i);
            String arguments = " " + orders.first(0, i) + " " + orders.second(0, i);
            switch (orders.kind(0, i)) {
                case SoakOrders.MOVE -> descriptions.put(agent + " move", "MOVE" + arguments);
                case SoakOrders.SHOOT -> descriptions.put(agent + " combat", "SHOOT " + orders.first(0, i));
                case SoakOrders.THROW -> descriptions.put(agent + " combat", "THROW" + arguments);
                default -> descriptions.put(agent + " combat", "HUNKER_DOWN");
            }
        }
        return descriptions;
    }

    /** A reference reader that follows the rulebook with the tools of the JDK. */
    private static final class Literally {

        private static final Pattern COMMAND =
                Pattern.compile("(?i)(MOVE) ([0-9]+) ([0-9]+)|(SHOOT) ([0-9]+)|(THROW) (-?[0-9]+) (-?[0-9]+)"
                        + "|(WAIT|HUNKER_DOWN)|(MESSAGE) (.+)");

        final Map<String, String> orders = new TreeMap<>();
        private final Map<Integer, String> messages = new TreeMap<>();
        private final SoakPosition position;
        boolean active = true;

        Literally(SoakPosition position) {
            this.position = position;
        }

        void read(String line, int ownAgent) {
            String[] pieces = line.split(";");
            int agent = ownAgent;
            int from = 0;
            if (pieces.length >= 2 && pieces[0].matches("[+-]?\\p{Nd}+")) {
                try {
                    agent = Integer.parseInt(pieces[0]);
                    from = 1;
                } catch (NumberFormatException e) {
                    // Then it is a command like the others, and not a good one.
                }
            }
            for (int i = from; i < pieces.length; i++) {
                if (agent <= 0 || agent > 4 || (position.living(0) >>> agent & 1) == 0) {
                    active = false;
                    return;
                }
                boolean understood;
                try {
                    understood = command(pieces[i].trim(), agent);
                } catch (NumberFormatException e) {
                    active = false;
                    return;
                }
                if (orders.containsKey(agent + " move")
                        && orders.containsKey(agent + " combat")
                        && messages.containsKey(agent)) {
                    return;
                }
                if (!understood) {
                    active = false;
                    return;
                }
            }
        }

        private boolean command(String piece, int agent) {
            Matcher matcher = COMMAND.matcher(piece);
            if (!matcher.matches()) {
                return false;
            }
            if (matcher.group(1) != null) {
                orders.put(agent + " move", "MOVE " + number(matcher, 2) + " " + number(matcher, 3));
            } else if (matcher.group(4) != null) {
                orders.put(agent + " combat", "SHOOT " + number(matcher, 5));
            } else if (matcher.group(6) != null) {
                orders.put(agent + " combat", "THROW " + number(matcher, 7) + " " + number(matcher, 8));
            } else if (matcher.group(9) != null) {
                orders.put(agent + " combat", "HUNKER_DOWN");
            } else {
                messages.put(agent, matcher.group(11));
            }
            return true;
        }

        private static int number(Matcher matcher, int group) {
            return Integer.parseInt(matcher.group(group));
        }
    }
}
