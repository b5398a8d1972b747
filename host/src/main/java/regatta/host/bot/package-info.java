/** A bot as a person names it, the files it consists of, and how it is built. */
@NullMarked
package regatta.host.bot;

import org.jspecify.annotations.NullMarked;
