/** The bots that come with Tron. */
@NullMarked
package regatta.tron.bots;

import org.jspecify.annotations.NullMarked;
