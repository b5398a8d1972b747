package regatta.host.record;

import java.util.function.UnaryOperator;
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

    /** Returns whether people call it otherwise than it is spelled out. */
    public boolean hasLabel() {
        return !label.equals(scenario);
    }

    /** Returns the same with options set in both. */
    public NamedScenario with(UnaryOperator<Scenario> options) {
        return hasLabel()
                ? new NamedScenario(options.apply(scenario), options.apply(label))
                : new NamedScenario(options.apply(scenario));
    }
}
