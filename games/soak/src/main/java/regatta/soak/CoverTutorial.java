package regatta.soak;

import java.util.List;

/** League 3: one turn to run behind the better of two covers and shoot the worse protected of two enemies. */
final class CoverTutorial extends SoakLeague {

    private static final int WIDTH = 13;
    private static final int HEIGHT = 5;
    private static final int RANGE = 6;
    private static final int LEFT_AGENT = 1;
    private static final int RIGHT_AGENT = 2;

    CoverTutorial() {
        super(1, 1, 1 << SoakOrders.MOVE | 1 << SoakOrders.SHOOT, false);
    }

    private static int at(int x, int y) {
        return y * WIDTH + x;
    }

    @Override
    Scene draw(RefereeRandom chance) {
        Roster.Kit kit = Roster.Kit.tutorial(50, RANGE, 0);
        Roster.Kit enemyKit = Roster.Kit.tutorial(100, RANGE, 0);
        return new Scene(
                this,
                new Terrain(WIDTH, HEIGHT, drawCovers(chance)),
                new Roster(List.of(
                        new Roster.Entry(LEFT_AGENT, 0, at(0, 2), AgentClass.SNIPER, 0, kit),
                        new Roster.Entry(RIGHT_AGENT, 0, at(12, 2), AgentClass.SNIPER, 0, kit),
                        new Roster.Entry(3, 1, at(4, 1), AgentClass.SNIPER, 0, enemyKit),
                        new Roster.Entry(4, 1, at(4, 3), AgentClass.SNIPER, 0, enemyKit),
                        new Roster.Entry(5, 1, at(8, 1), AgentClass.SNIPER, 0, enemyKit),
                        new Roster.Entry(6, 1, at(8, 3), AgentClass.SNIPER, 0, enemyKit))));
    }

    private static byte[] drawCovers(RefereeRandom chance) {
        byte[] types = new byte[WIDTH * HEIGHT];
        drawPair(chance, types, 1, Terrain.LOW_COVER);
        drawPair(chance, types, 11, Terrain.LOW_COVER);
        byte enemyCover = chance.coin() ? Terrain.LOW_COVER : Terrain.FLOOR;
        drawPair(chance, types, 3, enemyCover);
        drawPair(chance, types, 9, enemyCover);
        if (chance.coin()) {
            types[at(6, 1)] = Terrain.HIGH_COVER;
            types[at(6, 3)] = Terrain.HIGH_COVER;
        }
        for (int y : new int[] {2, 0, 4}) {
            if (chance.coin()) {
                boolean lowFirst = chance.coin();
                types[at(4, y)] = lowFirst ? Terrain.LOW_COVER : Terrain.HIGH_COVER;
                types[at(8, y)] = lowFirst ? Terrain.HIGH_COVER : Terrain.LOW_COVER;
            }
        }
        return types;
    }

    /** Puts a low and a high cover into a column, in random order. */
    private static void drawPair(RefereeRandom chance, byte[] types, int x, byte weak) {
        boolean weakAbove = chance.coin();
        types[at(x, 1)] = weakAbove ? weak : Terrain.HIGH_COVER;
        types[at(x, 3)] = weakAbove ? Terrain.HIGH_COVER : weak;
    }

    @Override
    void oppose(SoakPosition position, Plan plan, Movement movement) {
        if (!taught(position, plan, movement)) {
            plan.shoot(3, LEFT_AGENT);
            plan.shoot(4, LEFT_AGENT);
            plan.shoot(5, RIGHT_AGENT);
            plan.shoot(6, RIGHT_AGENT);
        }
    }

    @Override
    boolean goalMet(SoakPosition position, Plan plan, Movement movement) {
        movement.markStarts();
        return taught(position, plan, movement);
    }

    private static boolean taught(SoakPosition position, Plan plan, Movement movement) {
        int both = 1 << LEFT_AGENT | 1 << RIGHT_AGENT;
        if ((plan.moving & plan.shooting & both) != both) {
            return false;
        }
        Terrain terrain = position.terrain();
        int leftRun = behindHigh(terrain, 1, 0);
        int rightRun = behindHigh(terrain, 11, 12);
        int left = position.cell[LEFT_AGENT];
        int right = position.cell[RIGHT_AGENT];
        boolean covered = left == leftRun && right == rightRun
                || movement.step(left, plan, LEFT_AGENT) == leftRun
                        && movement.step(right, plan, RIGHT_AGENT) == rightRun;
        return covered
                && shootsAt(position, plan.target[LEFT_AGENT], at(4, isHigh(terrain, 3) ? 3 : 1))
                && shootsAt(position, plan.target[RIGHT_AGENT], at(8, isHigh(terrain, 9) ? 3 : 1));
    }

    private static boolean isHigh(Terrain terrain, int x) {
        return terrain.type(at(x, 1)) == Terrain.HIGH_COVER;
    }

    private static int behindHigh(Terrain terrain, int coverX, int x) {
        return at(x, isHigh(terrain, coverX) ? 1 : 3);
    }

    private static boolean shootsAt(SoakPosition position, int target, int cell) {
        return target > 0
                && target <= position.roster().agents
                && (position.alive >>> target & 1) == 1
                && position.cell[target] == cell;
    }

    @Override
    int score(SoakPosition position, int player) {
        return goalScore(position, player);
    }
}
