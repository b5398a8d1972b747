package regatta.league.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import regatta.core.Rng;
import regatta.testkit.SeedSource;

/** Tests of a ladder without rounds, with any number of running matches and random results. */
class MatchmakerTest {

    private static final int GAMES = 400;

    /** A ladder with running matches. The bot with the lower number is usually the stronger one. */
    private static final class OpenLadder {
        final Rng rng;
        final int seats;
        final List<Integer> bots;
        final OnlineRatings ratings;
        final Deque<Pairing> inFlight = new ArrayDeque<>();
        final List<Pairing> begun = new ArrayList<>();

        OpenLadder(long seed) {
            rng = new Rng(seed);
            seats = 2 + rng.below(3);
            bots = IntStream.range(0, 3 * seats + rng.below(10)).boxed().toList();
            ratings = new OnlineRatings(bots.size());
        }

        Pairing begin() {
            Pairing next = Objects.requireNonNull(Matchmaker.next(ratings, bots, inFlight, seats));
            assertThat(Matchmaker.next(ratings, bots, inFlight, seats))
                    .as("equal input gives an equal pairing")
                    .isEqualTo(next);
            inFlight.add(next);
            begun.add(next);
            return next;
        }

        void end() {
            List<Integer> order = new ArrayList<>(inFlight.getFirst().bots());
            order.sort((a, b) -> rng.oneIn(4) ? b - a : a - b);
            ratings.note(
                    order.stream().mapToInt(Integer::intValue).toArray(),
                    IntStream.rangeClosed(1, seats).toArray());
            inFlight.removeFirst();
        }
    }

    @ParameterizedTest
    @SeedSource(10)
    void botPlaysOneMatchAtATimeAndAllKeepPlaying(long seed) {
        OpenLadder ladder = new OpenLadder(seed);
        ladder.begin();
        while (ladder.begun.size() < GAMES) {
            Set<Integer> busy = new HashSet<>();
            ladder.inFlight.forEach(pairing -> busy.addAll(pairing.bots()));
            assertThat(ladder.begin().bots()).hasSize(ladder.seats).doesNotContainAnyElementsOf(busy);
            ladder.end();
        }
        List<Pairing> second = ladder.begun.subList(GAMES / 2, GAMES);
        assertThat(ladder.bots)
                .allMatch(bot ->
                        second.stream().anyMatch(pairing -> pairing.bots().contains(bot)));
    }

    @ParameterizedTest
    @SeedSource(10)
    void newBotsArePairedFirst(long seed) {
        OpenLadder ladder = new OpenLadder(seed);
        Set<Integer> seen = new HashSet<>();
        while (seen.size() < ladder.bots.size()) {
            int unseen = ladder.bots.size() - seen.size();
            List<Integer> table = ladder.begin().bots();
            assertThat(table.stream().filter(bot -> !seen.contains(bot))).hasSize(Math.min(unseen, ladder.seats));
            seen.addAll(table);
            ladder.end();
        }
    }

    @Test
    void noPairingWithoutEnoughFreeBots() {
        OnlineRatings ratings = new OnlineRatings(5);
        List<Integer> bots = List.of(0, 1, 2, 4);

        assertThat(Matchmaker.next(ratings, bots, List.of(Pairing.of(0, 1)), 3)).isNull();
        assertThat(Matchmaker.next(ratings, bots, List.of(Pairing.of(0, 1)), 2)).isEqualTo(Pairing.of(2, 4));
    }
}
