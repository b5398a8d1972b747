/** The bots that come with Space Explorers. */
@NullMarked
package regatta.space.bots;

import org.jspecify.annotations.NullMarked;
