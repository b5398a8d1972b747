package regatta.league.tourney;

/**
 * How far a tournament is.
 *
 * @param counted matches that are over, those of earlier runs too
 * @param resumed those of earlier runs
 * @param skipped matches that are not played because a bot of theirs was set aside
 * @param planned all matches; an estimate while later rounds depend on earlier ones
 */
public record Progress(int counted, int resumed, int skipped, int planned) {

    public int left() {
        return Math.max(0, planned - counted - skipped);
    }
}
