package regatta.halite;

import regatta.core.JsonOut;
import regatta.core.Standing;
import regatta.halite.Statistics.Count;

/** Writes the final statistics of one seat for a replay. */
record ReplayStatistics(HalitePosition position, Standing standing, long tieBreak) {

    void write(JsonOut json) {
        json.open('{');
        for (Count count : Count.values()) {
            if (!count.key.isEmpty()) {
                json.key(count.key).value(count(count));
            }
        }
        json.key("average_entity_distance").value(averageDistance());
        json.key("final_production").value(standing.score());
        json.key("halite_per_dropoff");
        writeDropoffs(json);
        json.key("mining_efficiency").value(efficiency());
        json.key("player_id").value(standing.seat());
        json.key("random_id").value(tieBreak);
        json.key("rank").value(standing.rank());
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

    /** In the order of the original's table, which is keyed by location and knows the shipyard first. */
    private void writeDropoffs(JsonOut json) {
        long[] delivered = new long[position.torus.cells];
        HashOrder cells = new HashOrder(HashOrder.links(delivered.length), HashOrder.cellHashes(position.torus));
        int yard = position.shipyard[standing.seat()];
        cells.insert(yard);
        delivered[yard] = count(Count.YARD_REPORTED);
        for (int dropoff = 0; dropoff < position.dropoffCount; dropoff++) {
            boolean reported = position.dropoffReported[dropoff] != HalitePosition.NONE;
            if (position.dropoffOwner[dropoff] == standing.seat() && reported) {
                cells.insert(position.dropoffCell[dropoff]);
                delivered[position.dropoffCell[dropoff]] = position.dropoffReported[dropoff];
            }
        }
        json.open('[');
        for (int cell = cells.first(); cell != HashOrder.NONE; cell = cells.next(cell)) {
            json.open('[');
            HaliteReplay.writePlace(json, position.torus, cell);
            json.value(delivered[cell]).close(']');
        }
        json.close(']');
    }
}
