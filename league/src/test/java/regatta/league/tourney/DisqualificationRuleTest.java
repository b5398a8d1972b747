package regatta.league.tourney;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import regatta.core.Fault;
import regatta.core.Scenario;
import regatta.host.process.Invalidation;
import regatta.host.record.LabelledScenario;
import regatta.league.schedule.Pairing;
import regatta.league.table.Matches;
import regatta.league.table.StoredMatch;

class DisqualificationRuleTest {

    @Test
    void delaysOfTheMachineDoNotDisqualify() {
        DisqualificationRule watch = new DisqualificationRule(2);
        List<PlannedMatch> planned = new ArrayList<>();
        for (int number = 0; number < 12; number++) {
            planned.add(new PlannedMatch(
                    number, new LabelledScenario(Scenario.parse("halite")), Pairing.of(0, 1), 0, "key" + number));
            watch.plan(planned.get(number));
        }
        for (PlannedMatch match : planned.subList(0, 6)) {
            watch.note(match, played(Fault.Kind.LATE, new Invalidation(Invalidation.Cause.STARVED, 0, 3, 500)));
        }
        assertThat(watch.keepsFailing(0)).isFalse();

        for (PlannedMatch match : planned.subList(6, 11)) {
            watch.note(match, played(Fault.Kind.LATE, null));
        }
        assertThat(watch.keepsFailing(0)).isTrue();
        assertThat(watch.keepsFailing(1)).isFalse();
    }

    private static StoredMatch played(Fault.Kind fault, @Nullable Invalidation voided) {
        StoredMatch match = new Matches().add("halite", "a2! b1").list().get(0);
        StoredMatch.StoredSeat own = match.seats().get(0);
        StoredMatch.StoredSeat late = new StoredMatch.StoredSeat(
                own.bot(),
                own.rank(),
                own.score(),
                Map.of(fault, 1),
                own.faults(),
                own.times(),
                own.cpuMicros(),
                Map.of());
        return new StoredMatch(
                match.key(),
                match.scenario(),
                match.label(),
                List.of(late, match.seats().get(1)),
                match.turns(),
                match.wallMillis(),
                null,
                match.finishedAt(),
                "",
                voided);
    }
}
