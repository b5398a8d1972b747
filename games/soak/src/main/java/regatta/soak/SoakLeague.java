package regatta.soak;

/**
 * What distinguishes one league from another: its map, the orders that are carried out, its built-in opponent, its goal
 * and its score.
 */
abstract class SoakLeague {

    /** The orders of the contest. */
    static final int ALL_ORDERS =
            1 << SoakOrders.MOVE | 1 << SoakOrders.SHOOT | 1 << SoakOrders.THROW | 1 << SoakOrders.HUNKER_DOWN;

    /** The number of seats; a built-in opponent has none. */
    final int seats;

    final int turns;

    /** The kinds of orders, as bits, that are carried out. */
    final int works;

    /** Whether territory gives points. */
    final boolean territory;

    SoakLeague(int seats, int turns, int works, boolean territory) {
        this.seats = seats;
        this.turns = turns;
        this.works = works;
        this.territory = territory;
    }

    /** Returns the league of a rule set. */
    static SoakLeague of(String ruleSet) {
        return switch (ruleSet) {
            case "league-1" -> new MoveTutorial();
            case "league-2" -> new ShootTutorial();
            case "league-3" -> new CoverTutorial();
            case "league-4" -> new BombTutorial();
            default -> new ContestLeague();
        };
    }

    /** Draws the map and places the agents. */
    abstract Scene draw(RefereeRandom chance);

    /** Gives the orders of the built-in opponent, which knows those of player 0. */
    void oppose(SoakPosition position, Plan plan, Movement movement) {}

    /** Returns whether the goal is reached, now that the turn is played. */
    boolean goalMet(SoakPosition position, Plan plan, Movement movement) {
        return false;
    }

    /** Returns whether the loss of a team ends the match. */
    boolean endsWithATeam() {
        return true;
    }

    abstract int score(SoakPosition position, int player);

    /** Returns the score of a tutorial with a goal. */
    static int goalScore(SoakPosition position, int player) {
        return position.goalMet == (player == 0) ? 0 : -1;
    }
}
