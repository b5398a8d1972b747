package regatta.league.schedule;

import java.util.List;

/**
 * Plans a tournament round by round. A schedule is a function: from equal histories follow equal rounds, so a tournament
 * that was cut off goes on as if it had not been.
 */
public interface Schedule {

    /** Returns the pairings of the next round; none when the tournament is over. */
    List<Pairing> next(History history);

    /** Returns how many rounds there are at most. */
    int rounds(int entered, int seats);
}
