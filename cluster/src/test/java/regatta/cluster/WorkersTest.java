package regatta.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who plays, and who does no longer. */
class WorkersTest {

    private final List<String> said = new ArrayList<>();
    private final Workers workers = new Workers(said::add);
    private final Answer slow = new Answer(Answer.Kind.PLAYED, "1", "10.0.0.1", "");
    private final Answer good = new Answer(Answer.Kind.PLAYED, "2", "10.0.0.2", "");

    @Test
    void whoIsSetAsideIsNamedOnceWithTheReason() {
        workers.setAside(slow, "fails: the disk is full");
        workers.setAside(slow, "fails again");

        assertThat(said).containsExactly("A worker is set aside: 10.0.0.1 (executor 1) fails: the disk is full.");
        assertThat(workers.isSetAside("1")).isTrue();
        assertThat(workers.isSetAside("2")).isFalse();
        assertThat(workers.setAsideAnd(new String[] {"2"})).containsExactly("1", "2");
    }

    @Test
    void aMachineThatMakesBotsLateAgainAndAgainIsSetAside() {
        for (int i = 0; i < 4; i++) {
            workers.note(slow, false, true);
            workers.note(slow, true, true);
            workers.note(good, i == 0, true);
        }

        assertThat(workers.setAside()).containsExactly("1");
        assertThat(said).singleElement().asString().contains("10.0.0.1", "too slow for the clock: 4 of its 8 matches");
    }

    @Test
    void theOnlyMachineThereIsPlaysOn() {
        for (int i = 0; i < 10; i++) {
            workers.note(slow, true, false);
        }
        workers.tellVoids();

        assertThat(workers.anySetAside()).isFalse();
        assertThat(said).singleElement().asString().startsWith("10 of 10 matches were void");
    }
}
