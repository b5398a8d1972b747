/** Records of matches: writing, reading and playing them again. */
@NullMarked
package regatta.host.record;

import org.jspecify.annotations.NullMarked;
