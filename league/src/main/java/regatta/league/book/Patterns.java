package regatta.league.book;

import java.util.ArrayList;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Scenario;
import regatta.host.match.Scenarios;
import regatta.host.record.NamedScenario;

/**
 * Scenarios as a person types them for many matches: {@code size=32,40 seats=2} are two patterns. Boards are the same
 * for all seats where the game can draw such, since a lopsided one tells of sides and not of bots. Each is kept as it was
 * typed too, because what was typed names the files that the scenario spells out.
 */
public final class Patterns {

    private final Game game;
    private final List<Scenario> typed = new ArrayList<>();
    private final List<Scenario> read = new ArrayList<>();

    /** Takes words such as {@code size=32,40}: every combination of the values is a pattern. */
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
            typed.add(game.info().alike(Scenario.of(name, combination)));
            read.add(game.info().alike(Scenarios.of(game, name, combination)));
        }
    }

    /** Commas part several values, except in a position to begin at, which has commas of its own. */
    private static List<String> values(Game game, String key, String value) {
        GameInfo.Option start = game.info().option(Role.START);
        return start != null && start.key().equals(key) ? List.of(value) : List.of(value.split(",", -1));
    }

    /** Returns them, with files read. */
    public List<Scenario> all() {
        return List.copyOf(read);
    }

    /** Sets the number of seats where the game leaves it open and nobody typed it. */
    public void seats(int seats) {
        typed.replaceAll(pattern -> game.info().withUsual(pattern, Role.SEATS, seats));
        read.replaceAll(pattern -> game.info().withUsual(pattern, Role.SEATS, seats));
    }

    /** Returns whether all patterns are single scenarios, because they fix their seed. */
    public boolean fixed() {
        return read.stream().allMatch(pattern -> ScenarioDraw.isFixed(game, pattern));
    }

    public int size() {
        return read.size();
    }

    /** Draws scenarios. */
    public List<Scenario> draw(int count, long seed) {
        if (fixed() && count > size()) {
            throw new BadInput("The options fix their seed, so there are only " + size() + " scenarios, not " + count
                    + ". Leave out 'seed' to have seeds drawn.");
        }
        return ScenarioDraw.of(game, read, count, seed);
    }

    /** Draws scenarios, each with a label that names files instead of spelling them out. */
    public List<NamedScenario> drawNamed(int count, long seed) {
        List<NamedScenario> named = new ArrayList<>();
        for (Scenario scenario : draw(count, seed)) {
            Scenario label = typed.get(named.size() % typed.size());
            String drawn = game.info().value(scenario, Role.SEED);
            label = drawn == null ? label : game.info().with(label, Role.SEED, drawn);
            named.add(new NamedScenario(scenario, ScenarioDraw.plain(game, label)));
        }
        return named;
    }
}
