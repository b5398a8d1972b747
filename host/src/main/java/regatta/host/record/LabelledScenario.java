package regatta.host.record;

import java.util.function.UnaryOperator;
import regatta.core.Scenario;

/**
 * A scenario with its label.
 *
 * @param label the scenario as typed: it has file names where the scenario has the content of files
 */
public record LabelledScenario(Scenario scenario, Scenario label) {

    /** Creates a scenario without files, which is its own label. */
    public LabelledScenario(Scenario scenario) {
        this(scenario, scenario);
    }

    public boolean hasLabel() {
        return !label.equals(scenario);
    }

    /** Returns this scenario with options set in both. */
    public LabelledScenario with(UnaryOperator<Scenario> options) {
        return hasLabel()
                ? new LabelledScenario(options.apply(scenario), options.apply(label))
                : new LabelledScenario(options.apply(scenario));
    }
}
