package regatta.spacejars;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.Budget;
import regatta.core.BuiltInSeat;
import regatta.core.Orders;
import regatta.core.Scenario;
import regatta.core.Seat;
import regatta.core.Standing;
import regatta.space.SpacePosition;
import regatta.space.SpaceRules;
import regatta.space.game.SpaceGame;
import regatta.testkit.Playthrough;
import spaceexplorers.publicapi.IEvent;
import spaceexplorers.publicapi.IPlanet;
import spaceexplorers.publicapi.IPlanetOperations;
import spaceexplorers.publicapi.IStrategy;

/** Strategies in this process. */
class StrategyBotTest {

    @TempDir
    Path folder;

    /** Plays two jars against each other in this process. */
    static Playthrough play(Scenario scenario, Path... jars) throws IOException {
        SpaceRules rules = new SpaceGame().open(scenario);
        SpacePosition position = rules.start();
        List<Seat<SpacePosition>> seats = new ArrayList<>();
        List<StrategyJar> opened = new ArrayList<>();
        for (int seat = 0; seat < jars.length; seat++) {
            StrategyJar jar = StrategyJar.open(jars[seat], null);
            opened.add(jar);
            SpacePosition view = position.copy();
            StrategyBot bot = new StrategyBot(view, seat, jar.newStrategy(), thrown -> {});
            seats.add(BuiltInSeat.of(rules, view, seat, bot, 0));
        }
        Playthrough match = Playthrough.play(rules, position, seats);
        for (StrategyJar jar : opened) {
            jar.close();
        }
        return match;
    }

    @ParameterizedTest
    @ValueSource(strings = {"rings", "k4"})
    void aGoodStrategyBeatsAWeakOneFromBothSidesOfABoardThatFavoursNeither(String board) throws IOException {
        JarMaker maker = new JarMaker(folder);
        Path settler = maker.strategy("Settler", Bodies.SETTLER);
        Path sender = maker.strategy("Sender", Bodies.SENDER);
        Scenario scenario = Scenario.parse("space board=" + board);

        assertThat(play(scenario, settler, sender).standings())
                .extracting(Standing::rank)
                .containsExactly(1, 2);
        assertThat(play(scenario, sender, settler).standings())
                .extracting(Standing::rank)
                .containsExactly(2, 1);
    }

    @Test
    void ordersGivenBeforeAnExceptionCountAndItIsReported() {
        SpaceRules rules = new SpaceGame().open(Scenario.parse("space board=k4"));
        List<String> complaints = new ArrayList<>();
        StrategyBot bot = new StrategyBot(
                rules.start(),
                0,
                strategy((planets, operations, queue) -> {
                    IEvent order = operations.transferPeople(planets.get(0), planets.get(1), 1);
                    queue.add(order);
                    queue.add(order);
                    throw new IllegalStateException("tired");
                }),
                thrown -> complaints.add(thrown.getMessage()));
        Orders orders = new Orders(2);

        bot.play(orders, Budget.ofTurns(0));

        assertThat(orders.count(0)).as("the same order twice is two orders").isEqualTo(2);
        assertThat(complaints).containsExactly("tired");
    }

    @Test
    void ordersMadeForTheOtherSeatAreIgnored() {
        SpaceRules rules = new SpaceGame().open(Scenario.parse("space board=k4"));
        SpacePosition position = rules.start();
        List<IEvent> stolen = new ArrayList<>();
        StrategyBot victim = new StrategyBot(
                position,
                1,
                strategy((planets, operations, queue) ->
                        stolen.add(operations.transferPeople(planets.get(1), planets.get(0), 1))),
                thrown -> {});
        StrategyBot thief = new StrategyBot(
                position, 0, strategy((planets, operations, queue) -> queue.addAll(stolen)), thrown -> {});
        Orders orders = new Orders(2);

        victim.play(orders, Budget.ofTurns(0));
        thief.play(orders, Budget.ofTurns(0));

        assertThat(stolen).hasSize(1);
        assertThat(orders.count(0)).isZero();
    }

    /** A turn as a lambda. */
    interface Turn {
        void take(List<IPlanet> planets, IPlanetOperations operations, Queue<IEvent> queue);
    }

    static IStrategy strategy(Turn turn) {
        return new IStrategy() {
            @Override
            public void takeTurn(List<IPlanet> planets, IPlanetOperations operations, Queue<IEvent> eventsToExecute) {
                turn.take(planets, operations, eventsToExecute);
            }

            @Override
            public String getName() {
                return "a lambda";
            }

            @Override
            public boolean compete() {
                return false;
            }
        };
    }
}
