package regatta.league.table;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.Scenario;
import regatta.host.io.Sha256;

/** A division of a league by options of the scenarios. */
public final class Slices {

    private static final int MAX_VALUE = 40;
    private static final int DIGEST_DIGITS = 6;

    private Slices() {}

    /**
     * Returns the parts of a league by the values of the options {@code keys}. An option that a scenario leaves open
     * has the text of the game's default.
     *
     * @throws BadInput if the game does not have such an option
     */
    public static Map<List<String>, League> by(List<String> keys, Game game, League league) {
        List<String> known = new ArrayList<>(List.of("rules"));
        game.info().options().forEach(option -> known.add(option.key()));
        for (String key : keys) {
            if (!known.contains(key)) {
                throw BadInput.unknown(game.info().id() + " option", key, known);
            }
        }
        Map<List<String>, List<StoredMatch>> slices = new TreeMap<>(Slices::compare);
        for (StoredMatch match : league.played()) {
            List<String> values =
                    keys.stream().map(key -> value(key, match.label(), game)).toList();
            slices.computeIfAbsent(values, any -> new ArrayList<>()).add(match);
        }
        Map<List<String>, League> leagues = new TreeMap<>(Slices::compare);
        slices.forEach((values, matches) -> leagues.put(values, new League(matches, league.disqualified())));
        return leagues;
    }

    private static String value(String key, Scenario scenario, Game game) {
        if (key.equals("rules")) {
            return scenario.rules();
        }
        String value = scenario.option(key);
        if (value != null) {
            return value.length() <= MAX_VALUE ? value : shortened(value);
        }
        for (GameInfo.Option option : game.info().options()) {
            if (option.key().equals(key)) {
                return option.defaultValue();
            }
        }
        return "";
    }

    /** A value may be a whole board, so long values are shortened, with a digest to distinguish them. */
    private static String shortened(String value) {
        String digest = Sha256.of(value.getBytes(StandardCharsets.UTF_8)).substring(0, DIGEST_DIGITS);
        return value.substring(0, MAX_VALUE - DIGEST_DIGITS - 2).replace('\n', ' ') + "… " + digest;
    }

    /** Compares values: numbers by size, before words. */
    private static int compare(List<String> a, List<String> b) {
        Comparator<String> natural = Comparator.comparingLong(
                        (String text) -> isNumber(text) ? Long.parseLong(text) : Long.MAX_VALUE)
                .thenComparing(Comparator.naturalOrder());
        for (int i = 0; i < a.size(); i++) {
            int order = natural.compare(a.get(i), b.get(i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    private static boolean isNumber(String text) {
        return text.matches("-?\\d{1,18}");
    }
}
