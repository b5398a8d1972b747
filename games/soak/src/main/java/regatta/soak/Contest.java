package regatta.soak;

/** League 5, which is the contest: two bots, two equal teams, and ground to hold. */
final class Contest extends League {

    Contest() {
        super(2, 100, ALL_ORDERS, true);
    }

    @Override
    Scene draw(Chance chance) {
        return new ContestMap(chance).draw(this);
    }

    @Override
    int score(SoakPosition position, int player) {
        boolean wipedOut = position.living(player) == 0 && position.living(1 - player) != 0;
        return wipedOut || !position.active(player) ? -1 : position.points[player];
    }
}
