/** Files, text for terminals, and faults of the machine. */
@NullMarked
package regatta.host.io;

import org.jspecify.annotations.NullMarked;
