/** The original's replay files: {@code .hlt}, version 3, compressed by zstd or plain. */
@NullMarked
package regatta.hlt;

import org.jspecify.annotations.NullMarked;
