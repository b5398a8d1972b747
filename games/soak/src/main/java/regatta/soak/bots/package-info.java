/** The bots that come with Soak Overflow. */
@NullMarked
package regatta.soak.bots;

import org.jspecify.annotations.NullMarked;
