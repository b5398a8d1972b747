/** Space Explorers: two players settle a graph of planets of which they see a part. */
@NullMarked
package regatta.space;

import org.jspecify.annotations.NullMarked;
