package regatta.soak.bots.skirmisher;

import regatta.soak.Terrain;

/**
 * The points where the team meets the enemy: one for each own agent, on the line through the middle between the two
 * centroids, at right angles to the line that joins them.
 */
final class StrategicPoints {

    private final Battle battle;

    /** By own agent, the floor tile it should walk to. */
    final int[] pointOf;

    // The line of points: a place on it, and a step of length 1 along it.
    private double middleX;
    private double middleY;
    private double alongX;
    private double alongY;

    StrategicPoints(Battle battle) {
        this.battle = battle;
        pointOf = new int[battle.agents + 1];
    }

    /** Hands out the points of this turn; without enemies everyone stays. */
    void assign(int seat) {
        System.arraycopy(battle.cell, 0, pointOf, 0, pointOf.length);
        int own = battle.living[seat];
        if (own == 0 || battle.living[1 - seat] == 0) {
            return;
        }
        drawLine(own, battle.living[1 - seat]);
        int free = own;
        for (int point : points(Integer.bitCount(own))) {
            int agent = nearest(point, free);
            pointOf[agent] = point;
            free &= ~(1 << agent);
        }
    }

    private void drawLine(int own, int enemies) {
        double ownX = mean(battle.terrain.x, own);
        double ownY = mean(battle.terrain.y, own);
        double apartX = mean(battle.terrain.x, enemies) - ownX;
        double apartY = mean(battle.terrain.y, enemies) - ownY;
        double apart = Math.sqrt(apartX * apartX + apartY * apartY);
        middleX = ownX + apartX / 2;
        middleY = ownY + apartY / 2;
        alongX = apart == 0 ? 0 : -apartY / apart; // Centroids that coincide are taken to lie side by side.
        alongY = apart == 0 ? 1 : apartX / apart;
    }

    private double mean(int[] coordinate, int agents) {
        double sum = 0;
        for (int left = agents; left != 0; left &= left - 1) {
            sum += coordinate[battle.cell[Battle.first(left)]];
        }
        return sum / Integer.bitCount(agents);
    }

    /** Returns the points in their order along the line. */
    private int[] points(int count) {
        Terrain terrain = battle.terrain;
        double spread = (terrain.width + terrain.height) / (count + 1.0) / 2;
        int[] points = new int[count];
        for (int i = 0; i < count; i++) {
            double away = (i - (count - 1) / 2.0) * spread;
            points[i] = floorNearest(middleX + away * alongX, middleY + away * alongY);
        }
        return points;
    }

    /** Returns the floor tile nearest to a place that may be off the map. */
    private int floorNearest(double x, double y) {
        Terrain terrain = battle.terrain;
        int nearest = Terrain.NONE;
        double least = Double.MAX_VALUE;
        for (int cell = 0; cell < terrain.cells; cell++) {
            double dx = terrain.x[cell] - x;
            double dy = terrain.y[cell] - y;
            double distance = dx * dx + dy * dy;
            if (battle.floor(cell) && distance < least) {
                least = distance;
                nearest = cell;
            }
        }
        return nearest;
    }

    private int nearest(int point, int free) {
        int nearest = Battle.first(free);
        for (int left = free; left != 0; left &= left - 1) {
            int agent = Battle.first(left);
            if (battle.terrain.walk(battle.cell[agent], point) < battle.terrain.walk(battle.cell[nearest], point)) {
                nearest = agent;
            }
        }
        return nearest;
    }
}
