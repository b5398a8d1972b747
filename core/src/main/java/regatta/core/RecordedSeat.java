package regatta.core;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A seat that gives the answers of a transcript. */
public final class RecordedSeat<P extends Position<P>> implements Seat<P> {

    private final Transcript transcript;
    private final int seat;

    private RecordedSeat(Transcript transcript, int seat) {
        this.transcript = transcript;
        this.seat = seat;
    }

    public static <P extends Position<P>> List<RecordedSeat<P>> all(Transcript transcript) {
        List<RecordedSeat<P>> seats = new ArrayList<>();
        for (int seat = 0; seat < transcript.seats(); seat++) {
            seats.add(new RecordedSeat<>(transcript, seat));
        }
        return seats;
    }

    @Override
    public void ask(P position, int awaitedLines) {}

    @Override
    public @Nullable Fault hear(P position, Answer answer) {
        SeatAnswer recorded = transcript.answer(position.turn(), seat);
        if (recorded == null) {
            return Fault.crashed("The recording ends before turn " + position.turn() + ".");
        }
        recorded.lines().forEach(answer::add);
        return recorded.fault();
    }
}
