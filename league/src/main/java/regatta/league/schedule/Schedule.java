package regatta.league.schedule;

import java.util.List;

/**
 * The plan of a tournament, round by round. It is a pure function: equal histories give equal rounds, so an interrupted
 * tournament can be continued.
 */
public interface Schedule {

    /** Returns the pairings of the next round; empty at the end of the tournament. */
    List<Pairing> next(History history);

    int rounds(int entered, int seats);
}
