/** Bots as processes: starting and ending them, measuring their time, and seating them. */
@NullMarked
package regatta.host.process;

import org.jspecify.annotations.NullMarked;
