/** Tests and test data that all games share. */
@NullMarked
package regatta.testkit;

import org.jspecify.annotations.NullMarked;
