/** How fast the tools of bot authors are. */
@NullMarked
package regatta.botkit;

import org.jspecify.annotations.NullMarked;
