package regatta.spacejars;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import regatta.spacejars.JarMaker.Source;

/** An old copy of the interfaces, as in many jars of the course, with a class of the engine. */
final class OldApi {

    private OldApi() {}

    /** Makes a jar of a strategy and everything it was compiled with. */
    static Path jar(JarMaker maker, String name, String body) {
        List<Source> sources = new ArrayList<>();
        sources.add(type("interface IEvent", ""));
        sources.add(type("enum Owner", "SELF, OPPONENT, NEUTRAL"));
        sources.add(type("interface IPlanet", "int getId(); java.util.Set<IEdge> getEdges();"));
        sources.add(type("interface IEdge", "int getSourcePlanetId(); int getDestinationPlanetId(); int getLength();"));
        sources.add(type("interface IShuttle", ""));
        sources.add(type("interface IPlanetOperations", "IEvent transferPeople(IPlanet from, IPlanet to, long n);"));
        sources.add(type(
                "interface IVisiblePlanet extends IPlanet",
                "Owner getOwner(); long getTotalPopulation(); java.util.List<IShuttle> getIncomingShuttles();"));
        sources.add(type(
                "interface IStrategy",
                "void takeTurn(java.util.List<IPlanet> planets, IPlanetOperations operations,"
                        + " java.util.Queue<IEvent> queue); String getName(); boolean compete();"));
        sources.add(new Source("spaceexplorers.core.Engine", "package spaceexplorers.core; public class Engine {}"));
        sources.add(Source.strategy(
                "spaceexplorers.strategies", name, "Object engine = new spaceexplorers.core.Engine();\n" + body));
        return maker.jarOfItsOwn(name, sources.toArray(new Source[0]));
    }

    private static Source type(String declaration, String members) {
        String name = declaration.split(" ", -1)[1];
        return new Source(
                "spaceexplorers.publicapi." + name,
                "package spaceexplorers.publicapi; public " + declaration + " { " + members + " }");
    }
}
