/**
 * What a strategy for Space Explorers is written against.
 *
 * <p>A strategy implements {@link spaceexplorers.publicapi.IStrategy}, is called once per own turn, looks at a list of
 * planets and queues the transfers it wants. The names here are those of the course this game comes from, to the
 * letter: jars compiled against its library run unchanged.
 */
@NullMarked
package spaceexplorers.publicapi;

import org.jspecify.annotations.NullMarked;
