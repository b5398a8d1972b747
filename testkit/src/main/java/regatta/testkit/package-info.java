/** What every game is tested with. */
@NullMarked
package regatta.testkit;

import org.jspecify.annotations.NullMarked;
