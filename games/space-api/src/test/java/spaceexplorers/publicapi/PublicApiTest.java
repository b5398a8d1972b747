package spaceexplorers.publicapi;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Old jars link against these members by name and type: none may change. */
class PublicApiTest {

    static Stream<Arguments> members() {
        return Stream.of(
                Arguments.of(IStrategy.class, new String[] {
                    "void takeTurn(java.util.List, spaceexplorers.publicapi.IPlanetOperations, java.util.Queue)",
                    "java.lang.String getName()",
                    "boolean compete()"
                }),
                Arguments.of(IPlanet.class, new String[] {"int getId()", "java.util.Set getEdges()"}),
                Arguments.of(IVisiblePlanet.class, new String[] {
                    "int getHabitability()",
                    "long getSize()",
                    "long getTotalPopulation()",
                    "long getP1Population()",
                    "long getP2Population()",
                    "spaceexplorers.publicapi.Owner getOwner()",
                    "boolean isHomeworld()",
                    "java.util.List getIncomingShuttles()"
                }),
                Arguments.of(
                        IEdge.class,
                        new String[] {"int getSourcePlanetId()", "int getDestinationPlanetId()", "int getLength()"}),
                Arguments.of(IShuttle.class, new String[] {
                    "long getNumberPeople()",
                    "spaceexplorers.publicapi.Owner getOwner()",
                    "int getSourcePlanetId()",
                    "int getDestinationPlanetId()",
                    "int getTurnsToArrival()"
                }),
                Arguments.of(IPlanetOperations.class, new String[] {
                    "spaceexplorers.publicapi.IEvent transferPeople(spaceexplorers.publicapi.IPlanet, "
                            + "spaceexplorers.publicapi.IPlanet, long)"
                }),
                Arguments.of(IEvent.class, new String[0]));
    }

    @ParameterizedTest
    @MethodSource("members")
    void anInterfaceHasTheMembersOfTheOriginalAndNoOthers(Class<?> type, String[] members) {
        assertThat(type.isInterface()).isTrue();
        assertThat(Arrays.stream(type.getDeclaredMethods()).map(PublicApiTest::describe))
                .containsExactlyInAnyOrder(members);
        assertThat(type.getDeclaredMethods()).allMatch(method -> Modifier.isAbstract(method.getModifiers()));
    }

    @Test
    void aVisiblePlanetIsAPlanet() {
        assertThat(IVisiblePlanet.class.getInterfaces()).containsExactly(IPlanet.class);
    }

    @Test
    void theOwnersAreListedInTheOrderOfTheOriginal() {
        assertThat(Owner.values()).containsExactly(Owner.SELF, Owner.OPPONENT, Owner.NEUTRAL);
    }

    private static String describe(Method method) {
        String parameters = String.join(
                ", ",
                Arrays.stream(method.getParameterTypes()).map(Class::getName).toList());
        return method.getReturnType().getName() + " " + method.getName() + "(" + parameters + ")";
    }
}
