package regatta.host;

import java.util.List;

/**
 * What the host noted about one seat in one turn.
 *
 * @param micros how long it took to answer
 * @param retimed whether a pause of the arena was taken off that
 * @param log what it wrote to its standard error
 * @param notes the annotations found in there, each a JSON value
 */
record SeatTurn(long micros, boolean retimed, String log, List<String> notes) {}
