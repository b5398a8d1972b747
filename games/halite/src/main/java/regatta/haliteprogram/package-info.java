/** Halite bots as programs: the only place of this module that reads and writes. */
@NullMarked
package regatta.haliteprogram;

import org.jspecify.annotations.NullMarked;
