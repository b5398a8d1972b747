/** Feeds every parser what nobody should send it. */
@NullMarked
package regatta.fuzz;

import org.jspecify.annotations.NullMarked;
