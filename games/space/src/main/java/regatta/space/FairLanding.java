package regatta.space;

/** Lands people only as far as there is room: the larger side first, equal sides in equal parts. */
final class FairLanding implements Landing {

    @Override
    public void onNeutral(SpacePosition position, int planet, long arrivals0, long arrivals1) {
        long room = Math.max(0, position.size[planet] - position.total[planet]);
        if (arrivals0 == arrivals1) {
            long each = Math.min(arrivals0, room / 2);
            settle(position, planet, 0, each);
            settle(position, planet, 1, each);
        } else {
            int larger = arrivals0 > arrivals1 ? 0 : 1;
            long first = Math.min(Math.max(arrivals0, arrivals1), room);
            settle(position, planet, larger, first);
            settle(position, planet, 1 - larger, Math.min(Math.min(arrivals0, arrivals1), room - first));
        }
        position.owner[planet] = position.majority(planet);
    }

    private static void settle(SpacePosition position, int planet, int seat, long count) {
        position.people[seat][planet] += count;
        position.total[planet] += count;
    }
}
