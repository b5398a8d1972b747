package regatta.league.book;

import java.util.ArrayList;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Scenario;
import regatta.host.match.Scenarios;
import regatta.host.record.LabelledScenario;

/**
 * The scenario options of many matches: {@code size=32,40 seats=2} gives two patterns. Boards are symmetric where the
 * game supports it, because a lopsided board favours a seat. Each pattern is also kept as typed, because the typed form
 * names files instead of containing them.
 */
public final class Patterns {

    private final Game game;
    private final List<Scenario> typed = new ArrayList<>();
    private final List<Scenario> read = new ArrayList<>();

    /** Creates the patterns of options such as {@code size=32,40}: one for each combination of the values. */
    public Patterns(Game game, String name, List<String> words) {
        this.game = game;
        List<List<String>> combinations = List.of(List.of());
        for (String word : words) {
            int equals = word.indexOf('=');
            List<List<String>> more = new ArrayList<>();
            for (List<String> begun : combinations) {
                for (String value : values(game, word.substring(0, equals), word.substring(equals + 1))) {
                    List<String> longer = new ArrayList<>(begun);
                    longer.add(word.substring(0, equals + 1) + value);
                    more.add(longer);
                }
            }
            combinations = more;
        }
        for (List<String> combination : combinations) {
            typed.add(game.info().symmetric(Scenario.of(name, combination)));
            read.add(game.info().symmetric(Scenarios.of(game, name, combination)));
        }
    }

    /** Splits values at commas, except in an initial position, which contains commas itself. */
    private static List<String> values(Game game, String key, String value) {
        GameInfo.Option start = game.info().option(Role.START);
        return start != null && start.key().equals(key) ? List.of(value) : List.of(value.split(",", -1));
    }

    /** Returns the patterns with the contents of their files. */
    public List<Scenario> all() {
        return List.copyOf(read);
    }

    /** Sets the number of seats of patterns that leave it open. */
    public void seats(int seats) {
        typed.replaceAll(pattern -> game.info().withDefault(pattern, Role.SEATS, seats));
        read.replaceAll(pattern -> game.info().withDefault(pattern, Role.SEATS, seats));
    }

    /** Returns whether all patterns have fixed random seeds, so that each is a single scenario. */
    public boolean fixed() {
        return read.stream().allMatch(pattern -> ScenarioDraw.isFixed(game, pattern));
    }

    public int size() {
        return read.size();
    }

    public List<Scenario> draw(int count, long seed) {
        if (fixed() && count > size()) {
            throw new BadInput("These options fix the random seed, so there are only " + size() + " scenarios, not "
                    + count + ". Leave out 'seed'.");
        }
        return ScenarioDraw.of(game, read, count, seed);
    }

    /** Returns random scenarios, each with a label that names files instead of containing them. */
    public List<LabelledScenario> drawNamed(int count, long seed) {
        List<LabelledScenario> named = new ArrayList<>();
        for (Scenario scenario : draw(count, seed)) {
            Scenario label = typed.get(named.size() % typed.size());
            String drawn = game.info().value(scenario, Role.SEED);
            label = drawn == null ? label : game.info().with(label, Role.SEED, drawn);
            named.add(new LabelledScenario(scenario, ScenarioDraw.plain(game, label)));
        }
        return named;
    }
}
