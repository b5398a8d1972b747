package regatta.halite.bots.hungarian;

import regatta.halite.HalitePosition;
import regatta.halite.bots.Fleet;

/** What the enemies make a ship fear about a cell (Q7): from nothing to its cargo. */
final class Dangers {

    private static final double LARGEST = 1000;

    /** So near to a structure its ships come and go, whoever stands there. */
    private static final int DOOR = 2;

    private final HungarianSight sight;
    private final HalitePosition position;
    private final Chart chart;
    private final Meetings meetings;

    /**
     * What losing a ship for a ship costs. Between two players it is even, and K13 leaves it out; with more the others gain
     * what both lose, n - 2 parts in n - 1.
     */
    private final double shipWorth;

    Dangers(HungarianSight sight) {
        this.sight = sight;
        position = sight.position;
        chart = sight.chart;
        meetings = new Meetings(sight);
        int others = Math.max(1, position.seats() - 1);
        shipWorth = sight.parameters.shipWorth * (others - 1) / others;
    }

    /** Sees what became of those who dared something, and what the turn is like. */
    void refresh() {
        if (sight.parameters.meeting > 0) {
            meetings.refresh();
        }
    }

    /** Notes that a ship goes to a cell. */
    void dare(int ship, int cell) {
        if (sight.parameters.meeting > 0 && chart.threat(cell) != Chart.NO_THREAT) {
            meetings.dare(ship, cell);
        }
    }

    /** Returns a number from -1000 to 0. The rules are those of K13, in their order. */
    double score(int ship, int cell) {
        int cargo = position.shipCargo[ship];
        int threat = chart.threat(cell);
        boolean direct = threat != Chart.NO_THREAT;
        if (direct && sight.enemyStructure(cell)) {
            return clamp(sight.parameters.sharedDoors ? Math.min(-cargo, meetings.worth(ship, cell)) : -cargo);
        }
        int home = sight.fleet.distanceHome(cell);
        boolean atHome = home <= 1 || home <= 2 && chart.lead(cell) > sight.parameters.calmLead;
        if (atHome && !(sight.parameters.sharedDoors && enemyBase(cell) <= DOOR)) {
            return 0;
        }
        if (direct && sight.parameters.meeting > 0) {
            return clamp(meetings.worth(ship, cell));
        }
        if (direct) {
            return goodTrade(cargo, threat, cell, home)
                    ? 0
                    : clamp(-cargo - shipWorth + sight.parameters.threatRelief * threat);
        }
        boolean afraid = cargo >= sight.parameters.littleCargo && surrounded(cell);
        return afraid ? clamp(-sight.parameters.surroundedCost * cargo) : 0;
    }

    /** Returns how likely a ship lives on that goes to a cell, as far as the others can be foreseen. */
    double survival(int ship, int cell) {
        return sight.parameters.heed && sight.parameters.meeting > 0 && chart.threat(cell) != Chart.NO_THREAT
                ? meetings.survival(ship, cell)
                : 1;
    }

    private static double clamp(double score) {
        return Math.max(-LARGEST, Math.min(0, score));
    }

    /** Two or more enemies within two steps, and the enemy is the stronger one here. */
    private boolean surrounded(int cell) {
        if (chart.lead(cell) >= 0) {
            return false;
        }
        int enemies = 0;
        for (int k = 0; sight.diamond.distance[k] <= 2; k++) {
            enemies += sight.enemyShip(sight.diamond.cell(cell, k)) ? 1 : 0;
        }
        return enemies >= sight.parameters.surroundingShips;
    }

    /** K14: whether to lose this ship for the lightest one that could come would be to our advantage. */
    private boolean goodTrade(int cargo, int threat, int cell, int home) {
        double lead = chart.lead(cell);
        double share = chart.fleetShare();
        if (chart.enemiesNear(cell) <= 2) {
            return lead > sight.parameters.evenLead && cargo < threat && share > sight.parameters.evenShare
                    || lead > sight.parameters.sureLead
                            && sight.parameters.sureRatio * cargo < threat
                            && cargo + threat > sight.parameters.sureStake;
        }
        return lead > sight.parameters.fightLead
                || lead > sight.parameters.strongLead && share > sight.parameters.strongShare
                || lead > 1 && besieging(cell, home) && cargo < Math.max(threat, sight.parameters.littleCargo);
    }

    /** An enemy base is within two steps, and ours is as near. */
    private boolean besieging(int cell, int home) {
        int base = enemyBase(cell);
        return base <= 2 && home <= base;
    }

    /** How far it is to the nearest structure of an enemy. */
    private int enemyBase(int cell) {
        int base = Integer.MAX_VALUE;
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat != sight.seat) {
                base = Math.min(base, Fleet.distanceHome(position, seat, cell));
            }
        }
        return base;
    }
}
