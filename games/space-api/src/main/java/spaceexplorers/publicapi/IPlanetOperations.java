package spaceexplorers.publicapi;

/** Makes orders. */
public interface IPlanetOperations {

    /**
     * Makes an order to send people from one planet to a neighbour. Nothing happens until it is queued, and nothing is
     * checked before it is carried out: an order for more people than you then have there, for none, or without an edge
     * between the planets is left out, and the next one follows.
     *
     * @param from where they leave; people of yours must be there, but the planet need not be yours
     * @param to where they go
     * @return the order; each time it is queued counts as an order of its own
     * @throws NullPointerException if {@code from} or {@code to} is null
     */
    IEvent transferPeople(IPlanet from, IPlanet to, long numPeople);
}
