package regatta.space;

/** The rules without the defects of the original: people settle only where there is room, the larger side first. */
final class FairRuleSet extends SpaceRuleSet {

    @Override
    void settle(SpacePosition position, int planet, long arrivals0, long arrivals1) {
        long room = Math.max(0, position.size[planet] - position.total[planet]);
        if (arrivals0 == arrivals1) {
            long each = Math.min(arrivals0, room / 2);
            addPeople(position, planet, 0, each);
            addPeople(position, planet, 1, each);
        } else {
            int larger = arrivals0 > arrivals1 ? 0 : 1;
            long first = Math.min(Math.max(arrivals0, arrivals1), room);
            addPeople(position, planet, larger, first);
            addPeople(position, planet, 1 - larger, Math.min(Math.min(arrivals0, arrivals1), room - first));
        }
        position.owner[planet] = position.majority(planet);
    }

    private static void addPeople(SpacePosition position, int planet, int seat, long count) {
        position.people[seat][planet] += count;
        position.total[planet] += count;
    }
}
