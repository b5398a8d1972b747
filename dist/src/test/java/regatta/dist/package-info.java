/** Tests of what users download and install. */
@NullMarked
package regatta.dist;

import org.jspecify.annotations.NullMarked;
