package regatta.halite;

import java.util.Map;
import java.util.TreeMap;
import regatta.core.JsonOut;
import regatta.core.Standing;
import regatta.halite.Statistics.Count;

/** Writes what a replay tells about one seat at the end. */
record ReplayStatistics(HalitePosition position, Standing standing, long tieBreak) {

    /** Writes an object whose keys are sorted, as all keys of a replay are. */
    void write(JsonOut json) {
        Map<String, Runnable> values = new TreeMap<>();
        for (Count count : Count.values()) {
            if (!count.key.isEmpty()) {
                values.put(count.key, () -> json.value(count(count)));
            }
        }
        values.put("average_entity_distance", () -> json.value(averageDistance()));
        values.put("final_production", () -> json.value(standing.score()));
        values.put("halite_per_dropoff", () -> writeDropoffs(json));
        values.put("mining_efficiency", () -> json.value(efficiency()));
        values.put("player_id", () -> json.value(standing.seat()));
        values.put("random_id", () -> json.value(tieBreak));
        values.put("rank", () -> json.value(standing.rank()));
        json.open('{');
        for (Map.Entry<String, Runnable> value : values.entrySet()) {
            json.key(value.getKey());
            value.getValue().run();
        }
        json.close('}');
    }

    private long count(Count count) {
        return position.statistics.get(count, standing.seat());
    }

    private long averageDistance() {
        long lifespan = count(Count.LIFESPAN);
        return lifespan == 0 ? 0 : count(Count.TOTAL_DISTANCE) / lifespan;
    }

    private double efficiency() {
        long mined = count(Count.TOTAL_MINED);
        return mined == 0 ? 0.0 : (double) count(Count.TOTAL_PRODUCTION) / mined;
    }

    private void writeDropoffs(JsonOut json) {
        json.open('[').open('[');
        HaliteReplay.writePlace(json, position.torus, position.shipyard[standing.seat()]);
        json.value(count(Count.YARD_REPORTED)).close(']');
        for (int dropoff = 0; dropoff < position.dropoffCount; dropoff++) {
            boolean reported = position.dropoffReported[dropoff] != HalitePosition.NONE;
            if (position.dropoffOwner[dropoff] == standing.seat() && reported) {
                json.open('[');
                HaliteReplay.writePlace(json, position.torus, position.dropoffCell[dropoff]);
                json.value(position.dropoffReported[dropoff]).close(']');
            }
        }
        json.close(']');
    }
}
