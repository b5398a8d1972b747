package regatta.host;

import regatta.core.Scenario;

/**
 * A scenario to play.
 *
 * @param label the same as it was typed: where it took a file's content, the label has the file's name
 */
public record NamedScenario(Scenario scenario, Scenario label) {

    /** A scenario that was typed in full. */
    public NamedScenario(Scenario scenario) {
        this(scenario, scenario);
    }
}
