package regatta.soak.bots.skirmisher;

import regatta.soak.Roster;
import regatta.soak.SoakPosition;
import regatta.soak.Terrain;

/**
 * The points where the team meets the enemy: one for each own agent, on the line through the middle between the two
 * centroids, at right angles to the line that joins them.
 */
final class StrategicPoints {

    private final SoakPosition view;
    private final Terrain terrain;

    /** By own agent, the floor tile it should walk to. */
    final int[] pointOf;

    // The line of points: a place on it, and a step of length 1 along it.
    private double middleX;
    private double middleY;
    private double alongX;
    private double alongY;

    StrategicPoints(SoakPosition view) {
        this.view = view;
        terrain = view.terrain();
        pointOf = new int[view.roster().agents + 1];
    }

    /** Assigns the points of this turn; without enemies every agent stays. */
    void assign(int seat) {
        System.arraycopy(view.cell, 0, pointOf, 0, pointOf.length);
        int own = view.living(seat);
        if (own == 0 || view.living(1 - seat) == 0) {
            return;
        }
        drawLine(own, view.living(1 - seat));
        int free = own;
        for (int point : points(Integer.bitCount(own))) {
            int agent = nearest(point, free);
            pointOf[agent] = point;
            free &= ~(1 << agent);
        }
    }

    private void drawLine(int own, int enemies) {
        double ownX = mean(terrain.x, own);
        double ownY = mean(terrain.y, own);
        double apartX = mean(terrain.x, enemies) - ownX;
        double apartY = mean(terrain.y, enemies) - ownY;
        double apart = Math.sqrt(apartX * apartX + apartY * apartY);
        middleX = ownX + apartX / 2;
        middleY = ownY + apartY / 2;
        alongX = apart == 0 ? 0 : -apartY / apart; // If the centroids coincide, they are assumed to be side by side.
        alongY = apart == 0 ? 1 : apartX / apart;
    }

    private double mean(int[] coordinate, int agents) {
        double sum = 0;
        for (int left = agents; left != 0; left &= left - 1) {
            sum += coordinate[view.cell[Roster.first(left)]];
        }
        return sum / Integer.bitCount(agents);
    }

    /** Returns the points in their order along the line. */
    private int[] points(int count) {
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
        int nearest = Terrain.NONE;
        double min = Double.MAX_VALUE;
        for (int cell = 0; cell < terrain.cells; cell++) {
            double dx = terrain.x[cell] - x;
            double dy = terrain.y[cell] - y;
            double distance = dx * dx + dy * dy;
            if (terrain.floor(cell) && distance < min) {
                min = distance;
                nearest = cell;
            }
        }
        return nearest;
    }

    private int nearest(int point, int free) {
        int nearest = Roster.first(free);
        for (int left = free; left != 0; left &= left - 1) {
            int agent = Roster.first(left);
            if (terrain.walk(view.cell[agent], point) < terrain.walk(view.cell[nearest], point)) {
                nearest = agent;
            }
        }
        return nearest;
    }
}
