package spaceexplorers.publicapi;

/** An order. Only those made by {@link IPlanetOperations} have an effect. */
public interface IEvent {}
