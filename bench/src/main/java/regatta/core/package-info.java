/** What the measurements of all games share. */
@NullMarked
package regatta.core;

import org.jspecify.annotations.NullMarked;
