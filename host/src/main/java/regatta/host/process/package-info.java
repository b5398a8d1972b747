/** Bots as processes: starting and ending them, their clocks and meters, and the seats they take. */
@NullMarked
package regatta.host.process;

import org.jspecify.annotations.NullMarked;
