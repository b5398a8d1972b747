package regatta.soak;

import java.util.ArrayList;
import java.util.List;

/** League 2: always shoot the wettest of four enemies, or all of them shoot back. */
final class ShootTutorial extends SoakLeague {

    private static final int WIDTH = 8;
    private static final int HEIGHT = 5;
    private static final int RANGE = 6;
    private static final int[] ENEMY_CELLS = {WIDTH + 2, 3 * WIDTH + 2, WIDTH + 5, 3 * WIDTH + 5};
    private static final int[] ENEMY_WETNESS = {90, 80, 70, 60};

    ShootTutorial() {
        super(1, 20, 1 << SoakOrders.SHOOT, false);
    }

    @Override
    Scene draw(RefereeRandom chance) {
        int[] ids = {3, 4, 5, 6};
        chance.shuffle(ids, ids.length);
        Roster.Kit kit = Roster.Kit.tutorial(50, RANGE, 0);
        Roster.Kit enemyKit = Roster.Kit.tutorial(100, RANGE, 0);
        List<Roster.Entry> entries = new ArrayList<>();
        entries.add(new Roster.Entry(1, 0, 2 * WIDTH + 3, AgentClass.SNIPER, 0, kit));
        entries.add(new Roster.Entry(2, 0, 2 * WIDTH + 4, AgentClass.SNIPER, 0, kit));
        for (int i = 0; i < ids.length; i++) {
            entries.add(new Roster.Entry(ids[i], 1, ENEMY_CELLS[i], AgentClass.SNIPER, ENEMY_WETNESS[i], enemyKit));
        }
        return new Scene(this, new Terrain(WIDTH, HEIGHT, new byte[WIDTH * HEIGHT]), new Roster(entries));
    }

    @Override
    void oppose(SoakPosition position, Plan plan, Movement movement) {
        int team = position.living(0);
        int wettest = wettestEnemy(position);
        boolean taught = true;
        for (int left = team; left != 0; left &= left - 1) {
            int agent = Integer.numberOfTrailingZeros(left);
            taught &= (plan.shooting >>> agent & 1) == 1 && plan.target[agent] == wettest;
        }
        if (!taught) {
            shootBack(position, plan, team);
        }
    }

    private static int wettestEnemy(SoakPosition position) {
        int wettest = 0;
        for (int id : position.roster().list) {
            boolean enemy = (position.living(1) >>> id & 1) == 1;
            if (enemy && (wettest == 0 || position.wetness[id] > position.wetness[wettest])) {
                wettest = id;
            }
        }
        return wettest;
    }

    private static void shootBack(SoakPosition position, Plan plan, int team) {
        int shooters = 0;
        for (int id : position.roster().list) {
            if ((position.living(1) >>> id & 1) == 1) {
                plan.shoot(id, nth(team, shooters++ % Integer.bitCount(team)));
            }
        }
    }

    private static int nth(int agents, int index) {
        int left = agents;
        for (int i = 0; i < index; i++) {
            left &= left - 1;
        }
        return Integer.numberOfTrailingZeros(left);
    }

    @Override
    int score(SoakPosition position, int player) {
        return Integer.bitCount(position.alive & position.roster().team[player]);
    }
}
