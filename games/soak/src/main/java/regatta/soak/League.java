package regatta.soak;

/** What sets one league apart from another: its map, which orders work, its built-in opponent, its goal and its score. */
abstract class League {

    /** The orders of the contest. */
    static final int ALL_ORDERS =
            1 << SoakOrders.MOVE | 1 << SoakOrders.SHOOT | 1 << SoakOrders.THROW | 1 << SoakOrders.HUNKER_DOWN;

    /** How many seats there are: a built-in opponent takes none. */
    final int seats;

    final int turns;

    /** The kinds of orders, as bits, that are carried out. */
    final int works;

    /** Whether holding ground gives points. */
    final boolean territory;

    League(int seats, int turns, int works, boolean territory) {
        this.seats = seats;
        this.turns = turns;
        this.works = works;
        this.territory = territory;
    }

    /** Returns the league of a rule set. */
    static League of(String ruleSet) {
        return switch (ruleSet) {
            case "league-1" -> new MoveTutorial();
            case "league-2" -> new ShootTutorial();
            case "league-3" -> new CoverTutorial();
            case "league-4" -> new BombTutorial();
            default -> new Contest();
        };
    }

    /** Draws the map and places the agents. */
    abstract Scene draw(Chance chance);

    /** Gives the orders of the built-in opponent, who knows those of player 0. */
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
