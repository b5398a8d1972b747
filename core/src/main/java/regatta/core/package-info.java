/**
 * The core types of Regatta. Neither this package nor a game uses a clock, files, threads or its own random source: a
 * match is a pure function of its scenario and its orders.
 */
@NullMarked
package regatta.core;

import org.jspecify.annotations.NullMarked;
