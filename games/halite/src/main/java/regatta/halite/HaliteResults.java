package regatta.halite;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import regatta.core.Events;
import regatta.core.JsonOut;
import regatta.core.Match;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.core.Standing;
import regatta.core.TextOut;
import regatta.core.Turn;

/** Writes the result of a match as the original's {@code --results-as-json} does. Watch the match, then write. */
public final class HaliteResults implements Match.Watcher<HalitePosition> {

    private final HaliteRules rules;
    private final Scenario scenario;
    private final boolean[] noted;

    /** Prepares to watch a match of {@code scenario} played by {@code rules}, which must be Halite's. */
    public HaliteResults(Scenario scenario, Rules<?> rules) {
        this.scenario = scenario;
        this.rules = (HaliteRules) rules;
        noted = new boolean[this.rules.settings.seats()];
    }

    @Override
    public void turnEnds(HalitePosition position, Turn turn) {
        Events events = turn.events();
        for (int seat = 0; seat < noted.length; seat++) {
            noted[seat] |= turn.orders().fault(seat) != null;
        }
        for (int i = 0; i < events.count(); i++) {
            if (events.kind(i) == HaliteEvents.STRANDED || events.kind(i) == HaliteEvents.SELF_COLLISION) {
                noted[events.value(i, 0)] = true;
            }
        }
    }

    /**
     * Writes the result of a match that is over.
     *
     * @param errorLogs the log files of seats that have one
     * @param replay the replay file, or null if none was written
     */
    public void write(
            HalitePosition position,
            Map<Integer, String> errorLogs,
            long executionMillis,
            @Nullable String replay,
            TextOut out) {
        JsonOut json = new JsonOut(out, 4).open('{').key("error_logs").open('{');
        for (int seat : seatsInKeyOrder()) {
            String file = errorLogs.get(seat);
            if (file != null) {
                json.key(seat).value(file);
            }
        }
        json.close('}').key("execution_time").value(executionMillis);
        json.key("final_snapshot").value(Snapshot.text(rules.settings, position));
        HaliteSettings.Asked asked = HaliteSettings.Asked.of(scenario);
        json.key("map_generator").value(rules.settings.mapType().id);
        json.key("map_height").value(asked.height());
        json.key("map_seed").value(asked.seed());
        json.key("map_total_halite").value(rules.settings.drawMap().total());
        json.key("map_width").value(asked.width());
        if (replay != null) {
            json.key("replay").value(replay);
        }
        json.key("stats").open('{');
        List<Standing> standings = rules.standings(position);
        for (int seat : seatsInKeyOrder()) {
            Standing standing = standings.get(seat);
            json.key(seat).open('{').key("rank").value(standing.rank());
            json.key("score").value(standing.score()).close('}');
        }
        json.close('}').key("terminated").open('{');
        for (int seat : seatsInKeyOrder()) {
            if (noted[seat]) {
                json.key(seat).value(position.terminated[seat]);
            }
        }
        json.close('}').close('}');
    }

    /** The original sorts keys as text: 10 comes before 2. */
    private List<Integer> seatsInKeyOrder() {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < noted.length; seat++) {
            seats.add(seat);
        }
        seats.sort(Comparator.comparing(String::valueOf));
        return seats;
    }
}
