package regatta.soak;

import java.util.List;

/** League 1: walk two agents to two tiles. There is no opponent. */
final class MoveTutorial extends SoakLeague {

    private static final int WIDTH = 8;
    private static final int HEIGHT = 5;
    private static final int UPPER_GOAL = WIDTH + 6;
    private static final int LOWER_GOAL = 3 * WIDTH + 6;

    MoveTutorial() {
        super(1, 20, 1 << SoakOrders.MOVE, false);
    }

    @Override
    Scene draw(RefereeRandom chance) {
        Roster.Kit kit = Roster.Kit.tutorial(AgentClass.SNIPER.power, AgentClass.SNIPER.range, 0);
        return new Scene(
                this,
                new Terrain(WIDTH, HEIGHT, new byte[WIDTH * HEIGHT]),
                new Roster(List.of(
                        new Roster.Entry(1, 0, 0, AgentClass.SNIPER, 0, kit),
                        new Roster.Entry(2, 0, 4 * WIDTH, AgentClass.SNIPER, 0, kit))));
    }

    @Override
    boolean goalMet(SoakPosition position, Plan plan, Movement movement) {
        int first = position.cell[1];
        int second = position.cell[2];
        return first == UPPER_GOAL && second == LOWER_GOAL || first == LOWER_GOAL && second == UPPER_GOAL;
    }

    @Override
    boolean endsWithATeam() {
        return false;
    }

    @Override
    int score(SoakPosition position, int player) {
        return goalScore(position, player);
    }
}
