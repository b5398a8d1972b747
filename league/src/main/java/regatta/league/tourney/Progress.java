package regatta.league.tourney;

/**
 * The progress of a tournament.
 *
 * @param counted the finished matches, including those of earlier runs
 * @param resumed the matches of earlier runs
 * @param skipped the matches that are not played because one of their bots is disqualified
 * @param planned the total number of matches; an estimate while later rounds depend on earlier ones
 */
public record Progress(int counted, int resumed, int skipped, int planned) {

    public int left() {
        return Math.max(0, planned - counted - skipped);
    }
}
