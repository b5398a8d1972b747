package regatta.host.process;

import java.util.List;

/**
 * What the host noted about one seat in one turn.
 *
 * @param micros how long it took to answer
 * @param cpuMicros the processor time it used for that
 * @param retimed whether a pause of the arena was taken off that
 * @param log what it wrote to its standard error: text, or one char per byte if the bot is left alone
 * @param notes the annotations found in there, each a JSON value
 */
public record SeatTurn(long micros, long cpuMicros, boolean retimed, String log, List<String> notes) {

    /** Of a seat that was not asked. */
    public static final SeatTurn NOTHING = new SeatTurn(0, 0, false, "", List.of());
}
