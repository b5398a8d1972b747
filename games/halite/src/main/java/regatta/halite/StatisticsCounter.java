package regatta.halite;

import regatta.halite.Statistics.Count;

/** Updates the statistics of every seat after a turn. */
record StatisticsCounter(Economy economy, InspirationCounter lookout) {

    void take(HalitePosition position, int turn) {
        position.statistics.nextEntry();
        for (int seat = 0; seat < position.seats(); seat++) {
            if (!position.terminated[seat] && position.solvent[seat]) {
                takeSeat(position, seat, turn);
            }
        }
    }

    private void takeSeat(HalitePosition position, int seat, int turn) {
        Statistics statistics = position.statistics;
        statistics.enter(seat, position.bank[seat]);
        statistics.atLeast(Count.SHIPS_PEAK, seat, position.shipsOf(seat));
        statistics.add(Count.LIFESPAN, seat, position.shipsOf(seat));
        statistics.set(Count.TOTAL_PRODUCTION, seat, position.delivered[seat]);
        statistics.set(Count.YARD_REPORTED, seat, position.yardDelivered[seat]);
        long cargo = takeShips(position, seat);
        takeDropoffs(position, seat);
        if (economy.able(position, seat)) {
            statistics.set(Count.LAST_TURN_ALIVE, seat, turn);
            statistics.set(Count.CARRIED_AT_END, seat, cargo);
        }
    }

    private long takeShips(HalitePosition position, int seat) {
        Statistics statistics = position.statistics;
        Torus torus = position.torus;
        int others = ~(1 << seat);
        int yard = position.shipyard[seat];
        long cargo = 0;
        int farthest = 0;
        int distances = 0;
        int meetings = 0;
        for (int ship = position.firstShip(seat); ship != HalitePosition.NONE; ship = position.nextShip(ship)) {
            int cell = position.shipCell[ship];
            int distance = torus.distance(cell, yard);
            cargo += position.shipCargo[ship];
            farthest = Math.max(farthest, distance);
            distances += distance;
            boolean meets = (position.structuresNear[cell] & others) != 0 || lookout.meets(position, ship);
            meetings += meets ? 1 : 0;
        }
        statistics.atLeast(Count.MAX_ENTITY_DISTANCE, seat, farthest);
        statistics.add(Count.TOTAL_DISTANCE, seat, distances);
        statistics.add(Count.INTERACTION_OPPORTUNITIES, seat, meetings);
        return cargo;
    }

    private static void takeDropoffs(HalitePosition position, int seat) {
        for (int dropoff = 0; dropoff < position.dropoffCount; dropoff++) {
            if (position.dropoffOwner[dropoff] == seat) {
                position.dropoffReported[dropoff] = position.dropoffDelivered[dropoff];
            }
        }
        position.statistics.set(Count.NUMBER_DROPOFFS, seat, position.dropoffsOf(seat));
    }
}
