/**
 * The words of Regatta as types. Nothing in here, and nothing in a game, knows a clock, a file, a thread or a source of
 * chance of its own: a match is a pure function of its scenario and its orders.
 */
@NullMarked
package regatta.core;

import org.jspecify.annotations.NullMarked;
