/** Bots as users name them: their kinds, files, identities and builds. */
@NullMarked
package regatta.host.bot;

import org.jspecify.annotations.NullMarked;
