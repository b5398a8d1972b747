/** Playing matches: jobs, the runner of a match, and farms that run many. */
@NullMarked
package regatta.host.match;

import org.jspecify.annotations.NullMarked;
