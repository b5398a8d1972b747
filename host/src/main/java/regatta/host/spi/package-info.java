/** What a game may bring beside its rules: jars, replay formats, boards, kits and commands. */
@NullMarked
package regatta.host.spi;

import org.jspecify.annotations.NullMarked;
