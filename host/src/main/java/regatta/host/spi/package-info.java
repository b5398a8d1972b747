/** The services that a game may provide besides its rules. */
@NullMarked
package regatta.host.spi;

import org.jspecify.annotations.NullMarked;
