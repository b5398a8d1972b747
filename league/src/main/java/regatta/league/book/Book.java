package regatta.league.book;

import java.nio.charset.StandardCharsets;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.Scenario;
import regatta.host.io.Sha256;

/**
 * A frozen list of scenarios, so that comparisons made today and next year stand on the same maps. The second half is
 * held out: it serves to confirm what was found, and tuned, on the first.
 *
 * @param name what people call it
 */
public record Book(String name, List<Scenario> scenarios) {

    static final int MAX_SCENARIOS = 100_000;

    public Book {
        scenarios = List.copyOf(scenarios);
        if (name.isBlank() || name.contains("\n")) {
            throw new BadInput("A book has a name of one line.");
        }
        if (scenarios.isEmpty() || scenarios.size() > MAX_SCENARIOS) {
            throw new BadInput("A book has 1 to " + MAX_SCENARIOS + " scenarios, not " + scenarios.size() + ".");
        }
    }

    /** Returns the scenarios to compare and to tune on: the first half, and the odd one. */
    public List<Scenario> open() {
        return scenarios.subList(0, openCount());
    }

    /** Returns the scenarios to confirm with. */
    public List<Scenario> heldOut() {
        return scenarios.subList(openCount(), scenarios.size());
    }

    int openCount() {
        return (scenarios.size() + 1) / 2;
    }

    /** Returns the SHA-256 of the scenarios' lines, which two books share if they hold the same. */
    public String digest() {
        return Sha256.of(lines().getBytes(StandardCharsets.UTF_8));
    }

    String lines() {
        StringBuilder lines = new StringBuilder();
        scenarios.forEach(scenario -> lines.append(scenario).append('\n'));
        return lines.toString();
    }
}
