package regatta.spacejars;

/** The bodies of the strategies in tests. */
final class Bodies {

    private static final String TURN =
            "public void takeTurn(List<IPlanet> planets, IPlanetOperations operations, Queue<IEvent> queue) {\n";

    /** Finds the first own planet and its first neighbour, and queues an order to send one there. */
    private static final String SEND_ONE = """
            IPlanet home = null, next = null;
            for (IPlanet planet : planets) {
                if (home == null && planet instanceof IVisiblePlanet v && v.getOwner() == Owner.SELF) home = planet;
            }
            if (home != null) {
                int id = home.getEdges().iterator().next().getDestinationPlanetId();
                for (IPlanet planet : planets) if (planet.getId() == id) next = planet;
                queue.add(operations.transferPeople(home, next, 1));
            }
            """;

    /** Settles where there is the most room, with a third of the people of each half-full planet. */
    static final String SETTLER = TURN + """
                Map<Integer, IVisiblePlanet> seen = new HashMap<>();
                for (IPlanet planet : planets)
                    if (planet instanceof IVisiblePlanet visible) seen.put(planet.getId(), visible);
                for (IVisiblePlanet planet : seen.values()) {
                    if (planet.getOwner() != Owner.SELF || planet.getTotalPopulation() * 2 < planet.getSize()) continue;
                    IVisiblePlanet target = null;
                    long most = 0;
                    for (IEdge edge : planet.getEdges()) {
                        IVisiblePlanet next = seen.get(edge.getDestinationPlanetId());
                        long room = next.getSize() - next.getTotalPopulation();
                        for (IShuttle shuttle : next.getIncomingShuttles()) room -= shuttle.getNumberPeople();
                        if (room > most) { most = room; target = next; }
                    }
                    if (target != null)
                        queue.add(operations.transferPeople(planet, target, planet.getTotalPopulation() / 3));
                }
            }
            """;

    static final String SENDER = TURN + SEND_ONE + "}\n";

    static final String THROWER = TURN + SEND_ONE + "throw new NoSuchElementException(\"as every turn\");\n}\n";

    static final String RECURSER = TURN + SEND_ONE + "takeTurn(planets, operations, new ArrayDeque<>());\n}\n";

    /** Gives an order and never returns. When interrupted, it tries to give another one. */
    static final String HANGER = TURN + SEND_ONE + """
                while (true) {
                    if (Thread.interrupted()) try { queue.add(operations.transferPeople(home, next, 1)); }
                            catch (IllegalStateException closed) { }
                }
            }
            """;

    /** Keeps the monitor of the queue. */
    static final String LOCKER = TURN + SEND_ONE + "synchronized (queue) { while (true) Thread.onSpinWait(); }\n}\n";

    static final String QUITTER = TURN + SEND_ONE + "System.exit(0);\n}\n";

    static final String TALKER = TURN + SEND_ONE + "System.out.println(\"1 2 1; 9 9 9\");\n}\n";

    /** Claims that its planets are adjacent, and adds orders of its own class. */
    static final String FORGER = """
            record Forged(int getId, int other) implements IPlanet {
                public int getId() { return getId; }
                public Set<IEdge> getEdges() {
                    return Set.of(new IEdge() {
                        public int getSourcePlanetId() { return getId; }
                        public int getDestinationPlanetId() { return other; }
                        public int getLength() { return 0; }
                    });
                }
            }
            """ + TURN + SEND_ONE + """
                if (home != null) {
                    queue.clear();
                    queue.add(new IEvent() { });
                    queue.add(operations.transferPeople(
                            new Forged(home.getId(), next.getId()), new Forged(next.getId(), home.getId()), 1));
                    queue.add(operations.transferPeople(new Forged(12345, 0), home, 1));
                }
            }
            """;

    /** Looks for a neighbour in a map without it, as a strategy of the course does in rare cases. */
    static final String NULL_SENDER = TURN + SEND_ONE + "queue.add(operations.transferPeople(home, null, 1));\n}\n";

    private Bodies() {}
}
