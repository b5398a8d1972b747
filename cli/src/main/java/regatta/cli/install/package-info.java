/** The commands that put Regatta on the PATH and remove it. */
@NullMarked
package regatta.cli.install;

import org.jspecify.annotations.NullMarked;
