package regatta.soak;

import java.util.ArrayList;
import java.util.List;

/** League 4: bomb three bunkers full of enemies, but not the fourth, where an own agent is among them. */
final class BombTutorial extends SoakLeague {

    private static final int HEIGHT = 12;
    private static final int BUNKERS = 4;
    private static final int WETNESS = 70;
    private static final Roster.Kit ENEMY_KIT = Roster.Kit.tutorial(200, 64, 0);

    private final int[] shuffled = new int[Roster.LIMIT];

    BombTutorial() {
        super(1, 40, 1 << SoakOrders.MOVE | 1 << SoakOrders.SHOOT | 1 << SoakOrders.THROW, false);
    }

    @Override
    Scene draw(RefereeRandom chance) {
        int width = chance.coin() ? 15 : 17;
        boolean swapped = chance.coin();
        int[] counts = {chance.below(3) + 5, chance.below(3) + 4, 7, chance.below(4) + 7};
        chance.shuffle(counts, BUNKERS);
        Builder builder = new Builder(chance, width);
        int trap = indexOfSmallest(counts);
        for (int bunker = 0; bunker < BUNKERS; bunker++) {
            builder.build(bunker, counts[bunker], bunker == trap);
        }
        int walker = swapped ? 2 : 1;
        List<Roster.Entry> entries = new ArrayList<>();
        entries.add(own(walker, 6 * width + width / 2, 3));
        entries.add(own(3 - walker, builder.prisoner, 1));
        entries.addAll(builder.enemies);
        return new Scene(this, new Terrain(width, HEIGHT, builder.types), new Roster(entries));
    }

    private static Roster.Entry own(int id, int cell, int bombs) {
        return new Roster.Entry(id, 0, cell, AgentClass.SNIPER, WETNESS, Roster.Kit.tutorial(10, 1, bombs));
    }

    private static int indexOfSmallest(int[] counts) {
        int smallest = 0;
        for (int i = 1; i < counts.length; i++) {
            smallest = counts[i] <= counts[smallest] ? i : smallest;
        }
        return smallest;
    }

    /** Builds bunkers: a ring of high cover with agents inside. */
    private static final class Builder {

        final byte[] types;
        final List<Roster.Entry> enemies = new ArrayList<>();

        /** The tile of the second own agent. */
        int prisoner = -1;

        private final RefereeRandom chance;
        private final int width;

        Builder(RefereeRandom chance, int width) {
            this.chance = chance;
            this.width = width;
            types = new byte[width * HEIGHT];
        }

        void build(int bunker, int count, boolean trap) {
            int[] dx = {-2, -1, 0, 1, 2};
            int[] dy = dx.clone();
            chance.shuffle(dx, dx.length);
            chance.shuffle(dy, dy.length);
            int left = count;
            for (int x : dx) {
                for (int y : dy) {
                    int cell = (2 + 7 * (bunker % 2) + y) * width + 2 + (width - 5) * (bunker / 2) + x;
                    if (Math.abs(x) == 2 || Math.abs(y) == 2) {
                        types[cell] = Terrain.HIGH_COVER;
                    } else if (trap && prisoner < 0) {
                        prisoner = cell;
                    } else if (left > 0) {
                        left--;
                        int id = enemies.size() + 3;
                        enemies.add(new Roster.Entry(id, 1, cell, AgentClass.SNIPER, WETNESS, ENEMY_KIT));
                    }
                }
            }
        }
    }

    @Override
    void oppose(SoakPosition position, Plan plan, Movement movement) {
        int team = position.living(0);
        int walker = position.roster().list[0];
        boolean taught = (plan.shooting & team) == 0 && Integer.bitCount(team) == 2 && position.bombs[walker] > 0;
        if (taught) {
            return;
        }
        int count = 0;
        for (int id : position.roster().list) {
            if ((position.living(1) >>> id & 1) == 1) {
                shuffled[count++] = id;
            }
        }
        position.chance.shuffle(shuffled, count);
        for (int i = 0; i < Math.min(2, count); i++) {
            plan.shoot(shuffled[i], i + 1);
        }
    }

    @Override
    boolean goalMet(SoakPosition position, Plan plan, Movement movement) {
        int prisonCell = position.roster().cell[position.roster().list[1]];
        for (int left = position.living(1); left != 0; left &= left - 1) {
            int enemy = Integer.numberOfTrailingZeros(left);
            if (!sameBunker(position.terrain(), prisonCell, position.cell[enemy])) {
                return false;
            }
        }
        return true;
    }

    /** Enemies never leave their bunkers, and there is one in each corner of the map. */
    private static boolean sameBunker(Terrain terrain, int cell, int other) {
        int middleX = terrain.width / 2;
        int middleY = terrain.height / 2;
        return terrain.x[cell] < middleX == terrain.x[other] < middleX
                && terrain.y[cell] < middleY == terrain.y[other] < middleY;
    }

    @Override
    int score(SoakPosition position, int player) {
        return goalScore(position, player);
    }
}
