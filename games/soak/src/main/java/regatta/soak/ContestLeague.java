package regatta.soak;

/** League 5, the contest: two bots, two equal teams, and territory. */
final class ContestLeague extends SoakLeague {

    ContestLeague() {
        super(2, 100, ALL_ORDERS, true);
    }

    @Override
    Scene draw(RefereeRandom chance) {
        return new ContestMap(chance).draw(this);
    }

    @Override
    int score(SoakPosition position, int player) {
        boolean wipedOut = position.living(player) == 0 && position.living(1 - player) != 0;
        return wipedOut || !position.active(player) ? -1 : position.points[player];
    }
}
