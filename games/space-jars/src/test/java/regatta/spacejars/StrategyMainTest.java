package regatta.spacejars;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.Match;
import regatta.core.RecordedSeat;
import regatta.core.Scenario;
import regatta.core.Seat;
import regatta.core.Standing;
import regatta.core.Transcript;
import regatta.space.SpacePosition;
import regatta.space.SpaceRules;
import regatta.space.game.SpaceGame;
import regatta.testkit.Playthrough;

/** Strategies of all kinds, each in a process of its own. */
class StrategyMainTest {

    private static final Scenario K4 = Scenario.parse("space board=k4");

    @TempDir
    Path folder;

    private JarMaker maker;
    private final SpaceRules rules = new SpaceGame().open(K4);
    private final SpacePosition position = rules.start();
    private final List<ChildSeat> children = new ArrayList<>();

    @BeforeEach
    void prepare() {
        maker = new JarMaker(folder);
    }

    @AfterEach
    void endChildren() {
        children.forEach(ChildSeat::close);
    }

    private ChildSeat child(int seat, Path jar, String... options) {
        ChildSeat child = new ChildSeat(rules, seat, jar, options);
        children.add(child);
        return child;
    }

    /** Asks once and returns what was answered. */
    private List<String> answer(ChildSeat child) {
        Answer answer = new Answer();
        child.ask(position, 1);
        Fault fault = child.hear(position, answer);
        assertThat(fault).isNull();
        return answer.texts();
    }

    @Test
    void aGoodStrategyBeatsOneThatDoesNothing() throws Exception {
        ChildSeat settler = child(0, maker.strategy("Settler", Bodies.SETTLER));
        List<Standing> standings = new Match<>(rules, position, List.of(settler, nobody()), silence()).play();

        assertThat(standings).extracting(Standing::rank).containsExactly(1, 2);
        assertThat(settler.end()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"THROWER", "RECURSER", "TALKER", "NULL_SENDER", "SENDER"})
    void ordersGivenBeforeATurnGoesWrongCount(String body) throws Exception {
        ChildSeat child = child(0, maker.strategy("Sender", body(body)));

        assertThat(answer(child)).containsExactly("1 2 1");
        position.turn = 2;
        assertThat(answer(child)).as("the next turn").containsExactly("1 2 1");
    }

    private static String body(String name) throws ReflectiveOperationException {
        return (String) Bodies.class.getDeclaredField(name).get(null);
    }

    @ParameterizedTest
    @ValueSource(strings = {"HANGER", "LOCKER"})
    void aStrategyThatHangsLosesItsTimeAndKeepsItsOrders(String body) throws Exception {
        ChildSeat child = child(0, maker.strategy("Hanger", body(body)), "--turn-ms", "1000");

        assertThat(answer(child)).containsExactly("1 2 1");
        position.turn = 2;
        assertThat(answer(child)).as("the next turn").containsExactly("1 2 1");
    }

    @Test
    void aForgedPlanetDoesNotShortenTheWay() {
        ChildSeat child = child(0, maker.strategy("Forger", Bodies.FORGER));
        Match<SpacePosition> match = new Match<>(rules, position, List.of(child, nobody()), silence());

        match.turn();

        assertThat(position.shuttleCount).isOne();
        assertThat(position.shuttleTicks[0]).as("after one tick of two").isOne();
    }

    @Test
    void aJarThatBundlesAnOldEnginePlays() {
        ChildSeat child = child(0, OldApi.jar(maker, "Bundler", Bodies.SENDER));

        assertThat(answer(child)).containsExactly("1 2 1");
    }

    @Test
    void aStrategyThatEndsItsProgramHasCrashedAndTheOtherPlaysOn() {
        ChildSeat quitter = child(0, maker.strategy("Quitter", Bodies.QUITTER));
        ChildSeat settler = child(1, maker.strategy("Settler", Bodies.SETTLER));

        Playthrough match = Playthrough.play(rules, position, List.of(quitter, settler));

        assertThat(match.faults()).isNotEmpty().allMatch(fault -> fault.contains("seat 0: CRASHED: ended with 0"));
        assertThat(match.standings()).extracting(Standing::rank).containsExactly(2, 1);
    }

    @Test
    void aMatchIsTheSameInThisProgramAndInOthers() throws Exception {
        Path jar = maker.strategy("Settler", Bodies.SETTLER);
        Scenario scenario = Scenario.parse("space seed=11");
        SpaceRules drawn = new SpaceGame().open(scenario);
        List<Seat<SpacePosition>> seats = new ArrayList<>();
        for (int seat = 0; seat < SpacePosition.SEATS; seat++) {
            ChildSeat child = new ChildSeat(drawn, seat, jar);
            children.add(child);
            seats.add(child);
        }

        Playthrough apart = Playthrough.play(drawn, drawn.start(), seats);

        assertThat(apart).isEqualTo(StrategyBotTest.play(scenario, jar, jar));
    }

    @Test
    void theNameOfAStrategyCanBeAskedFor() throws Exception {
        Path jar = maker.strategy("Nova", Bodies.SENDER);

        assertThat(ChildSeat.run(jar.toString(), "--name")).isEqualTo("The Nova\nexit 0");
    }

    @Test
    void unplayableJarEndsTheProgramWithAMessage() throws Exception {
        String none = folder.resolve("None.jar").toString();

        assertThat(ChildSeat.run(none)).isEqualTo(none + ": there is no such file.\nexit 2");
        assertThat(ChildSeat.run("a.jar", "--turn-ms", "soon"))
                .isEqualTo("--turn-ms soon: milliseconds are a whole number from 1 up.\nexit 2");
        assertThat(ChildSeat.run()).startsWith("Which jar? usage:").endsWith("exit 2");
    }

    static Seat<SpacePosition> nobody() {
        return RecordedSeat.<SpacePosition>all(new Transcript(2)).get(0);
    }

    static Match.Watcher<SpacePosition> silence() {
        return (position, turn) -> {};
    }
}
