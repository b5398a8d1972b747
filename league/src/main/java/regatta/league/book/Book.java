package regatta.league.book;

import java.nio.charset.StandardCharsets;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.Scenario;
import regatta.host.io.Sha256;

/**
 * A frozen list of scenarios, so that all comparisons use the same maps. The second half is held out, to confirm
 * results of comparisons and tuning on the first.
 *
 * @param name the name for users
 */
public record Book(String name, List<Scenario> scenarios) {

    static final int MAX_SCENARIOS = 100_000;

    public Book {
        scenarios = List.copyOf(scenarios);
        if (name.isBlank() || name.contains("\n")) {
            throw new BadInput("The name of a book must be one line.");
        }
        if (scenarios.isEmpty() || scenarios.size() > MAX_SCENARIOS) {
            throw new BadInput("A book has 1 to " + MAX_SCENARIOS + " scenarios, not " + scenarios.size() + ".");
        }
    }

    /** Returns the scenarios for comparisons and tuning: the first half, with the middle one if the number is odd. */
    public List<Scenario> open() {
        return scenarios.subList(0, openCount());
    }

    public List<Scenario> heldOut() {
        return scenarios.subList(openCount(), scenarios.size());
    }

    int openCount() {
        return (scenarios.size() + 1) / 2;
    }

    /** Returns the SHA-256 of the lines of the scenarios. */
    public String digest() {
        return Sha256.of(lines().getBytes(StandardCharsets.UTF_8));
    }

    String lines() {
        StringBuilder lines = new StringBuilder();
        scenarios.forEach(scenario -> lines.append(scenario).append('\n'));
        return lines.toString();
    }
}
